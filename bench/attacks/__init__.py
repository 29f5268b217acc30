"""What one address can do to the others: `python -m bench.attacks`."""
