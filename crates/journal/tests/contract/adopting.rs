//! Facts about rooms that come from another store.

use std::collections::BTreeSet;

use journal::{Appended, Course, Feed, JournalError, Movable, RoomId, Version};

use crate::LIMITS;
use crate::table::{append, end, fill, next, read, read_all, record, room, rooms, v};

async fn adopt<J: Movable>(journal: &J, room: &RoomId, version: u64, number: u128) -> Appended {
    let adopted = journal.adopt(room, record(v(version), number)).await;
    adopted.expect("the journal works")
}

/// The same where there is no such room.
async fn begin<J: Movable>(journal: &J, room: &RoomId, version: u64, number: u128) {
    let adopted = adopt(journal, room, version, number).await;
    assert_eq!(adopted, Appended::Committed(v(version)));
}

pub(crate) async fn an_adopted_room_has_its_versions_and_goes_on<J: Movable>(journal: J) {
    for (name, first) in [("FOX", 812), ("OWL", 1)] {
        let room = room(name);
        begin(&journal, &room, first, 1).await;
        assert_eq!(append(&journal, &room, v(0), 9).await, Appended::Conflict);
        assert_eq!(fill(&journal, &room, 2..=3).await, v(first + 2));
        let kept = (1..=3)
            .zip(first..)
            .map(|(number, at)| record(v(at), number));
        assert_eq!(read_all(&journal, &room).await, kept.collect::<Vec<_>>());
        let page = read(&journal, &room, v(first)).await;
        assert!(page.continues(v(first)));
    }
    let heads: Vec<_> = rooms(&journal).await.iter().map(|info| info.head).collect();
    assert_eq!(heads, [v(814), v(3)]);
}

pub(crate) async fn a_room_that_exists_is_not_adopted_and_a_resend_is_answered<J: Movable>(
    journal: J,
) {
    let fox = room("FOX");
    begin(&journal, &fox, 812, 1).await;
    fill(&journal, &fox, [2]).await;
    let table = [
        (812, 1, Appended::Committed(v(812))),
        (900, 2, Appended::Committed(v(813))),
        (814, 3, Appended::Conflict),
        (812, 3, Appended::Conflict),
    ];
    for (version, number, answer) in table {
        assert_eq!(adopt(&journal, &fox, version, number).await, answer);
    }
    assert_eq!(read_all(&journal, &fox).await.len(), 2);
}

pub(crate) async fn versions_of_other_rooms_do_not_matter_to_what_is_adopted<J: Movable>(
    journal: J,
) {
    fill(&journal, &room("OWL"), 1..=9).await;
    end(&journal, &room("OWL")).await;
    let fox = room("FOX");
    begin(&journal, &fox, 3, 10).await;
    assert_eq!(fill(&journal, &fox, [11]).await, v(4));
    // A room that begins here does so above the one that has ended here.
    assert!(fill(&journal, &room("EEL"), [12]).await > v(10));
}

pub(crate) async fn whoever_watches_hears_of_an_adopted_record<J: Movable>(journal: J) {
    let fox = room("FOX");
    let mut watch = journal.watch(&fox).await.expect("the journal works");
    for _ in 0..2 {
        begin(&journal, &fox, 812, 1).await;
    }
    fill(&journal, &fox, [2]).await;
    for (version, number) in [(812, 1), (813, 2)] {
        let expected = Feed::Record(record(v(version), number));
        assert_eq!(next::<J>(&mut watch).await, expected);
    }
}

pub(crate) async fn a_record_that_is_too_long_is_not_adopted<J: Movable>(journal: J) {
    let fox = room("FOX");
    let mut long = record(v(7), 1);
    long.bytes = vec![0; LIMITS.record_bytes + 1].into();
    let refused = journal.adopt(&fox, long).await;
    assert!(matches!(refused, Err(JournalError::RecordTooLong { .. })));
    assert_eq!(read(&journal, &fox, v(0)).await.head, Version::EMPTY);
}

pub(crate) async fn the_blobs_of_one_room_are_listed<J: Movable>(journal: J) {
    let (fox, owl) = (room("FOX"), room("OWL"));
    fill(&journal, &fox, [1]).await;
    fill(&journal, &owl, [1]).await;
    let mut put = BTreeSet::new();
    for text in ["a pack", "a picture"] {
        let hash = journal.put_blob(&fox, text.into()).await;
        put.insert(hash.expect("it fits"));
    }
    let listed = async |room| journal.blobs(room).await.expect("the journal works");
    assert_eq!(BTreeSet::from_iter(listed(&fox).await), put);
    assert_eq!(listed(&fox).await.len(), 2);
    for none in [&owl, &room("EEL")] {
        assert_eq!(listed(none).await, []);
    }
}

pub(crate) async fn whoever_follows_a_course_counts_on_from_there<J: Movable>(journal: J) {
    let fox = room("FOX");
    begin(&journal, &fox, 3, 1).await;
    let course = Course {
        epoch: journal.epoch() + 7,
        floor: v(40),
    };
    journal.follow(course).await.expect("the journal works");
    let followed = journal.course().await.expect("the journal works");
    assert_eq!((followed, journal.epoch()), (course, course.epoch));
    // What is there goes on, and what begins does so above all that there was.
    assert_eq!(fill(&journal, &fox, [2]).await, v(4));
    assert_eq!(fill(&journal, &room("OWL"), [3]).await, v(41));

    let lower = Course {
        epoch: course.epoch - 1,
        floor: v(20),
    };
    journal.follow(lower).await.expect("the journal works");
    let followed = journal.course().await.expect("the journal works");
    let expected = Course {
        floor: v(40),
        ..lower
    };
    assert_eq!(followed, expected);
}
