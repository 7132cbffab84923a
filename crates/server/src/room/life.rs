//! A room from being woken to being forgotten. Ends when nobody has been there for a while; the next phone loads the
//! room again from its log.

use std::pin::Pin;

use journal::Journal;
use wire::Refusal;

use super::doorway::{Doorway, Heard};
use super::ears::Ears;
use super::ledger::LedgerError;
use super::task::{Room, Turn};
use crate::nodes::RoomWord;

/// What hears of other nodes, if there can be any.
pub(crate) type MayHear<J> = Option<Box<Ears<J>>>;

/// Loads the room and runs it until nobody has been there for a while, or the journal fails for good. Both are boxed:
/// what a task holds at any moment, it takes for as long as it runs.
pub(crate) async fn run<J: Journal>(
    loading: Pin<Box<impl Future<Output = Result<(Room<J>, MayHear<J>), LedgerError>>>>,
    mut doorway: Doorway,
) -> Result<(), LedgerError> {
    let loaded = loading.await.map(|(room, ears)| (Box::new(room), ears));
    let (mut room, mut ears) = match loaded {
        Ok(loaded) => loaded,
        Err(LedgerError::Missing) => {
            doorway.turn_away(Refusal::NoSuchTable).await;
            return Ok(());
        }
        Err(LedgerError::NoMemory) => {
            doorway.turn_away(Refusal::ServerBusy).await;
            return Ok(());
        }
        Err(error) => {
            let why = if error.lasts() {
                Refusal::TableUnreadable
            } else {
                Refusal::ServerBusy
            };
            doorway.turn_away(why).await;
            return Err(error);
        }
    };
    let ended = serve(&mut room, &mut doorway, &mut ears).await;
    if let Some(ears) = &mut ears {
        Box::pin(ears.say(&RoomWord::Bye)).await;
    }
    if ended.is_err() {
        // Whoever still stood in the door comes again.
        Box::pin(doorway.turn_away(Refusal::ServerBusy)).await;
    }
    ended
}

async fn serve<J: Journal>(
    room: &mut Room<J>,
    doorway: &mut Doorway,
    ears: &mut MayHear<J>,
) -> Result<(), LedgerError> {
    if let Some(ears) = ears {
        Box::pin(room.get_acquainted(ears)).await?;
    }
    Box::pin(room.take_up_deal()).await?;
    loop {
        let (deserted, wakes_at) = (room.is_deserted(), room.wakes_at());
        let turn = match ears {
            None => turn(doorway.hear(deserted, wakes_at).await),
            Some(ears) => {
                Box::pin(async {
                    tokio::select! {
                        biased;
                        news = ears.hear() => Some(Turn::News(Box::new(news))),
                        heard = doorway.hear(deserted, wakes_at) => turn(heard),
                    }
                })
                .await
            }
        };
        let Some(turn) = turn else { return Ok(()) };
        room.turn(turn).await?;
        if let Some(ears) = ears {
            Box::pin(say(room, ears)).await;
        }
    }
}

/// Nothing once the room is forgotten.
fn turn(heard: Heard) -> Option<Turn> {
    match heard {
        Heard::Message(message) => Some(Turn::Said(message)),
        Heard::Time => Some(Turn::Time),
        Heard::Forgotten => None,
    }
}

async fn say<J: Journal>(room: &mut Room<J>, ears: &mut Ears<J>) {
    for word in room.words() {
        ears.say(&word).await;
    }
}
