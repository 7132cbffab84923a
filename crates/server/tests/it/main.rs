//! The server from outside: real sockets on port 0, a journal in memory, or in a file.

mod acknowledgements;
mod additions;
mod data_file;
mod frames;
mod harness;
mod limits;
mod own_packs;
mod pages;
mod pictures;
mod restart;
mod seats;
