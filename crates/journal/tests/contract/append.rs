//! Facts about appending.

use bytes::Bytes;
use journal::{Appended, Journal, JournalError, Page, Version};

use crate::LIMITS;
use crate::table::{SCHEMA, append, fill, id, read, read_all, record, room, v};

pub(crate) async fn versions_are_dense_and_records_come_back_as_they_were<J: Journal>(journal: J) {
    let fox = room("FOX");
    for number in 1..=5 {
        let before = v(number - 1);
        assert_eq!(
            append(&journal, &fox, before, number.into()).await,
            Appended::Committed(v(number))
        );
    }
    let records = (1..=5)
        .map(|number| record(v(number), number.into()))
        .collect();
    assert_eq!(
        read(&journal, &fox, Version::EMPTY).await,
        Page {
            records,
            head: v(5)
        }
    );
}

pub(crate) async fn a_stale_or_future_version_conflicts_and_writes_nothing<J: Journal>(journal: J) {
    let fox = room("FOX");
    assert_eq!(append(&journal, &fox, v(1), 1).await, Appended::Conflict);
    assert_eq!(read(&journal, &fox, v(0)).await.head, Version::EMPTY);
    fill(&journal, &fox, 1..=3).await;
    for wrong in [v(0), v(2), v(4), v(u64::MAX)] {
        assert_eq!(
            append(&journal, &fox, wrong, 9).await,
            Appended::Conflict,
            "{wrong}"
        );
    }
    assert_eq!(read_all(&journal, &fox).await.len(), 3);
}

pub(crate) async fn a_resent_command_is_answered_with_its_first_version<J: Journal>(journal: J) {
    let fox = room("FOX");
    fill(&journal, &fox, 1..=3).await;
    for expected in [v(1), v(3), v(0), v(99)] {
        assert_eq!(
            append(&journal, &fox, expected, 2).await,
            Appended::Committed(v(2)),
            "{expected}"
        );
    }
    assert_eq!(read_all(&journal, &fox).await.len(), 3);
}

pub(crate) async fn a_command_id_belongs_to_one_room<J: Journal>(journal: J) {
    fill(&journal, &room("FOX"), 1..=3).await;
    assert_eq!(
        append(&journal, &room("OWL"), v(0), 3).await,
        Appended::Committed(v(1))
    );
    assert_eq!(
        append(&journal, &room("fox"), v(0), 3).await,
        Appended::Committed(v(1))
    );
}

pub(crate) async fn a_record_at_the_limit_fits_and_a_longer_one_is_refused<J: Journal>(journal: J) {
    let fox = room("FOX");
    let max = LIMITS.record_bytes;
    let answer = journal
        .append(&fox, v(0), id(1), SCHEMA, vec![0; max + 1].into())
        .await;
    let error = answer.expect_err("too long");
    assert!(
        matches!(error, JournalError::RecordTooLong { bytes, max: m } if bytes == max + 1 && m == max)
    );
    assert!(error.is_refusal());
    assert_eq!(read(&journal, &fox, v(0)).await.head, Version::EMPTY);

    let longest = Bytes::from(vec![1; max]);
    let answer = journal
        .append(&fox, v(0), id(1), u32::MAX, longest.clone())
        .await;
    assert_eq!(answer.expect("it fits"), Appended::Committed(v(1)));
    let answer = journal.append(&fox, v(1), id(2), 0, Bytes::new()).await;
    assert_eq!(answer.expect("nothing fits too"), Appended::Committed(v(2)));

    let records = read_all(&journal, &fox).await;
    assert_eq!((records[0].schema, &records[0].bytes), (u32::MAX, &longest));
    assert_eq!((records[1].schema, &records[1].bytes), (0, &Bytes::new()));
}
