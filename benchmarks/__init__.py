"""The speed of Sandtable, measured side by side with other engines: `python -m benchmarks` or `make bench`."""
