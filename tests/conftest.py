"""Settings that all tests share."""

from hypothesis import settings

# A busy machine is slow: that is no failure.
settings.register_profile("ludotheque", deadline=None, print_blob=True)
settings.load_profile("ludotheque")
