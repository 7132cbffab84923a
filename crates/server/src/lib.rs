//! Tables over the network: addresses, sockets, rooms. It moves commands, records and views between
//! phones, rules and journal, and knows nothing of what is played.
//!
//! The way through: `http` opens a socket; `socket` reads frames and passes them through a door to the
//! room; `room` decides, records, folds and fills each phone's `outbox`; `socket` writes it out.

mod additions;
mod app;
mod assets;
mod code;
mod entropy;
mod gate;
mod headers;
mod http;
mod limits;
mod line;
mod origin;
mod outbox;
mod peer;
mod pools;
mod registry;
mod room;
mod run;
mod socket;
mod tls;

pub use ipnet::IpNet;
pub use limits::{Limits, Pace, Timing};
pub use origin::{BadBaseUrl, BaseUrl};
pub use run::{Config, ServeError, run};
pub use tls::{Tls, TlsError};
