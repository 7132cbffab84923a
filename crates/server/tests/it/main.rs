//! The server from outside: real sockets on port 0, a journal in memory.

mod acknowledgements;
mod additions;
mod frames;
mod harness;
mod limits;
mod own_packs;
mod pages;
mod pictures;
mod restart;
mod seats;
