"""Pictures of boards, positions and paths in one look with the browser."""
