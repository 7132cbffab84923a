//! What other nodes have of this table: whose phones are there, whether time flows there. Heard in passing, believed for
//! a while, and never recorded. Reads no clock: every call brings the instant.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use tokio::time::Instant;
use wire::SeatId;

use super::presence::Here;
use crate::nodes::{FlowTold, NodeId, Rhythm, RoomWord, SeatTold, Tells};

/// More nodes than this have no phones of one table.
const NODES_MAX: usize = 100;
/// More seats than any table has.
const SEATS_MAX: usize = 100;

/// By so much the next node waits longer before it does what is due by itself, so that one does it for all.
const STEP_BACK: Duration = Duration::from_millis(150);

#[derive(Debug)]
pub(crate) struct Elsewhere {
    me: NodeId,
    rhythm: Rhythm,
    /// Also those that were not heard of for a while, so that it is known who was here first.
    nodes: BTreeMap<NodeId, Node>,
    /// The highest number that a seat was entered under, as far as it is known.
    entered: u64,
    /// Seats whose last phone was here, as far as it is known.
    ours: BTreeSet<SeatId>,
    /// What was said last, and when it is said again.
    told: Option<Tells>,
    tells_at: Instant,
    /// Somebody has asked.
    is_asked: bool,
    /// Somebody is here who does not know of us.
    asks: bool,
}

#[derive(Debug, Default)]
struct Node {
    /// Nothing once it has left.
    heard: Option<Instant>,
    tells: Tells,
    /// Until when time waits there; a moment ago where it flows.
    waits_until: Option<Instant>,
    /// It came after us.
    has_asked: bool,
    /// It knows that we came after it.
    knows_us: bool,
}

/// How a node stands to this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It was at this table before us, and has not known of our phones. It is so once.
    First,
    /// The numbers of seats tell who is newer.
    Known,
    /// It has not heard of us yet.
    Stranger,
}

/// What follows from a node's words.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Heard {
    pub(crate) standing: Standing,
    /// Somebody came or went there.
    pub(crate) is_news: bool,
}

impl Elsewhere {
    pub(crate) fn new(me: NodeId, rhythm: Rhythm, at: Instant) -> Self {
        Self {
            me,
            rhythm,
            nodes: BTreeMap::new(),
            entered: 0,
            ours: BTreeSet::new(),
            told: None,
            tells_at: at,
            is_asked: false,
            asks: false,
        }
    }

    pub(crate) fn me(&self) -> NodeId {
        self.me
    }

    /// A node that has just come to this table wants to know who is here.
    pub(crate) fn asked(&mut self, from: NodeId, at: Instant) {
        self.is_asked = true;
        if let Some(node) = self.node(from) {
            *node = Node {
                heard: Some(at),
                has_asked: true,
                ..Node::default()
            };
        }
    }

    /// Nothing where that makes no sense.
    pub(crate) fn hear(&mut self, from: NodeId, tells: Tells, at: Instant) -> Option<Heard> {
        if tells.seats.len() > SEATS_MAX {
            return None;
        }
        let highest = tells.seats.iter().map(|told| told.entered).max();
        self.entered = self.entered.max(highest.unwrap_or_default());
        for told in &tells.seats {
            self.ours.remove(&told.seat);
        }
        let us = self.me;
        let node = self.node(from)?;
        let knows_us = tells.newcomers.contains(&us);
        let standing = match node.has_asked {
            false if knows_us && !node.knows_us => Standing::First,
            false if !knows_us && !node.knows_us => Standing::Stranger,
            _ => Standing::Known,
        };
        let is_news = node.heard.is_none() || !node.tells.says_the_same(&tells);
        node.knows_us |= knows_us;
        node.heard = Some(at);
        node.waits_until = match tells.flow {
            FlowTold::Still => None,
            FlowTold::Gathering { left_ms } => at.checked_add(Duration::from_millis(left_ms)),
            FlowTold::Flowing => Some(at),
        };
        node.tells = tells;
        self.asks |= standing == Standing::Stranger;
        Some(Heard { standing, is_news })
    }

    /// What is known of one, if there is room to know it.
    fn node(&mut self, id: NodeId) -> Option<&mut Node> {
        if self.nodes.len() >= NODES_MAX && !self.nodes.contains_key(&id) {
            self.nodes.retain(|_, node| node.heard.is_some());
            if self.nodes.len() >= NODES_MAX {
                return None;
            }
        }
        Some(self.nodes.entry(id).or_default())
    }

    /// Those who came after us.
    pub(crate) fn newcomers(&self) -> Vec<NodeId> {
        let newcomers = self.here().filter(|(_, node)| node.has_asked);
        newcomers.map(|(id, _)| id).collect()
    }

    /// It has left this table.
    pub(crate) fn leaves(&mut self, node: NodeId) {
        self.nodes.remove(&node);
    }

    /// Whether somebody was not heard of for too long.
    pub(crate) fn forget_silent(&mut self, at: Instant) -> bool {
        let silence = self.rhythm.silence;
        let is_silent = |heard: Instant| at.saturating_duration_since(heard) >= silence;
        let nodes = self.nodes.values_mut();
        let silent = nodes.filter(|node| node.heard.is_some_and(is_silent));
        silent.map(Node::is_silent).count() > 0
    }

    fn here(&self) -> impl Iterator<Item = (NodeId, &Node)> {
        let nodes = self.nodes.iter();
        let here = nodes.filter(|(_, node)| node.heard.is_some());
        here.map(|(id, node)| (*id, node))
    }

    /// Whether all of these were heard of at this table.
    pub(crate) fn has_heard(&self, nodes: &[NodeId]) -> bool {
        nodes.iter().all(|node| self.nodes.contains_key(node))
    }

    /// The seats that have a phone here or elsewhere.
    pub(crate) fn and_elsewhere<'a>(
        this: Option<&Self>,
        on: &'a BTreeSet<SeatId>,
    ) -> Cow<'a, BTreeSet<SeatId>> {
        let Some(this) = this else {
            return Cow::Borrowed(on);
        };
        let mut on = Cow::Borrowed(on);
        for told in this.here().flat_map(|(_, node)| &node.tells.seats) {
            if !on.contains(&told.seat) {
                on.to_mut().insert(told.seat);
            }
        }
        on
    }

    /// As the whole table is told.
    pub(crate) fn add_to(&self, here: &mut Here) {
        for (_, Node { tells, .. }) in self.here() {
            let heard = tells.seats.iter().filter(|told| !told.quiet);
            here.on.extend(heard.map(|told| told.seat));
            here.watching = here.watching.saturating_add(tells.watching);
            here.screens = here.screens.saturating_add(tells.screens);
        }
    }

    /// Seats whose phones were heard there when it last spoke. Whoever falls silent is told at once.
    pub(crate) fn awake(&self) -> impl Iterator<Item = SeatId> {
        let told = self.here().flat_map(|(_, node)| &node.tells.seats);
        let awake = told.filter(|told| told.awake && !told.quiet);
        awake.map(|told| told.seat)
    }

    pub(crate) fn without_seat(&self) -> usize {
        let without = self
            .here()
            .map(|(_, node)| node.tells.without_seat as usize);
        without.fold(0, usize::saturating_add)
    }

    /// Until when time stands still at most: elsewhere it has begun to wait, or flows.
    pub(crate) fn waits_until(&self) -> Option<Instant> {
        self.here().filter_map(|(_, node)| node.waits_until).min()
    }

    /// How long this node leaves it to others to do what is due.
    pub(crate) fn steps_back(&self, has_seats: bool) -> Duration {
        let mine = (!has_seats, self.me);
        let before = self
            .here()
            .filter(|(id, node)| (node.tells.seats.is_empty(), *id) < mine);
        let before = u32::try_from(before.count()).unwrap_or(u32::MAX);
        STEP_BACK.saturating_mul(before)
    }

    /// Whether the last phone on this seat was at another node, or may have been.
    pub(crate) fn comes_from_elsewhere(&self, seat: SeatId) -> bool {
        !self.ours.contains(&seat)
    }

    pub(crate) fn sits_here(&mut self, seat: SeatId) {
        self.ours.insert(seat);
    }

    /// For a phone that comes now: nobody anywhere has come later.
    pub(crate) fn next_entry(&mut self) -> u64 {
        self.entered = self.entered.saturating_add(1);
        self.entered
    }

    /// Of two who sit on one seat, the later one stays. If nobody can say who that is, all agree on one.
    pub(crate) fn is_later(&self, (there, from): (&SeatTold, NodeId), here: u64) -> bool {
        (there.entered, from) > (here, self.me)
    }

    /// What is to be said now, if anything.
    pub(crate) fn words(&mut self, now: Tells, at: Instant, has_others: bool) -> Vec<RoomWord> {
        let asks = std::mem::take(&mut self.asks).then_some(RoomWord::Asks);
        let tells = self.tells(now, at, has_others);
        asks.into_iter().chain(tells).collect()
    }

    fn tells(&mut self, now: Tells, at: Instant, has_others: bool) -> Option<RoomWord> {
        if !has_others && !self.is_asked {
            // Whoever comes will ask.
            return None;
        }
        let told = self.told.as_ref();
        let is_news = told.is_none_or(|told| !told.says_the_same(&now));
        if !is_news && !self.is_asked && at < self.tells_at {
            return None;
        }
        self.is_asked = false;
        self.tells_at = at + self.rhythm.every;
        self.told = Some(now.clone());
        Some(RoomWord::Tells(now))
    }

    /// When the next turn is needed for any of this.
    pub(crate) fn wakes_at(&self, has_others: bool) -> Option<Instant> {
        let heard = self.here().filter_map(|(_, node)| node.heard).min();
        let forgets_at = heard.and_then(|heard| heard.checked_add(self.rhythm.silence));
        let tells_at = has_others.then_some(self.tells_at);
        forgets_at.into_iter().chain(tells_at).min()
    }
}

impl Node {
    fn is_silent(&mut self) {
        (self.heard, self.waits_until) = (None, None);
        self.tells = Tells::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: NodeId = NodeId(5);
    const SECOND: Duration = Duration::from_secs(1);

    struct Bench {
        elsewhere: Elsewhere,
        at: Instant,
    }

    impl Bench {
        fn new() -> Self {
            let (every, silence) = (3 * SECOND, 9 * SECOND);
            let at = Instant::now();
            Self {
                elsewhere: Elsewhere::new(ME, Rhythm { every, silence }, at),
                at,
            }
        }

        fn hear(&mut self, from: u64, tells: Tells) -> Heard {
            let heard = self.elsewhere.hear(NodeId(from), tells, self.at);
            heard.expect("it makes sense")
        }

        fn on(&self, here: &[u16]) -> Vec<u16> {
            let here = here.iter().copied().map(SeatId).collect();
            let on = Elsewhere::and_elsewhere(Some(&self.elsewhere), &here);
            on.iter().map(|seat| seat.0).collect()
        }
    }

    fn tells(seats: &[(u16, u64)]) -> Tells {
        let seats = seats.iter().map(|(seat, entered)| SeatTold {
            seat: SeatId(*seat),
            entered: *entered,
            quiet: false,
            awake: true,
        });
        Tells {
            seats: seats.collect(),
            ..Tells::default()
        }
    }

    #[test]
    fn seats_are_on_wherever_they_are_until_their_node_leaves_or_is_silent() {
        let mut bench = Bench::new();
        bench.hear(1, tells(&[(1, 1), (2, 1)]));
        bench.hear(2, tells(&[(2, 2), (3, 3)]));
        assert_eq!(bench.on(&[4]), [1, 2, 3, 4]);
        bench.elsewhere.leaves(NodeId(2));
        assert_eq!(bench.on(&[4]), [1, 2, 4]);
        bench.at += 9 * SECOND;
        assert_eq!(bench.elsewhere.wakes_at(false), Some(bench.at));
        assert!(bench.elsewhere.forget_silent(bench.at));
        assert!(!bench.elsewhere.forget_silent(bench.at));
        assert_eq!(bench.on(&[4]), [4]);
    }

    #[test]
    fn people_are_counted_at_all_nodes() {
        let mut bench = Bench::new();
        for node in 1..=2 {
            let mut tells = tells(&[(node, 1)]);
            (tells.watching, tells.screens, tells.without_seat) = (3, 1, 4);
            tells.seats[0].quiet = node == 2;
            bench.hear(node.into(), tells);
        }
        let mut here = Here::default();
        bench.elsewhere.add_to(&mut here);
        assert_eq!((here.watching, here.screens), (6, 2));
        assert!(here.on.iter().eq(&[SeatId(1)]));
        assert_eq!(bench.elsewhere.without_seat(), 8);
    }

    #[test]
    fn those_are_asked_who_were_heard_and_have_promised_to_be_heard_again() {
        let mut bench = Bench::new();
        let mut told = tells(&[(1, 1), (2, 2), (3, 3)]);
        (told.seats[1].quiet, told.seats[2].awake) = (true, false);
        bench.hear(1, told);
        bench.hear(2, tells(&[(4, 4)]));
        let awake = |bench: &Bench| bench.elsewhere.awake().collect::<Vec<_>>();
        assert_eq!(awake(&bench), [SeatId(1), SeatId(4)]);
        bench.elsewhere.leaves(NodeId(2));
        assert_eq!(awake(&bench), [SeatId(1)]);
    }

    #[test]
    fn the_newest_phone_stays_and_all_agree_which_that_is() {
        let mut bench = Bench::new();
        bench.hear(1, tells(&[(1, 41)]));
        let mine = bench.elsewhere.next_entry();
        let table = [
            (41, 9, false),
            (42, 1, false),
            // Two came at once.
            (42, 9, true),
            (43, 1, true),
        ];
        for (entered, from, is_later) in table {
            let told = tells(&[(1, entered)]).seats[0];
            let found = bench.elsewhere.is_later((&told, NodeId(from)), mine);
            assert_eq!(found, is_later, "{entered} at {from}");
        }
    }

    #[test]
    fn a_node_that_was_here_before_knows_who_has_asked_it() {
        let mut bench = Bench::new();
        let knows = |newcomers: &[u64]| Tells {
            newcomers: newcomers.iter().copied().map(NodeId).collect(),
            ..Tells::default()
        };
        // Its word was on its way when we came.
        assert_eq!(bench.hear(1, knows(&[])).standing, Standing::Stranger);
        assert_eq!(bench.hear(1, knows(&[7, 5])).standing, Standing::First);
        assert_eq!(bench.hear(1, knows(&[7, 5])).standing, Standing::Known);
        // It has missed us for a while, and we it.
        bench.at += 9 * SECOND;
        bench.elsewhere.forget_silent(bench.at);
        assert_eq!(bench.hear(1, knows(&[])).standing, Standing::Known);
        // One that came after us, and one that came at once.
        bench.elsewhere.asked(NodeId(2), bench.at);
        assert_eq!(bench.hear(2, knows(&[])).standing, Standing::Known);
        assert_eq!(bench.hear(2, knows(&[5])).standing, Standing::Known);
        assert!(bench.elsewhere.newcomers().iter().eq(&[NodeId(2)]));
    }

    #[test]
    fn a_question_that_was_lost_is_asked_again() {
        let mut bench = Bench::new();
        bench.hear(1, tells(&[(1, 7)]));
        let words = bench.elsewhere.words(tells(&[]), bench.at, true);
        assert!(words.contains(&RoomWord::Asks), "{words:?}");
        let words = bench.elsewhere.words(tells(&[]), bench.at, true);
        assert_eq!(words, []);
    }

    #[test]
    fn time_waits_as_long_as_where_it_waits_least() {
        let mut bench = Bench::new();
        assert_eq!(bench.elsewhere.waits_until(), None);
        let flow = |flow| Tells {
            flow,
            ..Tells::default()
        };
        bench.hear(1, flow(FlowTold::Still));
        assert_eq!(bench.elsewhere.waits_until(), None);
        bench.hear(2, flow(FlowTold::Gathering { left_ms: 7_000 }));
        let seven = Some(bench.at + 7 * SECOND);
        assert_eq!(bench.elsewhere.waits_until(), seven);
        bench.hear(1, flow(FlowTold::Flowing));
        assert_eq!(bench.elsewhere.waits_until(), Some(bench.at));
        bench.elsewhere.leaves(NodeId(1));
        assert_eq!(bench.elsewhere.waits_until(), seven);
    }

    #[test]
    fn the_lowest_node_with_phones_acts_first() {
        let mut bench = Bench::new();
        let waits = |bench: &Bench, has_seats| bench.elsewhere.steps_back(has_seats);
        assert_eq!(waits(&bench, false), Duration::ZERO);
        bench.hear(9, tells(&[(1, 1)]));
        assert_eq!(waits(&bench, true), Duration::ZERO);
        assert_eq!(waits(&bench, false), STEP_BACK);
        bench.hear(1, tells(&[]));
        assert_eq!(waits(&bench, true), Duration::ZERO);
        assert_eq!(waits(&bench, false), 2 * STEP_BACK);
        bench.hear(1, tells(&[(2, 1)]));
        assert_eq!(waits(&bench, true), STEP_BACK);
    }

    #[test]
    fn news_are_told_at_once_and_the_rest_every_3_s() {
        let mut bench = Bench::new();
        let mut says = |seats: &[(u16, u64)], after_s: u32, has_others| {
            let at = bench.at + after_s * SECOND;
            bench
                .elsewhere
                .tells(tells(seats), at, has_others)
                .is_some()
        };
        // Nobody is there to hear it.
        assert!(!says(&[], 0, false));
        assert!(says(&[], 0, true) && !says(&[], 2, true));
        assert!(says(&[(1, 1)], 2, true) && !says(&[(1, 1)], 4, true));
        assert!(says(&[(1, 1)], 5, true));
        let (elsewhere, at) = (&mut bench.elsewhere, bench.at + 6 * SECOND);
        elsewhere.asked(NodeId(1), at);
        assert!(elsewhere.tells(tells(&[(1, 1)]), at, false).is_some());
    }

    #[test]
    fn what_no_table_has_is_not_believed() {
        let mut bench = Bench::new();
        let crowd: Vec<_> = (0..=100).map(|seat| (seat, u64::MAX)).collect();
        let heard = bench.elsewhere.hear(NodeId(1), tells(&crowd), bench.at);
        assert_eq!(heard, None);
        assert_eq!(bench.elsewhere.next_entry(), 1);
        for node in 0..1_000 {
            bench.elsewhere.hear(NodeId(node), tells(&[]), bench.at);
        }
        assert_eq!(bench.elsewhere.nodes.len(), NODES_MAX);
    }
}
