//! Facts about rooms that begin, end and begin again.

use std::time::{SystemTime, UNIX_EPOCH};

use journal::{Appended, Deleted, Journal, Version};

use crate::table::{append, end, fill, read, read_all, room, rooms, v};

pub(crate) async fn a_deleted_room_is_empty_and_only_that_room<J: Journal>(journal: J) {
    let (fox, owl) = (room("FOX"), room("OWL"));
    fill(&journal, &fox, 1..=3).await;
    fill(&journal, &owl, 1..=3).await;
    end(&journal, &fox).await;
    let page = read(&journal, &fox, v(0)).await;
    assert_eq!((page.records.len(), page.head), (0, Version::EMPTY));
    assert_eq!(read_all(&journal, &owl).await.len(), 3);
    assert_eq!(
        append(&journal, &owl, v(3), 4).await,
        Appended::Committed(v(4))
    );
}

pub(crate) async fn a_room_at_which_something_has_happened_since_is_not_deleted<J: Journal>(
    journal: J,
) {
    let fox = room("FOX");
    fill(&journal, &fox, 1..=3).await;
    for wrong in [v(0), v(2), v(4), v(u64::MAX)] {
        let deleted = journal.delete(&fox, wrong).await;
        assert_eq!(
            deleted.expect("the journal works"),
            Deleted::Conflict,
            "{wrong}"
        );
    }
    assert_eq!(read_all(&journal, &fox).await.len(), 3);
    for _ in 0..2 {
        let deleted = journal.delete(&fox, v(3)).await;
        assert_eq!(deleted.expect("the journal works"), Deleted::Gone);
    }
    assert_eq!(read(&journal, &fox, v(0)).await.head, Version::EMPTY);
}

pub(crate) async fn a_writer_of_an_earlier_life_always_conflicts<J: Journal>(journal: J) {
    let fox = room("FOX");
    let mut number = 0;
    let mut seen = Vec::new();
    for _life in 0..3 {
        for stale in &seen {
            assert_eq!(
                append(&journal, &fox, *stale, 999).await,
                Appended::Conflict,
                "absent, {stale}"
            );
        }
        for _ in 0..5 {
            number += 1;
            let head = fill(&journal, &fox, [number]).await;
            for stale in &seen {
                assert_eq!(
                    append(&journal, &fox, *stale, 999).await,
                    Appended::Conflict,
                    "{head}, {stale}"
                );
            }
            seen.push(head);
        }
        // The head itself is not stale while its room lives.
        end(&journal, &fox).await;
    }
    // Another room, with fewer records, is not an exception.
    let owl = room("OWL");
    fill(&journal, &owl, [1]).await;
    end(&journal, &owl).await;
    let head = fill(&journal, &owl, [2]).await;
    assert!(seen.iter().all(|stale| *stale < head));
}

pub(crate) async fn a_reader_of_an_earlier_life_sees_a_hole<J: Journal>(journal: J) {
    let fox = room("FOX");
    let old = fill(&journal, &fox, 1..=3).await;
    end(&journal, &fox).await;
    assert!(!read(&journal, &fox, old).await.continues(old));
    let new = fill(&journal, &fox, [4]).await;
    let page = read(&journal, &fox, old).await;
    assert_eq!(page.records[0].version, new);
    assert!(!page.continues(old));
    assert!(page.continues(Version::EMPTY));
    assert_eq!(fill(&journal, &fox, [5]).await, new.next());
}

pub(crate) async fn a_command_of_an_earlier_life_is_forgotten<J: Journal>(journal: J) {
    let fox = room("FOX");
    let old = fill(&journal, &fox, 1..=2).await;
    end(&journal, &fox).await;
    assert_eq!(append(&journal, &fox, old, 2).await, Appended::Conflict);
    let Appended::Committed(new) = append(&journal, &fox, Version::EMPTY, 2).await else {
        panic!("the room begins again");
    };
    assert!(new > old);
}

pub(crate) async fn rooms_are_listed_with_head_and_time<J: Journal>(journal: J) {
    let unix_ms = || {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .expect("after 1970")
            .as_millis()
    };
    let before_ms = unix_ms();
    for (name, records) in [("OWL", 2), ("FOX", 3), ("EEL", 1), ("GNU", 4)] {
        fill(&journal, &room(name), 1..=records).await;
    }
    end(&journal, &room("GNU")).await;
    journal
        .truncate(&room("FOX"), v(9))
        .await
        .expect("the journal works");

    let rooms = rooms(&journal).await;
    let heads: Vec<_> = rooms
        .iter()
        .map(|info| (info.room.as_str(), info.head.get()))
        .collect();
    assert_eq!(heads, [("EEL", 1), ("FOX", 3), ("OWL", 2)]);
    let after_ms = unix_ms();
    assert!(
        rooms
            .iter()
            .all(|info| (before_ms..=after_ms).contains(&info.appended_ms.into()))
    );
}

pub(crate) async fn rooms_that_are_postponed_are_so_much_younger_and_else_the_same<J: Journal>(
    journal: J,
) {
    const DAY_MS: u64 = 24 * 3_600_000;
    for (name, records) in [("OWL", 2), ("FOX", 3)] {
        fill(&journal, &room(name), 1..=records).await;
    }
    let mut expected = rooms(&journal).await;
    for info in &mut expected {
        info.appended_ms += DAY_MS;
    }
    journal.postpone(DAY_MS).await.expect("the journal works");
    let fox = room("FOX");
    journal.truncate(&fox, v(2)).await.expect("it works");
    assert_eq!(rooms(&journal).await, expected);
    let page = journal.read(&fox, v(0), 9).await.expect("it works");
    assert_eq!((page.records.len(), page.head), (2, v(3)));
    // What happens from then on has its own time.
    fill(&journal, &room("EEL"), [1]).await;
    let rooms = rooms(&journal).await;
    assert!(rooms[0].appended_ms < rooms[1].appended_ms, "{rooms:?}");
}
