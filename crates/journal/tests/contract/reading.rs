//! Facts about reading and truncating.

use journal::{Appended, Journal, Page, Record, Version};

use crate::table::{SCHEMA, append, end, fill, id, read, read_all, record, room, rooms, v};

fn versions(records: &[Record]) -> Vec<u64> {
    records.iter().map(|record| record.version.get()).collect()
}

pub(crate) async fn a_page_holds_at_most_max_records_and_page_bytes<J: Journal>(journal: J) {
    let fox = room("FOX");
    for number in 0..6 {
        let answer = journal
            .append(
                &fox,
                v(number),
                id(number.into()),
                SCHEMA,
                vec![0; 1000].into(),
            )
            .await;
        assert_eq!(answer.expect("it fits"), Appended::Committed(v(number + 1)));
    }
    // With the limits of this suite two such records fit into a page and a third does not.
    let table: &[(u64, usize, &[u64])] = &[
        (0, 0, &[]),
        (0, 1, &[1]),
        (0, 9, &[1, 2]),
        (4, usize::MAX, &[5, 6]),
        (5, 9, &[6]),
        (6, 9, &[]),
    ];
    for (after, max, expected) in table {
        let page = journal
            .read(&fox, v(*after), *max)
            .await
            .expect("the journal works");
        assert_eq!(
            versions(&page.records),
            *expected,
            "after {after}, at most {max}"
        );
        assert_eq!(page.head, v(6));
    }
    let beyond = journal
        .read(&fox, v(u64::MAX), 9)
        .await
        .expect("the journal works");
    assert_eq!(beyond.records, []);
}

pub(crate) async fn a_room_that_does_not_exist_is_empty<J: Journal>(journal: J) {
    let empty = Page {
        records: Vec::new(),
        head: Version::EMPTY,
    };
    assert_eq!(read(&journal, &room("FOX"), v(0)).await, empty);
    journal
        .truncate(&room("FOX"), v(5))
        .await
        .expect("nothing to truncate");
    end(&journal, &room("FOX")).await;
    assert_eq!(read(&journal, &room("FOX"), v(0)).await, empty);
    assert_eq!(rooms(&journal).await, []);
}

pub(crate) async fn truncated_records_are_gone_and_versions_count_on<J: Journal>(journal: J) {
    let (fox, owl) = (room("FOX"), room("OWL"));
    fill(&journal, &fox, 1..=5).await;
    fill(&journal, &owl, 1..=5).await;
    journal
        .truncate(&fox, v(4))
        .await
        .expect("the journal works");
    assert_eq!(versions(&read_all(&journal, &fox).await), [4, 5]);
    assert_eq!(
        append(&journal, &fox, v(5), 6).await,
        Appended::Committed(v(6))
    );

    let page = read(&journal, &fox, v(2)).await;
    assert_eq!(
        page.records,
        [record(v(4), 4), record(v(5), 5), record(v(6), 6)]
    );
    assert!(!page.continues(v(2)));
    assert!(page.continues(v(3)));

    journal
        .truncate(&fox, v(2))
        .await
        .expect("nothing is left below");
    assert_eq!(versions(&read_all(&journal, &fox).await), [4, 5, 6]);
    assert_eq!(versions(&read_all(&journal, &owl).await), [1, 2, 3, 4, 5]);
}

pub(crate) async fn a_room_truncated_to_nothing_keeps_its_head<J: Journal>(journal: J) {
    let fox = room("FOX");
    fill(&journal, &fox, 1..=3).await;
    journal
        .truncate(&fox, v(u64::MAX))
        .await
        .expect("the journal works");
    assert_eq!(
        read(&journal, &fox, v(0)).await,
        Page {
            records: Vec::new(),
            head: v(3)
        }
    );
    assert_eq!(append(&journal, &fox, v(0), 4).await, Appended::Conflict);
    assert_eq!(
        append(&journal, &fox, v(3), 4).await,
        Appended::Committed(v(4))
    );
}

pub(crate) async fn a_resend_of_a_truncated_command_conflicts<J: Journal>(journal: J) {
    let fox = room("FOX");
    fill(&journal, &fox, 1..=3).await;
    journal
        .truncate(&fox, v(3))
        .await
        .expect("the journal works");
    assert_eq!(append(&journal, &fox, v(1), 2).await, Appended::Conflict);
    assert_eq!(
        append(&journal, &fox, v(2), 3).await,
        Appended::Committed(v(3))
    );
}
