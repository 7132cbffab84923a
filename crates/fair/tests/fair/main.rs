//! What a file of an honest dealer proves, and what becomes of it when somebody changes it.

mod any_bytes;
mod dealer;
mod honest;
mod lies;
mod unreadable;
mod vectors;
