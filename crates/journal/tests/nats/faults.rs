//! Servers that die and networks that fail under writers. Whatever was promised is in the log, once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use cluster::{Cluster, Proxy, Weather};
use futures_util::StreamExt;
use futures_util::future::join_all;
use journal::{Appended, Feed, JetStreamJournal, Journal, Version};
use tokio::time::timeout;

use crate::{append, id, land, open, read_all, room, two_nodes};

/// However busy the computer is.
const PATIENCE: Duration = Duration::from_secs(90);
const KILLS: usize = 2;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn writers_lose_nothing_while_leaders_are_killed() {
    let mut cluster = Cluster::of_three().await.expect("it starts");
    let nodes = two_nodes(&cluster, "killed").await;
    let rooms = ["FOX", "OWL", "EEL"].map(room);
    let stop = Arc::new(AtomicBool::new(false));
    let writers = (0..4_u64).map(|writer| {
        let (node, stop) = (
            nodes[usize::from(writer % 2 == 1)].clone(),
            Arc::clone(&stop),
        );
        let rooms = rooms.clone();
        tokio::spawn(async move {
            let mut landed = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let number = writer * 1_000_000 + landed.len() as u64;
                let room = &rooms[landed.len() % rooms.len()];
                landed.push((room.clone(), number, land(&node, room, number).await));
            }
            landed
        })
    });
    let writers: Vec<_> = writers.collect();
    for _ in 0..KILLS {
        // Somebody writes between any two kills.
        let before = nodes[0]
            .read(&rooms[0], Version::EMPTY, 0)
            .await
            .expect("it is well")
            .head;
        let leader = cluster.leader("killed-0").await.expect("somebody leads");
        cluster.kill(leader).expect("it runs");
        let goes_on = async {
            loop {
                let page = nodes[1].read(&rooms[0], Version::EMPTY, 0).await;
                if page.is_ok_and(|page| page.head.get() > before.get() + 2) {
                    return;
                }
            }
        };
        timeout(PATIENCE, goes_on)
            .await
            .expect("it goes on without it");
        cluster.begin(leader).expect("it starts again");
        cluster.ready().await.expect("it comes back");
    }
    stop.store(true, Ordering::Relaxed);
    let landed = join_all(writers).await;
    for room in &rooms {
        let all = read_all(&nodes[0], room).await.expect("it is well");
        assert_eq!(all, read_all(&nodes[1], room).await.expect("it is well"));
        let dense = (1..)
            .zip(&all)
            .all(|(version, record)| record.version.get() == version);
        assert!(dense, "{room} has a hole");
        let mine = landed
            .iter()
            .flat_map(|landed| landed.as_ref().expect("a writer is well"));
        let mut promised = 0;
        for (_, number, version) in mine.filter(|(written, _, _)| written == room) {
            assert_eq!(
                all[usize::try_from(version.get()).expect("few") - 1].id,
                id(*number),
                "{room} {version}"
            );
            promised += 1;
        }
        // Every command was sent until it was promised, and none is there twice.
        assert_eq!(all.len(), promised, "{room}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_majority_nothing_is_promised_and_later_it_goes_on() {
    let mut cluster = Cluster::of_three().await.expect("it starts");
    let node = open(&cluster.url(), "minority").await;
    let fox = room("FOX");
    land(&node, &fox, 1).await;
    for server in [0, 1] {
        cluster.kill(server).expect("it runs");
    }
    let answer = timeout(PATIENCE, append(&node, &fox, Version::new(1), 2)).await;
    let error = answer
        .expect("it gives up")
        .expect_err("nobody can keep it");
    assert!(!error.is_refusal() && error.is_passing(), "{error}");
    assert!(!node.keeps());
    for server in [0, 1] {
        cluster.begin(server).expect("it starts again");
    }
    cluster.ready().await.expect("they come back");
    assert_eq!(
        timeout(PATIENCE, land(&node, &fox, 2))
            .await
            .expect("it goes on"),
        Version::new(2)
    );
    assert!(node.keeps());
    assert_eq!(read_all(&node, &fox).await.expect("it is well").len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_network_says_twice_is_written_once() {
    let cluster = Cluster::shared().await;
    let (proxy, node) = behind_proxy(cluster, "twice").await;
    let fox = room("FOX");
    proxy.turn(Weather::Twice);
    for number in 0..50 {
        assert_eq!(land(&node, &fox, number).await, Version::new(number + 1));
    }
    assert_eq!(read_all(&node, &fox).await.expect("it is well").len(), 50);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_was_cut_off_hears_of_everything() {
    let cluster = Cluster::shared().await;
    let (proxy, behind) = behind_proxy(cluster, "cut").await;
    let before = open(&cluster.url(), "cut").await;
    let fox = room("FOX");
    land(&before, &fox, 0).await;
    let mut watch = behind.watch(&fox).await.expect("it can be watched");
    let mut next = 1;
    for weather in [
        Weather::Cut,
        Weather::Silent,
        Weather::Slow(Duration::from_millis(200)),
    ] {
        proxy.turn(weather);
        for _ in 0..5 {
            land(&before, &fox, next).await;
            next += 1;
        }
        proxy.turn(Weather::Fair);
        let heard = async {
            loop {
                match watch.next().await.expect("the feed goes on") {
                    Feed::Record(record) if record.version == Version::new(next) => return,
                    Feed::Record(_) => {}
                    Feed::Gap => panic!("nobody was that slow"),
                }
            }
        };
        timeout(PATIENCE, heard)
            .await
            .unwrap_or_else(|_| panic!("not all after {weather:?}"));
    }
    // What it had thought of the room meanwhile misleads nobody.
    let stale = append(&behind, &fox, Version::new(3), 900).await;
    assert_eq!(stale.expect("it is well"), Appended::Conflict);
}

/// A node that reaches the cluster through a proxy only.
async fn behind_proxy(cluster: &Cluster, name: &str) -> (Proxy, JetStreamJournal) {
    let proxy = Proxy::before(&cluster.address(0))
        .await
        .expect("it listens");
    let node = open(&cluster.url_of(&[proxy.address()]), name).await;
    (proxy, node)
}
