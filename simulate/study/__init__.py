"""Studies: questions that are answered by playtests, asked for step by step (docs/studies.md). A folder a kind."""
