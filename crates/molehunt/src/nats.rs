//! How NATS servers are named on the command line, and how to come in.

use std::path::PathBuf;

use clap::Args;
use journal::{NatsOptions, NatsPlace};

#[derive(Args, Clone, Debug)]
pub(crate) struct Nats {
    /// Name of the store, where a cluster has several
    #[arg(
        long = "journal-name",
        env = "MOLEHUNT_JOURNAL_NAME",
        value_name = "NAME",
        default_value_t = NatsOptions::default().name,
        value_parser = name
    )]
    name: String,
    /// How many NATS servers keep each record
    #[arg(
        long = "journal-replicas",
        env = "MOLEHUNT_JOURNAL_REPLICAS",
        value_name = "NUMBER",
        default_value_t = NatsOptions::default().copies as u8,
        value_parser = clap::value_parser!(u8).range(1..=5)
    )]
    copies: u8,
    /// Over how many streams tables are spread; counts only when the store is made
    #[arg(
        long = "journal-streams",
        env = "MOLEHUNT_JOURNAL_STREAMS",
        value_name = "NUMBER",
        default_value_t = NatsOptions::default().shelves,
        value_parser = clap::value_parser!(u32).range(1..=256)
    )]
    shelves: u32,
    /// Credentials for the NATS servers, as a file that nsc has written
    #[arg(
        long = "journal-creds",
        env = "MOLEHUNT_JOURNAL_CREDS",
        value_name = "FILE"
    )]
    credentials: Option<PathBuf>,
    /// Who signs for the NATS servers, as a PEM file, if this computer does not know
    #[arg(long = "journal-ca", env = "MOLEHUNT_JOURNAL_CA", value_name = "FILE")]
    authority: Option<PathBuf>,
    /// Certificate to show to the NATS servers, as a PEM file
    #[arg(
        long = "journal-cert",
        env = "MOLEHUNT_JOURNAL_CERT",
        value_name = "FILE",
        requires = "key"
    )]
    certificate: Option<PathBuf>,
    /// Private key of that certificate, as a PEM file
    #[arg(
        long = "journal-key",
        env = "MOLEHUNT_JOURNAL_KEY",
        value_name = "FILE",
        requires = "certificate"
    )]
    key: Option<PathBuf>,
}

impl Nats {
    /// These servers, come to as it was said.
    pub(crate) fn at(&self, mut place: NatsPlace) -> NatsPlace {
        place.options = NatsOptions {
            name: self.name.clone(),
            copies: self.copies.into(),
            shelves: self.shelves,
            credentials: self.credentials.clone(),
            authority: self.authority.clone(),
            certificate: self.certificate.clone().zip(self.key.clone()),
        };
        place
    }
}

/// It becomes part of what streams and subjects are called.
fn name(text: &str) -> Result<String, String> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    match (1..=32).contains(&text.len()) && text.chars().all(plain) {
        true => Ok(text.to_owned()),
        false => Err("a store is called by letters, digits and underscores".to_owned()),
    }
}
