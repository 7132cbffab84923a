//! How long the same step takes in both worlds.
