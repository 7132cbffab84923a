//! The server with a journal that keeps nothing, to measure what keeping costs.
//!
//! `forgetful IP:PORT`

use std::future::pending;
use std::net::TcpListener;

use content::Library;
use journal::{Limits, MemoryJournal};
use server::{Config, ServeError};

#[tokio::main]
async fn main() -> Result<(), ServeError> {
    let address = std::env::args().nth(1).unwrap_or("127.0.0.1:0".to_owned());
    let listener = TcpListener::bind(address)?;
    eprintln!("listening on http://{}", listener.local_addr()?);
    let config = Config {
        library: Library::embedded(),
        ..Config::default()
    };
    server::run(
        config,
        MemoryJournal::new(Limits::default()),
        listener,
        pending(),
    )
    .await
}
