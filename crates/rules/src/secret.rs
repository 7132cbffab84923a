//! A value that no log line, view or comparison in passing can reach.

use std::fmt;

/// Redacted in `Debug`, without `Deref`: whoever wants the value says `peek`.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct Secret<T>(T);

impl<T> Secret<T> {
    pub(crate) fn new(value: T) -> Self {
        Self(value)
    }

    pub(crate) fn peek(&self) -> &T {
        &self.0
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Does not compile once one of these types can be serialised: then there are two ways to keep the promise,
/// and the compiler cannot tell which is meant.
macro_rules! never_serialised {
    ($($state:ty),+ $(,)?) => {
        $(const _: fn() = || {
            trait NeverSerialised<Way> {
                fn holds() {}
            }
            impl<T: ?Sized> NeverSerialised<()> for T {}
            impl<T: ?Sized + serde::Serialize> NeverSerialised<u8> for T {}
            <$state as NeverSerialised<_>>::holds();
        };)+
    };
}

pub(crate) use never_serialised;

never_serialised!(Secret<()>);
