//! What keeps a file from being read, and in which line.

/// The first thing in a file that is not as a proof is written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct Fault {
    /// Counted from 1.
    pub line: usize,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum What {
    #[error("the file is larger than 1 MiB, and no proof is")]
    TooLong,
    #[error("something here is not plain ASCII")]
    NotPlain,
    #[error(
        "this line ends with a carriage return, and lines of a proof end with a line feed alone"
    )]
    CarriageReturn,
    #[error("this line is cut off: it has no line feed")]
    CutOff,
    #[error("a line `{0}` is missing here")]
    Expected(&'static str),
    #[error("a line `{0}` has another number of fields")]
    Fields(&'static str),
    #[error(
        "a number is expected here that is written without zeros in front and is not too large"
    )]
    NoNumber,
    #[error("{0} small hexadecimal digits are expected here")]
    NoDigits(usize),
    #[error("a field is empty, or has a space in it")]
    NoName,
    #[error("a field of `{0}` has a word that may not stand there")]
    NoWord(&'static str),
    #[error("this is told a second time")]
    Twice,
    #[error("this line may not stand here")]
    NotHere,
    #[error("seat {0} is not in the terms")]
    NoSuchSeat(u16),
    #[error("these are too few seats for the game")]
    TooFewSeats,
    #[error("no table has more than 64 seats")]
    TooManySeats,
    #[error("numbers come in the order of the seats that have a seal, and seat {0} is out of it")]
    OutOfOrder(u16),
    #[error("seat {0} has a seal and told no number, so this deal cannot be called proved")]
    NumberMissing(u16),
    #[error("the seats that are called missing are not those that told no number")]
    NotMissing,
    #[error("this is of another table or another round than the first attempt")]
    AnotherDeal,
    #[error("attempts are counted from 1 to 3")]
    AnotherAttempt,
    #[error("the terms have no seal of the server for this number")]
    NotSealed,
    #[error("this is of another seat than the card above")]
    AnotherSeat,
}
