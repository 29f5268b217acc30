"""Where nothing can be compiled for the browser: see vecs.py."""
