//! What a failure is called in numbers, so that whoever runs services here knows whether to start again.

use std::fmt;
use std::process::ExitCode;

use journal::JournalError;
use server::ServeError;

/// The data cannot be used as they are, and would not be the next time.
const DATA_REFUSED: u8 = 3;
/// The data cannot be kept now. Nothing acknowledged is lost, and the next start may do better.
const DATA_FAILED: u8 = 4;
/// A deal is not what it has to be; the details were printed.
pub(crate) const DEAL_DIFFERS: u8 = 5;

/// What was looked at is damaged; the details were printed.
#[derive(Debug)]
pub(crate) struct Damaged(pub(crate) String);

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Damaged {}

pub(crate) fn code_of(error: &anyhow::Error) -> ExitCode {
    let served = error.downcast_ref();
    let is_damaged = matches!(served, Some(ServeError::Journal(JournalError::Damaged(_))));
    if is_damaged || error.is::<JournalError>() || error.is::<Damaged>() {
        DATA_REFUSED.into()
    } else if let Some(ServeError::Journal(_)) = served {
        DATA_FAILED.into()
    } else {
        ExitCode::FAILURE
    }
}
