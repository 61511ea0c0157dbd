"""A club ladder: places with personal links, the results of finished matches, and ratings by Glicko-2."""
