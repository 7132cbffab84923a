//! Facts about several writers on one room: the log is the only arbiter.

use std::sync::Arc;

use futures_util::future::join_all;
use journal::{Appended, Journal, RoomId, Version};
use tokio::sync::Barrier;

use crate::table::{append, id, read, read_all, read_on, room, v};

const ROUNDS: u64 = 300;

/// Both see the same head, both write; the barrier makes them do it at the same time.
pub(crate) async fn of_two_rivals_exactly_one_wins_each_version<J: Journal>(journal: J) {
    let start = Arc::new(Barrier::new(2));
    let rival = |name: u64| {
        let (journal, start) = (journal.clone(), Arc::clone(&start));
        tokio::spawn(async move {
            let fox = room("FOX");
            let mut won = Vec::new();
            for round in 0..ROUNDS {
                start.wait().await;
                let number = u128::from(name * ROUNDS + round);
                won.push(
                    append(&journal, &fox, v(round), number).await
                        == Appended::Committed(v(round + 1)),
                );
            }
            won
        })
    };
    let (left, right) = tokio::join!(rival(1), rival(2));
    let (left, right) = (left.expect("left is well"), right.expect("right is well"));
    for (round, (left, right)) in left.iter().zip(&right).enumerate() {
        assert!(left ^ right, "round {round}: left {left}, right {right}");
    }
    let records = read_all(&journal, &room("FOX")).await;
    assert_eq!(records.len() as u64, ROUNDS);
    assert!(
        records
            .iter()
            .zip(1..)
            .all(|(record, version)| record.version == v(version))
    );
}

pub(crate) async fn rivals_who_catch_up_land_every_command_once<J: Journal>(journal: J) {
    let fox = room("FOX");
    let rivals = (0..2).map(|name| {
        let (journal, fox) = (journal.clone(), fox.clone());
        tokio::spawn(async move {
            land_all(
                &journal,
                &fox,
                name * 1000..name * 1000 + u128::from(ROUNDS),
            )
            .await
        })
    });
    let claims: Vec<_> = join_all(rivals)
        .await
        .into_iter()
        .flat_map(|claim| claim.expect("a rival is well"))
        .collect();

    let records = read_all(&journal, &fox).await;
    assert_eq!(records.len() as u64, 2 * ROUNDS);
    assert!(
        records
            .iter()
            .zip(1..)
            .all(|(record, version)| record.version == v(version))
    );
    for (number, version) in claims {
        assert!(
            records
                .iter()
                .any(|record| record.id == id(number) && record.version == version)
        );
    }
}

/// Appends each command, catching up whenever the rival was faster; resends each once, as if the answer were lost.
async fn land_all<J: Journal>(
    journal: &J,
    room: &RoomId,
    numbers: impl IntoIterator<Item = u128>,
) -> Vec<(u128, Version)> {
    let mut head = Version::EMPTY;
    let mut landed = Vec::new();
    for number in numbers {
        let version = loop {
            match append(journal, room, head, number).await {
                Appended::Committed(version) => break version,
                Appended::Conflict => {
                    let missed = read_on(journal, room, head).await;
                    head = missed.last().expect("a rival was faster").version;
                }
            }
        };
        assert_eq!(
            append(journal, room, head, number).await,
            Appended::Committed(version)
        );
        head = version;
        landed.push((number, version));
    }
    landed
}

pub(crate) async fn of_many_who_begin_a_room_one_does<J: Journal>(journal: J) {
    for round in 0..20 {
        let name = room(&format!("ROOM{round}"));
        let writers = (0..8).map(|number| {
            let (journal, name) = (journal.clone(), name.clone());
            tokio::spawn(async move { append(&journal, &name, Version::EMPTY, number).await })
        });
        let answers = join_all(writers)
            .await
            .into_iter()
            .map(|answer| answer.expect("a writer is well"));
        assert_eq!(
            answers
                .filter(|answer| *answer == Appended::Committed(v(1)))
                .count(),
            1
        );
        assert_eq!(read(&journal, &name, v(0)).await.head, v(1));
    }
}
