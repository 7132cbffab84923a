//! Facts about what is told in passing.

use bytes::Bytes;
use futures_util::{FutureExt, StreamExt};
use journal::{Journal, Topic};

use crate::table::room;

pub(crate) async fn a_whisper_is_heard_by_all_who_listen_to_its_topic<J: Journal>(journal: J) {
    let (fox, owl) = (Topic::Room(room("FOX")), Topic::Room(room("OWL")));
    let mut heard = Vec::new();
    for topic in [&fox, &fox, &owl, &Topic::House] {
        let overheard = journal.overhear(topic).await.expect("the journal works");
        heard.push((topic, overheard));
    }
    for (topic, word) in [
        (&fox, "one"),
        (&owl, "two"),
        (&Topic::House, "three"),
        (&fox, "four"),
    ] {
        let whispered = journal.clone().whisper(topic, Bytes::from(word)).await;
        whispered.expect("the journal works");
    }
    for (topic, mut overheard) in heard {
        let words: &[&str] = match topic {
            Topic::House => &["three"],
            topic if *topic == fox => &["one", "four"],
            Topic::Room(_) => &["two"],
        };
        for word in words {
            assert_eq!(
                overheard.next().await,
                Some(Bytes::from(*word)),
                "{topic:?}"
            );
        }
        assert_eq!(overheard.next().now_or_never(), None, "{topic:?}");
    }
}

pub(crate) async fn closing_ends_what_is_overheard<J: Journal>(journal: J) {
    let mut overheard = journal
        .overhear(&Topic::House)
        .await
        .expect("the journal works");
    journal.close().await.expect("the journal works");
    assert_eq!(overheard.next().await, None);
    assert!(journal.overhear(&Topic::House).await.is_err());
    assert!(journal.whisper(&Topic::House, Bytes::new()).await.is_err());
}
