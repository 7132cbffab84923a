//! Two nodes at one store.

use cluster::Cluster;
use futures_util::StreamExt;
use futures_util::future::join_all;
use journal::{Appended, BlobHash, Deleted, Feed, JetStreamJournal, Journal, Version};

use crate::{append, id, land, open, read_all, room, two_nodes};

const ROUNDS: u64 = 100;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_exactly_one_wins_each_version() {
    let nodes = two_nodes(Cluster::shared().await, "rivals").await;
    let fox = room("FOX");
    for round in 0..ROUNDS {
        let head = Version::new(round);
        let tries = nodes
            .iter()
            .zip(0..)
            .map(|(node, number)| append(node, &fox, head, round * 2 + number));
        let answers = join_all(tries).await;
        let won = answers.iter().filter(|answer| {
            let appended = answer.as_ref().expect("the cluster is well");
            *appended == Appended::Committed(head.next())
        });
        assert_eq!(won.count(), 1, "round {round}: {answers:?}");
    }
    let all = read_all(&nodes[0], &fox).await.expect("it can be read");
    assert_eq!(all.len() as u64, ROUNDS);
    assert_eq!(all, read_all(&nodes[1], &fox).await.expect("the same"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_catch_up_land_every_command_once_and_watchers_see_all_in_order() {
    let nodes = two_nodes(Cluster::shared().await, "followers").await;
    let fox = room("FOX");
    let mut watches = Vec::new();
    for node in &nodes {
        watches.push(node.watch(&fox).await.expect("it can be watched"));
    }
    let writers = nodes.iter().zip(0_u64..).map(|(node, writer)| {
        let (node, fox) = (node.clone(), fox.clone());
        tokio::spawn(async move {
            for number in 0..ROUNDS {
                land(&node, &fox, writer * 1_000 + number).await;
            }
        })
    });
    let written = join_all(writers);
    let seen = join_all(watches.iter_mut().zip(&nodes).map(|(watch, node)| {
        let fox = &fox;
        async move {
            let mut seen = Vec::new();
            while (seen.len() as u64) < 2 * ROUNDS {
                match watch.next().await.expect("the feed goes on") {
                    Feed::Record(record) => seen.push(record),
                    Feed::Gap => seen = read_all(node, fox).await.expect("it can be read"),
                }
            }
            seen
        }
    }));
    let (written, seen) = tokio::join!(written, seen);
    written
        .into_iter()
        .for_each(|writer| writer.expect("a writer is well"));
    let all = read_all(&nodes[0], &fox).await.expect("it can be read");
    for seen in seen {
        assert_eq!(seen, all);
    }
    let mut ids: Vec<_> = all.iter().map(|record| record.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len() as u64, 2 * ROUNDS);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_node_ends_has_ended_for_the_other() {
    let [here, there] = two_nodes(Cluster::shared().await, "ends").await;
    let fox = room("FOX");
    for number in 0..3 {
        land(&here, &fox, number).await;
    }
    // The other one knows the room by heart.
    assert_eq!(read_all(&there, &fox).await.expect("it works").len(), 3);
    let mut watch = there.watch(&fox).await.expect("it works");
    let blob = here.put_blob(&fox, "a picture".into()).await;
    let hash = blob.expect("it fits");
    let found = there.get_blob(&fox, &hash).await.expect("it works");
    assert_eq!(found.as_deref(), Some(b"a picture".as_slice()));

    let deleted = here.delete(&fox, Version::new(3)).await.expect("it works");
    assert_eq!(deleted, Deleted::Gone);
    assert_eq!(watch.next().await, Some(Feed::Gap));
    assert_eq!(
        append(&there, &fox, Version::new(3), 9)
            .await
            .expect("it works"),
        Appended::Conflict
    );
    let lost = there.get_blob(&fox, &BlobHash::of(b"a picture")).await;
    assert_eq!(lost.expect("it works"), None);
    // And a new one begins above it.
    let begun = land(&there, &fox, 10).await;
    assert!(begun > Version::new(4), "{begun}");
    assert_eq!(read_all(&here, &fox).await.expect("it works")[0].id, id(10));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_node_truncates_the_other_still_goes_on_from() {
    let [here, there] = two_nodes(Cluster::shared().await, "truncates").await;
    let fox = room("FOX");
    for number in 0..5 {
        land(&here, &fox, number).await;
    }
    assert_eq!(read_all(&there, &fox).await.expect("it works").len(), 5);
    here.truncate(&fox, Version::new(4))
        .await
        .expect("it works");
    let page = there.read(&fox, Version::EMPTY, 9).await.expect("it works");
    assert_eq!((page.records.len(), page.head), (2, Version::new(5)));
    assert_eq!(land(&there, &fox, 5).await, Version::new(6));
    here.truncate(&fox, Version::new(u64::MAX))
        .await
        .expect("it works");
    let page = there.read(&fox, Version::EMPTY, 9).await.expect("it works");
    assert_eq!((page.records.len(), page.head), (0, Version::new(6)));
    assert_eq!(land(&there, &fox, 6).await, Version::new(7));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_keeps_the_plan_that_it_was_made_by() {
    let url = Cluster::shared().await.url();
    let first = open(&url, "plan").await;
    land(&first, &room("FOX"), 1).await;
    let mut place = crate::place(&url, "plan");
    place.options.shelves = 5;
    let later = JetStreamJournal::open(place, journal::Limits::default()).await;
    let later = later.expect("it is the same store");
    assert_eq!(later.epoch(), first.epoch());
    assert_eq!(
        read_all(&later, &room("FOX"))
            .await
            .expect("it works")
            .len(),
        1
    );
}
