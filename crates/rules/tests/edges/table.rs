//! A table driven as the server drives it: what is due comes first, what is decided is written and
//! read back, and only then taken in. A refused command must leave no trace.

use std::sync::{Arc, LazyLock};

use rules::{Author, Command, Event, Moment, Record, SCHEMA, State, TokenHash, spy};
use wire::{Intent, Phase, Refusal, RulesetId, SeatId, Secret128, Settings, pack::Pack};

use crate::pack::{BANK, PACK, packs, pictures};

/// More ticks than any wait in these tests can need.
const TICKS_MAX: usize = 1_000;
/// Deals tried before a wish is called impossible; the rarest has a chance of 1 in 64.
const DEALS_MAX: u64 = 5_000;

/// Who has the spy's card when no player has.
pub(crate) const MIDDLE: &str = "the middle";

#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) now_ms: u64,
    /// Everybody who ever sat here, those who left included.
    pub(crate) people: Vec<(&'static str, SeatId)>,
    pub(crate) records: Vec<Record>,
    pub(crate) packs: Vec<Arc<Pack>>,
    pub(crate) pictures: Vec<String>,
    /// Phones that are heard, of those who take part in fair deals.
    pub(crate) awake: Vec<SeatId>,
    pub(crate) epoch: u64,
    dice: u64,
    sent: u64,
    awaited_refusal: Option<Refusal>,
}

/// Of what phones load, which no table here asks.
static PRINTS: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    packs()
        .iter()
        .map(|pack| (pack.id.clone(), "0".repeat(64)))
        .collect()
});

impl Table {
    /// These people in clockwise order, the first of them host; nothing is set but the pack.
    pub(crate) fn lobby<const N: usize>(names: [&'static str; N]) -> Self {
        Self::lobby_by(RulesetId::TimeTravel, names)
    }

    /// As `lobby`, by a ruleset that may admit more people than others.
    pub(crate) fn lobby_by<const N: usize>(ruleset: RulesetId, names: [&'static str; N]) -> Self {
        Self::lobby_set(&names, |settings| settings.spy.ruleset = ruleset)
    }

    /// As `lobby`, with settings that may admit more people than others.
    pub(crate) fn lobby_set(names: &[&'static str], change: impl Fn(&mut Settings)) -> Self {
        let mut table = Self {
            state: State::empty("BCDFG"),
            now_ms: 0,
            people: Vec::new(),
            records: Vec::new(),
            packs: packs(),
            pictures: pictures(168),
            awake: Vec::new(),
            epoch: 1,
            dice: 0,
            sent: 0,
            awaited_refusal: None,
        };
        table.run(&Command::Open, None);
        for (n, name) in names.iter().enumerate() {
            table.join(name).wait_s(1);
            if n == 0 {
                table.set(|settings| {
                    settings.packs = vec![PACK.to_owned()];
                    change(settings);
                });
            }
        }
        table
    }

    /// As `lobby`, with the first of them asking first.
    pub(crate) fn of<const N: usize>(names: [&'static str; N]) -> Self {
        let mut table = Self::lobby(names);
        let first = table.id(names[0]);
        table.set(|settings| settings.starter = Some(first));
        table
    }

    /// Dealt at the bank, everybody has looked, and the first of them is to ask.
    pub(crate) fn asking<const N: usize>(names: [&'static str; N], spy: &str) -> Self {
        Self::asking_by(RulesetId::TimeTravel, names, spy)
    }

    pub(crate) fn asking_by<const N: usize>(
        ruleset: RulesetId,
        names: [&'static str; N],
        spy: &str,
    ) -> Self {
        let mut table = Self::lobby_by(ruleset, names);
        let first = table.id(names[0]);
        table.set(|settings| settings.starter = Some(first));
        table.deal(spy, BANK).all_look();
        assert_eq!(table.phase(), Phase::Questions);
        table
    }

    #[track_caller]
    pub(crate) fn join(&mut self, name: &'static str) -> &mut Self {
        self.comes(name, None)
    }

    /// With a wish for a picture.
    #[track_caller]
    pub(crate) fn join_as(&mut self, name: &'static str, avatar: u8) -> &mut Self {
        self.comes(name, Some(avatar))
    }

    #[track_caller]
    fn comes(&mut self, name: &'static str, avatar: Option<u8>) -> &mut Self {
        let token = self.fresh_token();
        let before = self.state.present();
        let join = Command::Join {
            token,
            name: name.to_owned(),
            avatar,
            bot: false,
        };
        self.run(&join, None);
        let after = self.state.present();
        let came = after.into_iter().find(|seat| !before.contains(seat));
        self.people.extend(came.map(|seat| (name, seat)));
        self
    }

    #[track_caller]
    pub(crate) fn set(&mut self, change: impl FnOnce(&mut Settings)) -> &mut Self {
        let mut settings = self.view().settings;
        change(&mut settings);
        let host = self.host();
        self.act(host, Intent::Configure { settings })
    }

    /// Deals until the cards fall as wished; the spy's may fall to [`MIDDLE`].
    #[track_caller]
    pub(crate) fn deal(&mut self, spy: &str, place: &str) -> &mut Self {
        let spy = (spy != MIDDLE).then(|| self.id(spy));
        self.deal_until(|deal| deal.spy() == spy && deal.place() == place)
    }

    /// Deals until this one has the spy's card, at whatever place.
    #[track_caller]
    pub(crate) fn deal_to(&mut self, spy: &str) -> &mut Self {
        let spy = (spy != MIDDLE).then(|| self.id(spy));
        self.deal_until(|deal| deal.spy() == spy)
    }

    /// Deals and takes what comes.
    #[track_caller]
    pub(crate) fn deal_any(&mut self) -> &mut Self {
        self.deal_until(|_| true)
    }

    #[track_caller]
    fn deal_until(&mut self, wished: impl Fn(&spy::Deal) -> bool) -> &mut Self {
        let (host, intent) = (self.host(), self.next_deal());
        let seat = self.id(host);
        let command = Command::Seat {
            seat,
            intent: intent.clone(),
        };
        let as_wished = |events: &Vec<Event>| {
            events.iter().any(|event| match event {
                Event::Spy {
                    event: spy::Event::Dealt { deal, .. },
                } => wished(deal),
                _ => false,
            })
        };
        self.tick_until(self.now_ms);
        for _ in 0..DEALS_MAX {
            let dealt = rules::decide(&self.state, &command, &self.moment());
            if dealt.as_ref().map_or(true, as_wished) {
                return self.act(host, intent);
            }
            self.dice += 1;
        }
        panic!("no deal came out as wished");
    }

    /// What the host does to have the next round dealt.
    pub(crate) fn next_deal(&self) -> Intent {
        match self.phase() {
            Phase::Lobby | Phase::GameOver => Intent::StartRound {},
            _ => Intent::NextRound {
                round: self.number(),
            },
        }
    }

    /// The host deals, and what is drawn is dealt.
    #[track_caller]
    pub(crate) fn deal_drawn(&mut self) -> &mut Self {
        let (host, deal) = (self.host(), self.next_deal());
        self.act(host, deal)
    }

    /// Deals, and lays the cards before they are taken in as no draw may.
    #[track_caller]
    pub(crate) fn deal_laid(&mut self, lay: impl FnMut(&mut Event)) -> &mut Self {
        let (host, deal) = (self.host(), self.next_deal());
        self.act_laid(host, deal, lay)
    }

    /// As `act`, with what was drawn laid otherwise before it is taken in.
    #[track_caller]
    pub(crate) fn act_laid(
        &mut self,
        who: &str,
        intent: Intent,
        lay: impl FnMut(&mut Event),
    ) -> &mut Self {
        let seat = self.id(who);
        self.tick_until(self.now_ms);
        let command = Command::Seat { seat, intent };
        let mut events = rules::decide(&self.state, &command, &self.moment()).expect("accepted");
        events.iter_mut().for_each(lay);
        self.sent += 1;
        let n = self.sent;
        self.take_in(Some(Author { seat, n }), events);
        self
    }

    /// What would come of this now.
    pub(crate) fn verdict(&self, who: &str, intent: Intent) -> Result<(), Refusal> {
        let seat = self.id(who);
        let command = Command::Seat { seat, intent };
        rules::decide(&self.state, &command, &self.moment()).map(drop)
    }

    /// The next command must be refused for just this reason and change nothing.
    pub(crate) fn refused(&mut self, why: Refusal) -> &mut Self {
        self.awaited_refusal = Some(why);
        self
    }

    #[track_caller]
    pub(crate) fn act(&mut self, who: &str, intent: Intent) -> &mut Self {
        let seat = self.id(who);
        self.sent += 1;
        let n = self.sent;
        self.run(&Command::Seat { seat, intent }, Some(Author { seat, n }))
    }

    #[track_caller]
    pub(crate) fn run(&mut self, command: &Command, by: Option<Author>) -> &mut Self {
        self.tick_until(self.now_ms);
        let decided = rules::decide(&self.state, command, &self.moment());
        match (self.awaited_refusal.take(), decided) {
            (None, Ok(events)) => self.take_in(by, events),
            (None, Err(why)) => panic!("{command:?} was refused: {why:?}"),
            (Some(why), decided) => assert_eq!(decided, Err(why), "{command:?}"),
        }
        self
    }

    /// Lets table time pass; whatever falls due on the way happens.
    #[track_caller]
    pub(crate) fn wait_ms(&mut self, ms: u64) -> &mut Self {
        self.tick_until(self.now_ms + ms);
        self
    }

    #[track_caller]
    pub(crate) fn wait_s(&mut self, seconds: u64) -> &mut Self {
        self.wait_ms(seconds * 1_000)
    }

    #[track_caller]
    fn tick_until(&mut self, then_ms: u64) {
        for _ in 0..TICKS_MAX {
            let due = rules::wake_at(&self.state).filter(|at| *at <= then_ms);
            let Some(at_ms) = due else {
                self.now_ms = then_ms;
                return;
            };
            self.now_ms = self.now_ms.max(at_ms);
            let events = rules::decide(&self.state, &Command::Tick, &self.moment());
            let events = events.expect("a tick is never refused");
            assert!(!events.is_empty(), "a tick was due and did nothing");
            self.take_in(None, events);
        }
        panic!("the table wakes up without end");
    }

    fn take_in(&mut self, by: Option<Author>, events: Vec<Event>) {
        self.dice += 1;
        if events.is_empty() {
            return;
        }
        let record = Record {
            at_ms: self.now_ms,
            by,
            events,
        };
        let read = Record::decode(SCHEMA, &record.encode()).expect("what was just written");
        self.state.fold(&read);
        self.records.push(read);
    }

    fn moment(&self) -> Moment<'_> {
        let mut dice = [0; 32];
        dice[..8].copy_from_slice(&self.dice.to_be_bytes());
        dice[24..].copy_from_slice(&self.dice.to_le_bytes());
        Moment {
            now_ms: self.now_ms,
            dice,
            packs: &self.packs,
            pictures: &self.pictures,
            prints: &PRINTS,
            awake: &self.awake,
            epoch: self.epoch,
        }
    }

    fn fresh_token(&self) -> TokenHash {
        token(u8::try_from(self.people.len()).expect("few people"))
    }
}

/// The token of the phone with this number; people bring phones numbered as they come.
pub(crate) fn token(phone: u8) -> TokenHash {
    TokenHash::of(&Secret128::from_bytes([phone; 16]))
}
