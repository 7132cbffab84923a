//! Real servers: what a test does to one happens to it, and the others go on.

use cluster::{Cluster, Options};

#[tokio::test]
async fn a_cluster_has_a_leader_and_gets_another_when_it_is_killed() {
    let mut cluster = Cluster::of_three().await.expect("it starts");
    let leader = cluster.meta_leader().await.expect("somebody leads");
    cluster.kill(leader).expect("it can be killed");
    assert!(!cluster.is_healthy(leader).await);
    let next = loop {
        if let Some(next) = cluster.meta_leader().await {
            break next;
        }
    };
    assert_ne!(next, leader);
    let address = cluster.address(leader);
    cluster.begin(leader).expect("it starts again");
    cluster.ready().await.expect("all three are well");
    assert_eq!(cluster.address(leader), address);
}

#[tokio::test]
async fn a_frozen_server_says_nothing_until_it_is_thawed() {
    let mut server = Cluster::start(1, Options::default())
        .await
        .expect("it starts");
    server.freeze(0).expect("it freezes");
    while server.is_healthy(0).await {}
    server.thaw(0).expect("it thaws");
    while !server.is_healthy(0).await {}
    server.freeze(0).expect("it freezes again");
    server.stop(0).expect("a frozen one ends too");
    assert!(!server.is_running(0));
}
