"""The benchmark: the engine compiled and plain, and other libraries beside it, in one run."""
