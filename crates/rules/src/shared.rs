//! What two states have in common until one of them changes it. A decision works on a copy of the state, and
//! most of it is the same afterwards.

use std::{
    fmt,
    ops::{Deref, DerefMut},
    sync::Arc,
};

/// Copied when it is written to, if somebody else has it too.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct Shared<T>(Arc<T>);

impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Self {
        Self(Arc::new(value))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Shared<T> {
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
