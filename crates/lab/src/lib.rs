//! The laboratory of the rules. Its tests play random games, walk through all states of small tables, and
//! compare worlds that a viewer must not be able to tell apart. Nothing of the product uses it.
