//! The server from outside: real sockets on port 0, a journal in memory, or in a file.

mod acknowledgements;
mod additions;
mod budgets;
mod chronicle;
mod codes;
mod connections;
mod data_file;
mod doorstep;
mod frames;
mod half_messages;
mod harness;
mod limits;
mod metrics;
mod nodes;
mod numbers;
mod own_packs;
mod pages;
mod pictures;
mod readiness;
mod restart;
mod screens;
mod sealed;
mod seats;
mod setback;
mod transfers;
mod watching;
