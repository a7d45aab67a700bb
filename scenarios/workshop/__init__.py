"""The workshop: people design a scenario step by step, and the server says at each step what the rules find."""
