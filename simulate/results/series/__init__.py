"""One deck against several opponents."""
