//! What a failure is called in numbers, so that whoever runs services here knows whether to start again.

use std::process::ExitCode;

use journal::JournalError;
use server::ServeError;

/// The data cannot be used as they are, and would not be the next time.
const DATA_REFUSED: u8 = 3;
/// The data could not be kept any more. Nothing acknowledged is lost, and the next start may do better.
const DATA_FAILED: u8 = 4;

pub(crate) fn code_of(error: &anyhow::Error) -> ExitCode {
    if let Some(ServeError::Journal(_)) = error.downcast_ref() {
        DATA_FAILED.into()
    } else if error.is::<JournalError>() {
        DATA_REFUSED.into()
    } else {
        ExitCode::FAILURE
    }
}
