//! Bots of the house act at tables where somebody is, and only there.

use std::collections::BTreeSet;

use wire::{LineView, Offer, Phase, Phrase, SeatView};

use super::*;

/// A person at a table, who does what is asked of a person and keeps quiet besides.
struct Person {
    phone: Phone,
    n: u64,
    table: Option<TableView>,
    seat: Option<SeatView>,
    lines: Vec<LineView>,
}

impl Person {
    async fn sits(bench: &mut Bench, number: u8) -> Self {
        let phone = bench.enter(number).await;
        Self {
            phone,
            n: 0,
            table: None,
            seat: None,
            lines: Vec::new(),
        }
    }

    /// Takes in the next frame, which may be the answer to what was done.
    async fn hear(&mut self) -> Option<ClientOut> {
        let frame = self.phone.next().await;
        let drawn = self.phone.assembly.borrow_mut().take(&frame);
        if let Some(table) = drawn {
            self.table = Some(table);
        }
        if let ClientOut::Seat { view, .. } = &frame {
            self.seat = Some(view.clone());
        }
        if let ClientOut::Lines { lines, .. } = &frame {
            self.lines.extend(lines.iter().cloned());
        }
        matches!(frame, ClientOut::Done { .. } | ClientOut::Refused { .. }).then_some(frame)
    }

    async fn does(&mut self, intent: Intent) -> ClientOut {
        self.n += 1;
        let (conn, n) = (self.phone.conn, self.n);
        let read_at = Instant::now();
        let tap = Box::new(Tap { intent, read_at });
        self.phone.tell(ToRoom::Intent { conn, n, tap }).await;
        loop {
            if let Some(answer) = self.hear().await {
                return answer;
            }
        }
    }

    async fn done(&mut self, intent: Intent) {
        let answer = self.does(intent.clone()).await;
        assert!(
            matches!(answer, ClientOut::Done { .. }),
            "{intent:?}: {answer:?}"
        );
    }

    /// Four bots sit down, and a round begins.
    async fn practises(bench: &mut Bench) -> Self {
        let mut person = Self::sits(bench, 1).await;
        for _ in 0..4 {
            person.done(Intent::AddBot {}).await;
        }
        person.done(Intent::StartRound {}).await;
        person
    }

    fn phase(&self) -> Option<Phase> {
        self.table.as_ref().map(|table| table.phase)
    }

    fn said(&self) -> usize {
        self.lines.len()
    }

    /// What a person cannot leave to others.
    fn duty(&self) -> Option<Intent> {
        let round = 1;
        let offers = &self.seat.as_ref()?.can.open;
        offers.iter().find_map(|offer| match offer {
            Offer::Looked {} => Some(RoundIntent::Looked { round }.into_intent()),
            Offer::Answer { turn } => Some(
                RoundIntent::Answer {
                    round,
                    turn: *turn,
                    text: Some("Quite a lot.".to_owned()),
                    phrase: None,
                    level: None,
                }
                .into_intent(),
            ),
            Offer::Ask { turn, whom } => Some(
                RoundIntent::Ask {
                    round,
                    turn: *turn,
                    whom: *whom.first()?,
                    text: None,
                    phrase: Some(Phrase {
                        attribute: wire::Attribute::Noise,
                        level: None,
                        variant: 0,
                    }),
                }
                .into_intent(),
            ),
            _ => None,
        })
    }

    /// Until the table looks like that, doing one's duty where it is asked for.
    async fn plays_until(&mut self, wanted: impl Fn(&Self) -> bool) {
        while !wanted(self) {
            match self.duty() {
                // What was offered may have passed meanwhile.
                Some(intent) => drop(self.does(intent).await),
                None => drop(self.hear().await),
            }
        }
    }
}

trait IntoIntent {
    fn into_intent(self) -> Intent;
}

impl IntoIntent for RoundIntent {
    fn into_intent(self) -> Intent {
        Intent::Round(self)
    }
}

#[tokio::test(start_paused = true)]
async fn a_person_alone_plays_a_round_with_bots() {
    let mut bench = Bench::new(LONG).await;
    let mut person = Person::practises(&mut bench).await;
    person.plays_until(|p| p.said() > 6).await;
    let speakers: BTreeSet<SeatId> = person.lines.iter().map(|line| line.by).collect();
    assert!(speakers.len() > 2, "{:?}", person.lines);
    person
        .plays_until(|p| p.phase() == Some(Phase::RoundOver))
        .await;
}

#[tokio::test(start_paused = true)]
async fn bots_look_after_a_person_has() {
    let mut bench = Bench::new(LONG).await;
    let mut person = Person::practises(&mut bench).await;
    advance(Duration::from_secs(5)).await;
    let ready = |person: &Person| {
        let seats = &person.table.as_ref().unwrap().seats;
        seats.iter().filter(|seat| seat.ready).count()
    };
    assert_eq!(ready(&person), 0);
    let looked = Intent::Round(RoundIntent::Looked { round: 1 });
    person.done(looked).await;
    person
        .plays_until(|p| p.phase() == Some(Phase::Questions))
        .await;
}

#[tokio::test(start_paused = true)]
async fn a_tap_hurries_bots_and_a_spectator_does_not() {
    let mut bench = Bench::new(LONG).await;
    let mut person = Person::practises(&mut bench).await;
    person
        .plays_until(|p| p.phase() == Some(Phase::Questions) && p.duty().is_none())
        .await;
    let said = person.said();
    let tv = bench.phone();
    tv.tell(ToRoom::Watch {
        conn: tv.conn,
        outbox: Arc::clone(&tv.outbox),
        screen: true,
        at_door: false,
        fair: false,
    })
    .await;
    tv.table(|_| true).await;
    let before = Instant::now();
    tv.tell(ToRoom::Hurry { conn: tv.conn }).await;
    rest().await;
    assert!(tv.outbox.texts().is_empty(), "a spectator hurries nobody");
    let conn = person.phone.conn;
    person.phone.tell(ToRoom::Hurry { conn }).await;
    while person.said() == said {
        person.hear().await;
    }
    assert!(before.elapsed() < Duration::from_millis(10));
}

#[tokio::test(start_paused = true)]
async fn nothing_is_said_while_nobody_is_there_and_all_goes_on_afterwards() {
    let mut bench = Bench::new(Duration::ZERO).await;
    let mut person = Person::practises(&mut bench).await;
    person.plays_until(|p| p.said() > 1).await;
    let n = person.n;
    person.phone.leave().await;
    let head = head(&bench).await;
    advance(Duration::from_secs(3600)).await;
    rest().await;
    assert_eq!(head, self::head(&bench).await);
    // The room was forgotten, and its minds with it.
    let mut back = Person::sits(&mut bench, 1).await;
    back.n = n;
    back.plays_until(|p| p.said() > 0).await;
    let said = back.said();
    back.plays_until(|p| p.said() > said + 2).await;
}

async fn head(bench: &Bench) -> u64 {
    let journal = bench.registry.journal();
    let page = journal.read(bench.code.room(), Version::EMPTY, 0);
    page.await.unwrap().head.get()
}
