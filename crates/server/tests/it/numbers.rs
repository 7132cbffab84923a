//! Numbers of intents that are sent again: whoever has lost the answer gets a true one.

use wire::{ClientIn, ClientOut, Intent, Refusal, SeatId};

use crate::harness::{Phone, TestServer, token};

const LOCK: Intent = Intent::Lock { locked: true };
/// Nobody sits there.
const KICK: Intent = Intent::Kick { seat: SeatId(9) };

fn refused(n: u64, why: Refusal) -> ClientOut {
    ClientOut::Refused {
        n: Some(n),
        why,
        detail: None,
    }
}

async fn answered(phone: &mut Phone, n: u64, intent: &Intent) -> ClientOut {
    phone.act(n, intent.clone()).await.1
}

#[tokio::test]
async fn what_was_refused_is_not_called_done_because_a_later_one_was() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let unlock = Intent::Lock { locked: false };
    let rename = Intent::Rename {
        name: "Anna".to_owned(),
    };
    // Refused, nothing new, and accepted; nobody hears the answers.
    for (n, intent) in [(1, KICK), (2, unlock.clone()), (3, rename.clone())] {
        ann.send(&ClientIn::Intent { n, intent }).await;
    }
    ann.table_where(|table| table.seats[0].name == "Anna").await;
    drop(ann);

    let server = server.restart().await;
    let mut ann = server.phone(&code).await;
    assert_eq!(ann.enter(token(1), None).await.last_n, 3);
    let head = server.journal.head(&code).await;
    let again = answered(&mut ann, 1, &KICK).await;
    assert_eq!(again, refused(1, Refusal::NoSuchSeat), "as it was");
    let again = answered(&mut ann, 2, &unlock).await;
    assert_eq!(again, ClientOut::Done { n: 2 }, "it is unlocked");
    // Something that could be done now, but would come after what was sent later.
    let again = answered(&mut ann, 2, &LOCK).await;
    assert_eq!(again, refused(2, Refusal::NotDone));
    let again = answered(&mut ann, 3, &rename).await;
    assert_eq!(again, ClientOut::Done { n: 3 }, "accepted it was");
    let never = answered(&mut ann, 0, &LOCK).await;
    assert_eq!(never, refused(0, Refusal::Stale), "no intent has it");
    assert_eq!(server.journal.head(&code).await, head, "and all was told");
}

#[tokio::test]
async fn a_number_of_long_ago_is_not_known_any_more() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    for (n, locked) in [(1, true), (2, false), (66, true)] {
        let done = answered(&mut ann, n, &Intent::Lock { locked }).await;
        assert_eq!(done, ClientOut::Done { n });
    }
    let known = answered(&mut ann, 2, &LOCK).await;
    assert_eq!(known, ClientOut::Done { n: 2 });
    let forgotten = answered(&mut ann, 1, &LOCK).await;
    assert_eq!(forgotten, refused(1, Refusal::Stale));
}
