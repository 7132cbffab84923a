//! Secrets over real sockets.

mod games;
mod planted;
mod timing;
