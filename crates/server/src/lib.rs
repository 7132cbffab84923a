//! Tables over the network: addresses, sockets, rooms. It moves commands, records and views between
//! phones, rules and journal, and knows nothing of what is played.
//!
//! The way through: `http` opens a socket; `socket` reads frames and passes them through a door to the
//! room; `room` decides, records, folds and fills each phone's `outbox`; `socket` writes it out.

mod accept;
mod account;
mod additions;
mod address;
mod ageing;
mod app;
mod assets;
mod caller;
mod code;
mod debts;
mod dialect;
mod entropy;
mod gate;
mod headers;
mod house;
mod http;
mod limits;
mod line;
mod memory;
mod meters;
mod nodes;
mod operators;
mod origin;
mod outbox;
mod owners;
mod patient;
mod peer;
mod pools;
mod portrait;
mod readiness;
mod registry;
mod room;
mod run;
mod screens;
mod seldom;
mod settings;
mod shelf;
mod socket;
mod tls;
mod turns;
mod vigil;

pub use dialect::TooOld;
pub use ipnet::IpNet;
pub use limits::{Limits, Pace, Timing};
pub use origin::{BadBaseUrl, BaseUrl};
pub use portrait::{Illegible, Table, fold, portray};
pub use run::{Config, Doors, ServeError, run};
pub use settings::{Bounds, NotSet, Setting, list as list_limits};
pub use tls::{Tls, TlsError};
