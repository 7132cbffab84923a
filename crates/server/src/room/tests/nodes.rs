//! One table at several nodes, which share a journal in memory.

use journal::{Appended, CommandId};
use rules::{Event, Record, SCHEMA};
use tokio::task::JoinHandle;
use wire::Refusal;

use super::*;
use crate::nodes::Company;
use crate::screens::Register;

const SECOND: Duration = Duration::from_secs(1);

/// Nodes in one process, each with rooms of its own. They have one table.
struct Cluster {
    nodes: Vec<Bench>,
    talks: Vec<JoinHandle<()>>,
}

impl Cluster {
    async fn of(number: usize) -> Self {
        let journal = MemoryJournal::default().shared();
        let (mut nodes, mut talks) = (Vec::new(), Vec::new());
        for _ in 0..number {
            let node = Bench::on(journal.clone(), LONG, Duration::ZERO);
            let screens = Arc::new(Register::new(&Limits::default(), LONG));
            let company = Company::join(node.registry.clone(), screens, String::new());
            let company = company.await.unwrap().expect("there may be others");
            talks.push(tokio::spawn(company.keep()));
            nodes.push(node);
        }
        let code = nodes[0].registry.open(Address::Here).await.unwrap();
        nodes.iter_mut().for_each(|node| node.code = code.clone());
        Self { nodes, talks }
    }

    /// Every phone has a number of its own, wherever it is.
    async fn enter(&mut self, node: usize, number: u8) -> Phone {
        self.nodes[node].enter(number).await
    }

    async fn head(&self) -> u64 {
        let node = &self.nodes[0];
        let page = node
            .registry
            .journal()
            .read(node.code.room(), Version::EMPTY, 0);
        page.await.unwrap().head.get()
    }

    /// Four seats in turns at all nodes, and a round that goes on by itself.
    async fn playing(&mut self) -> Vec<Phone> {
        let mut phones = Vec::new();
        for number in 1..=4 {
            let node = usize::from(number - 1) % self.nodes.len();
            let phone = self.enter(node, number).await;
            phone
                .table(|table| table.seats.len() == usize::from(number))
                .await;
            phones.push(phone);
        }
        for (n, intent) in [(1, Intent::StartRound {}), (2, LOOKED)] {
            assert_eq!(phones[0].act(n, intent).await, ClientOut::Done { n });
        }
        phones
    }

    /// Without a word.
    fn kill(&self, node: usize) {
        self.talks[node].abort();
        self.nodes[node].registry.kill();
    }
}

const LOOKED: Intent = Intent::Round(RoundIntent::Looked { round: 1 });

/// Second by second, so that whoever waits for a time gets it.
async fn pass(seconds: u64) {
    for _ in 0..seconds {
        advance(SECOND).await;
        rest().await;
    }
}

#[tokio::test(start_paused = true)]
async fn what_happens_at_one_node_is_seen_at_all() {
    let mut cluster = Cluster::of(2).await;
    let (ann, ben) = (cluster.enter(0, 1).await, cluster.enter(1, 2).await);
    ann.table(|table| table.seats.len() == 2).await;
    assert_eq!(
        ann.act(1, Intent::Lock { locked: true }).await,
        ClientOut::Done { n: 1 }
    );
    assert!(ben.table(|table| table.locked).await.seats.len() == 2);
    // And the other way round, on top of it.
    let (n, intent) = (
        1,
        Intent::Rename {
            name: "Benjamin".to_owned(),
        },
    );
    assert_eq!(ben.act(n, intent).await, ClientOut::Done { n });
    ann.table(|table| table.locked && table.seats[1].name == "Benjamin")
        .await;
}

#[tokio::test(start_paused = true)]
async fn whoever_is_at_any_node_is_here() {
    let mut cluster = Cluster::of(3).await;
    let (ann, ben) = (cluster.enter(0, 1).await, cluster.enter(1, 2).await);
    let cat = cluster.enter(2, 3).await;
    for phone in [&ann, &ben, &cat] {
        phone.on(&[1, 2, 3]).await;
    }
    ben.leave().await;
    ann.on(&[1, 3]).await;
    cat.on(&[1, 3]).await;
}

#[tokio::test(start_paused = true)]
async fn a_seat_that_is_entered_elsewhere_is_taken_over() {
    let mut cluster = Cluster::of(2).await;
    let first = cluster.enter(0, 1).await;
    first.table(|_| true).await;
    let mut there = 1;
    let mut old = first;
    for n in 1..=4 {
        let new = cluster.enter(there, 1).await;
        assert_eq!(old.farewell().await, Farewell::TakenOver);
        rest().await;
        let lock = Intent::Lock { locked: n % 2 == 1 };
        assert_eq!(new.act(n, lock).await, ClientOut::Done { n });
        (old, there) = (new, 1 - there);
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_gave_up_before_being_let_in_takes_no_seat_over() {
    let mut cluster = Cluster::of(2).await;
    let stays = cluster.enter(0, 1).await;
    stays.table(|_| true).await;
    let gave_up = cluster.nodes[1].phone();
    gave_up.outbox.leave();
    gave_up.enter(1).await;
    rest().await;
    let lock = Intent::Lock { locked: true };
    assert_eq!(stays.act(1, lock).await, ClientOut::Done { n: 1 });
}

/// Whatever each node knows of the other then.
#[tokio::test(start_paused = true)]
async fn of_two_phones_that_enter_at_once_one_stays() {
    let mut cluster = Cluster::of(2).await;
    cluster.enter(0, 1).await.leave().await;
    let phones = [cluster.enter(0, 1).await, cluster.enter(1, 1).await];
    rest().await;
    let farewells = phones.each_ref().map(|phone| {
        let texts = phone.outbox.texts();
        texts
            .iter()
            .filter(|text| text.contains("taken_over"))
            .count()
    });
    assert_eq!(farewells.iter().sum::<usize>(), 1, "{farewells:?}");
}

#[tokio::test(start_paused = true)]
async fn a_seat_whose_phone_is_at_another_node_is_not_away() {
    let mut cluster = Cluster::of(2).await;
    let phones = cluster.playing().await;
    rest().await;
    pass(60).await;
    let table = phones[0].newest();
    assert!(table.seats.iter().all(|seat| !seat.away), "{table:?}");
}

#[tokio::test(start_paused = true)]
async fn phones_of_a_node_that_died_are_off_after_9_s_and_away_10_s_later() {
    let mut cluster = Cluster::of(2).await;
    let (ann, ben) = (cluster.enter(0, 1).await, cluster.enter(1, 2).await);
    ann.on(&[1, 2]).await;
    ben.on(&[1, 2]).await;
    let died = Instant::now();
    cluster.kill(1);
    ann.on(&[1]).await;
    assert!(
        (6..=9).contains(&died.elapsed().as_secs()),
        "{:?}",
        died.elapsed()
    );
    ann.table(|table| table.seats[1].away).await;
    assert!(
        (16..=20).contains(&died.elapsed().as_secs()),
        "{:?}",
        died.elapsed()
    );
    // At the node that is left, all is well again.
    let ben = cluster.enter(0, 2).await;
    ben.table(|table| !table.seats[1].away).await;
    ann.on(&[1, 2]).await;
}

#[tokio::test(start_paused = true)]
async fn a_deadline_gives_one_record_at_however_many_nodes() {
    let mut cluster = Cluster::of(4).await;
    let _phones = cluster.playing().await;
    rest().await;
    let before = cluster.head().await;
    // RULES 9: while a clock runs, a mark every 15 s.
    pass(62).await;
    assert_eq!(cluster.head().await - before, 4);
}

#[tokio::test(start_paused = true)]
async fn what_is_due_is_done_when_the_node_that_would_do_it_is_dead() {
    let mut cluster = Cluster::of(2).await;
    let phones = cluster.playing().await;
    rest().await;
    let steward = cluster
        .nodes
        .iter()
        .position(|node| node.registry.house().nodes.is_steward());
    cluster.kill(steward.unwrap());
    let before = cluster.head().await;
    pass(16).await;
    assert!(cluster.head().await > before);
    drop(phones);
}

#[tokio::test(start_paused = true)]
async fn a_node_that_joins_goes_on_where_time_is() {
    let mut cluster = Cluster::of(2).await;
    let mut phones = Vec::new();
    for number in 1..=4 {
        phones.push(cluster.enter(0, number).await);
    }
    for (n, intent) in [(1, Intent::StartRound {}), (2, LOOKED)] {
        assert_eq!(phones[0].act(n, intent).await, ClientOut::Done { n });
    }
    // Less than what would be in the log.
    pass(12).await;
    let again = cluster.enter(1, 4).await;
    let (now_ms, flowing) = again.time().await;
    assert!(flowing && now_ms >= 12_000, "{now_ms}");
    assert_eq!(phones[3].farewell().await, Farewell::TakenOver);
}

#[tokio::test(start_paused = true)]
async fn after_a_break_time_waits_for_all_wherever_they_come_back() {
    let mut cluster = Cluster::of(2).await;
    for phone in cluster.playing().await {
        phone.leave().await;
    }
    pass(60).await;
    let mut phones = Vec::new();
    for (number, node) in [(1, 0), (2, 1), (3, 1)] {
        phones.push(cluster.enter(node, number).await);
        rest().await;
        let (_, flowing) = phones.last().unwrap().time().await;
        assert!(!flowing, "{number}");
    }
    pass(5).await;
    let last = cluster.enter(0, 4).await;
    for phone in phones.iter().chain([&last]) {
        while !phone.time().await.1 {}
    }
    assert!(Instant::now().elapsed() < SECOND);
}

#[tokio::test(start_paused = true)]
async fn time_stands_at_all_nodes_when_the_last_has_left() {
    let mut cluster = Cluster::of(2).await;
    let tv = cluster.nodes[0].phone();
    tv.tell(ToRoom::Watch {
        conn: tv.conn,
        outbox: Arc::clone(&tv.outbox),
        screen: true,
        at_door: false,
        fair: false,
    })
    .await;
    assert_eq!(tv.time().await, (0, false));
    let ann = cluster.enter(1, 1).await;
    assert!(tv.time().await.1);
    pass(5).await;
    ann.leave().await;
    let (now_ms, flowing) = tv.time().await;
    assert!(!flowing && now_ms >= 5_000, "{now_ms}");
}

#[tokio::test(start_paused = true)]
async fn a_host_hears_of_those_who_found_no_seat_at_another_node() {
    let mut cluster = Cluster::of(2).await;
    let ann = cluster.enter(0, 1).await;
    assert_eq!(
        ann.act(1, Intent::Lock { locked: true }).await,
        ClientOut::Done { n: 1 }
    );
    let ben = cluster.enter(1, 2).await;
    let refused = |frame| match frame {
        ClientOut::Refused { why, .. } => Some(why),
        _ => None,
    };
    assert_eq!(ben.hear(refused).await, Refusal::TableLocked);
    let knocked = |frame| match frame {
        ClientOut::Knocked { name, why } => Some((name, why)),
        _ => None,
    };
    let knocked = ann.hear(knocked).await;
    assert_eq!(knocked, ("P2".to_owned(), Refusal::TableLocked));
}

#[tokio::test(start_paused = true)]
async fn whoever_was_removed_at_another_node_has_no_seat_here() {
    let mut cluster = Cluster::of(2).await;
    let (ann, ben) = (cluster.enter(0, 1).await, cluster.enter(1, 2).await);
    ben.table(|_| true).await;
    ann.table(|table| table.seats.len() == 2).await;
    let kick = Intent::Kick { seat: SeatId(2) };
    assert_eq!(ann.act(1, kick).await, ClientOut::Done { n: 1 });
    assert_eq!(ben.farewell().await, Farewell::SeatGone);
}

#[tokio::test(start_paused = true)]
async fn words_that_make_no_sense_change_nothing() {
    let mut cluster = Cluster::of(2).await;
    let (ann, ben) = (cluster.enter(0, 1).await, cluster.enter(1, 2).await);
    ann.on(&[1, 2]).await;
    let node = &cluster.nodes[0];
    let seats = "{\"seat\":1,\"entered\":18446744073709551615,\"quiet\":false},".repeat(1_000);
    for bytes in [
        "no words".to_owned(),
        "\0".repeat(100_000),
        format!(
            r#"{{"v":1,"from":1,"word":{{"tells":{{"seats":[{}]}}}}}}"#,
            seats.trim_end_matches(',')
        ),
        r#"{"v":1,"from":1,"word":{"tells":{"watching":4294967295,"now_ms":0,"rev":99}}}"#
            .to_owned(),
        r#"{"v":1,"from":1,"word":"bye"}"#.to_owned(),
    ] {
        for topic in [Topic::House, Topic::Room(node.code.room().clone())] {
            node.registry
                .journal()
                .whisper(&topic, bytes.clone().into())
                .await
                .unwrap();
        }
        rest().await;
    }
    assert_eq!(
        ann.act(1, Intent::Lock { locked: true }).await,
        ClientOut::Done { n: 1 }
    );
    ben.table(|table| table.locked).await;
}

/// A node that was cut off may have written what it believed.
#[tokio::test(start_paused = true)]
async fn a_phone_that_is_here_is_called_back_when_another_node_wrote_that_it_is_away() {
    let mut cluster = Cluster::of(2).await;
    let (ann, ben) = (cluster.enter(0, 1).await, cluster.enter(1, 2).await);
    ann.table(|table| table.seats.len() == 2).await;
    ann.on(&[1, 2]).await;
    let (room, head) = (cluster.nodes[0].code.room(), cluster.head().await);
    let away = Record {
        at_ms: 0,
        by: None,
        events: vec![Event::WentAway { seat: SeatId(2) }],
    };
    let journal = cluster.nodes[0].registry.journal();
    let (id, head) = (CommandId([7; 16]), Version::new(head));
    let appended = journal.append(room, head, id, SCHEMA, away.encode().into());
    assert_eq!(appended.await.unwrap(), Appended::Committed(head.next()));
    rest().await;
    // That it is back.
    assert_eq!(cluster.head().await, head.next().next().get());
    for phone in [&ann, &ben] {
        assert!(!phone.newest().seats[1].away);
    }
}

fn is_steward(node: &Bench) -> bool {
    node.registry.house().nodes.is_steward()
}

impl Cluster {
    fn steward(&self) -> usize {
        let steward = self.nodes.iter().position(is_steward);
        steward.expect("there is one")
    }

    fn awake_at(&self, node: usize) -> Vec<String> {
        let tables = vec![self.nodes[node].code.to_string()];
        self.nodes[node].registry.awake_of(tables)
    }
}

#[tokio::test(start_paused = true)]
async fn one_node_sweeps_for_all() {
    let cluster = Cluster::of(3).await;
    let stewards = || cluster.nodes.iter().filter(|node| is_steward(node)).count();
    assert_eq!(stewards(), 1);
    let steward = cluster.steward();
    cluster.kill(steward);
    pass(13).await;
    let left = cluster.nodes.iter().enumerate();
    let left = left.filter(|(at, _)| *at != steward);
    assert_eq!(left.filter(|(_, node)| is_steward(node)).count(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_table_at_which_somebody_is_at_another_node_does_not_expire() {
    let mut cluster = Cluster::of(2).await;
    let steward = cluster.steward();
    let others = 1 - steward;
    // Who stands in the door changes nothing in the log.
    let tv = cluster.nodes[others].phone();
    rest().await;
    assert_eq!(cluster.awake_at(steward).len(), 0);
    for node in [others, steward] {
        cluster.nodes[node].registry.sweep().await.unwrap();
        assert!(cluster.head().await > 0);
    }
    drop(tv);
    for _ in 0..2 {
        // It falls asleep.
        advance(LONG).await;
        rest().await;
    }
    assert_eq!(cluster.awake_at(others).len(), 0);
    cluster.nodes[others].registry.sweep().await.unwrap();
    assert!(cluster.head().await > 0, "it is not the one that sweeps");
    cluster.nodes[steward].registry.sweep().await.unwrap();
    assert_eq!(cluster.head().await, 0);
}

#[tokio::test(start_paused = true)]
async fn tables_are_counted_for_all_nodes() {
    let cluster = Cluster::of(3).await;
    for node in &cluster.nodes {
        for _ in 0..2 {
            node.registry.open(Address::Here).await.unwrap();
        }
    }
    pass(7).await;
    let counted = cluster.nodes.iter().map(|node| node.registry.known());
    assert_eq!(counted.collect::<Vec<_>>(), [7, 7, 7]);
}

/// Both nodes know the bots and what they want; one of two that let them act at the same moment is too late.
#[tokio::test(start_paused = true)]
async fn bots_act_once_however_many_nodes_serve_their_table() {
    let mut cluster = Cluster::of(2).await;
    let (ann, ben) = (cluster.enter(0, 1).await, cluster.enter(1, 2).await);
    ann.table(|table| table.seats.len() == 2).await;
    for n in 1..=3 {
        assert_eq!(ann.act(n, Intent::AddBot {}).await, ClientOut::Done { n });
    }
    assert_eq!(
        ann.act(4, Intent::StartRound {}).await,
        ClientOut::Done { n: 4 }
    );
    assert_eq!(ann.act(5, LOOKED).await, ClientOut::Done { n: 5 });
    ben.table(|table| table.phase == wire::Phase::Dealt).await;
    assert_eq!(ben.act(1, LOOKED).await, ClientOut::Done { n: 1 });
    pass(90).await;

    let node = &cluster.nodes[0];
    let journal = node.registry.journal();
    let page = journal.read(node.code.room(), Version::EMPTY, 1_000);
    let page = page.await.unwrap();
    let by = |stored: &journal::Record| Record::decode(SCHEMA, &stored.bytes).unwrap().by;
    let by_bots: Vec<_> = page.records.iter().filter_map(by).collect();
    for seat in [3, 4, 5].map(SeatId) {
        let of_seat = by_bots.iter().filter(|by| by.seat == seat);
        let numbers: Vec<u64> = of_seat.map(|by| by.n).collect();
        assert!(!numbers.is_empty(), "{seat:?} has done nothing");
        assert!(numbers.is_sorted_by(|a, b| a < b), "{seat:?}: {numbers:?}");
    }
}
