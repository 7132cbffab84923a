//! A table's state: what all may see, and what nobody may see by accident.

use std::collections::{BTreeMap, VecDeque};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::{Bot, Happened, Happening, Phase, SeatId, Settings};

use crate::{
    Record, TokenHash,
    fairness::{Fairness, HiddenNumbers},
    room::{
        Addition, Annals, Circle, ForBots, Game, Numbers, Outcome, OwnPack, Pool, Stirred,
        circle::list,
        places::RECENT_MAX,
        play::{self, Cards},
    },
    secret::never_serialised,
    shared::Shared,
    spy,
};

never_serialised!(State, Public, Hidden, Offered);

/// Never serialised: views are types of their own, and the journal keeps records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) hidden: Shared<Hidden>,
}

/// All that `table_view` can see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    pub(crate) code: Shared<String>,
    /// Table time of the last record.
    pub(crate) at_ms: u64,
    pub(crate) host: Option<SeatId>,
    pub(crate) locked: bool,
    pub(crate) settings: Shared<Settings>,
    /// What the settings mean; follows from them.
    pub(crate) book: spy::Book,
    /// How many places the settings put on the table; not known of tables of old.
    pub(crate) places: Option<u16>,
    /// What bots leave of that, as it was when one of them last changed something about it.
    pub(crate) for_bots: Option<ForBots>,
    /// Places that were played here, over all games, the newest last.
    pub(crate) recent: Shared<VecDeque<String>>,
    /// Of the table's own deck.
    pub(crate) pictures: Shared<Vec<String>>,
    /// Of the table's own, in the order in which they came.
    pub(crate) packs: Shared<Vec<OwnPack>>,
    /// Clockwise.
    pub(crate) seats: Shared<Vec<Seat>>,
    pub(crate) next_seat: u16,
    /// Counts deals over all games, so that a late intent cannot hit the next game.
    pub(crate) next_round: u32,
    pub(crate) next_happening: u32,
    pub(crate) happenings: Shared<VecDeque<Happening>>,
    /// What is told of the rounds that are over, whatever game they belonged to.
    pub(crate) annals: Shared<Annals>,
    pub(crate) game: Option<Game>,
    pub(crate) fairness: Fairness,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hidden {
    pub(crate) tokens: BTreeMap<SeatId, TokenHash>,
    /// Seats that the host hands over.
    pub(crate) keys: BTreeMap<SeatId, Offered>,
    /// Of each seat's intents.
    pub(crate) numbers: BTreeMap<SeatId, Numbers>,
    pub(crate) cards: Cards,
    pub(crate) fair: HiddenNumbers,
}

/// A seat for whoever shows a one-time key: soon, and before the next deal. Whoever finds it later would see a card that
/// it was not meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offered {
    key: TokenHash,
    next_round: u32,
    until_ms: u64,
}

impl Offered {
    /// Long enough to find another phone, and to charge it a little.
    const LASTS_MS: u64 = 10 * 60 * 1000;

    pub(crate) fn now(public: &Public, key: TokenHash, at_ms: u64) -> Self {
        Self {
            key,
            next_round: public.next_round,
            until_ms: at_ms.saturating_add(Self::LASTS_MS),
        }
    }

    pub(crate) fn opens_with(&self, key: &TokenHash, public: &Public, now_ms: u64) -> bool {
        let is_same_deal = self.next_round == public.next_round;
        self.key == *key && is_same_deal && now_ms < self.until_ms
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Seat {
    pub(crate) id: SeatId,
    pub(crate) name: String,
    pub(crate) avatar: u8,
    /// None: a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<Bot>,
    /// Since when the phone has been there without a break; the host's rights go by it.
    pub(crate) since_ms: u64,
    /// Since when this seat cannot be counted on, if so.
    pub(crate) away_since_ms: Option<u64>,
    /// The phone is off, as opposed to on and idle.
    pub(crate) offline: bool,
    /// Votes missed in a row.
    pub(crate) missed_votes: u8,
    /// Away for so long that the next deal leaves it out.
    pub(crate) sits_out: bool,
}

impl Seat {
    pub(crate) fn new(id: SeatId, name: &str, avatar: u8, bot: Option<Bot>, at_ms: u64) -> Self {
        Self {
            id,
            name: name.to_owned(),
            avatar,
            bot,
            since_ms: at_ms,
            away_since_ms: None,
            offline: false,
            missed_votes: 0,
            sits_out: false,
        }
    }

    pub(crate) fn is_away(&self) -> bool {
        self.away_since_ms.is_some()
    }

    /// On, and yet not counted on.
    pub(crate) fn is_idle(&self) -> bool {
        self.is_away() && !self.offline
    }

    /// Whatever it does is news, since it does something.
    pub(crate) fn is_missed(&self) -> bool {
        self.is_idle() || self.missed_votes > 0
    }
}

/// Numbers of seats are never given out again.
pub(crate) const FIRST_SEAT: u16 = 1;

impl State {
    /// A table before its first record. Tables of old did not record what they began with, which was this.
    pub fn empty(code: &str) -> Self {
        let settings = Settings {
            packs: vec!["places".to_owned()],
            ..Settings::default()
        };
        Self {
            public: Public {
                code: code.to_owned().into(),
                at_ms: 0,
                host: None,
                locked: false,
                book: spy::Book::of(&settings.spy),
                settings: settings.into(),
                places: None,
                for_bots: None,
                recent: Shared::default(),
                pictures: Shared::default(),
                packs: Shared::default(),
                seats: Shared::default(),
                next_seat: FIRST_SEAT,
                next_round: 1,
                next_happening: 1,
                happenings: Shared::default(),
                annals: Shared::default(),
                game: None,
                fairness: Fairness::default(),
            },
            hidden: Shared::default(),
        }
    }

    /// Takes one journaled record in. Cannot fail.
    pub fn fold(&mut self, record: &Record) -> Stirred {
        let mut stirred = Stirred::nothing();
        self.public.at_ms = self.public.at_ms.max(record.at_ms);
        for event in &record.events {
            stirred.and(play::stirs(event, &self.public));
            self.apply(event, record.at_ms);
            stirred.and(play::stirs(event, &self.public));
        }
        // Whoever has just left needs no number: a seat is never given out again, and a bot that plays on has none.
        let stays = |seat| self.has_seat(seat) && !self.public.is_of_house(seat);
        if let Some(author) = record.by.filter(|by| stays(by.seat)) {
            let numbers = self.hidden.numbers.entry(author.seat).or_default();
            numbers.accept(author.n);
            if self.stir(author.seat) {
                stirred = Stirred::everything();
            }
        }
        stirred
    }

    pub fn public(&self) -> &Public {
        &self.public
    }

    pub fn seat_of(&self, token: &TokenHash) -> Option<SeatId> {
        let held = self.hidden.tokens.iter();
        held.filter(|(_, t)| *t == token).map(|(s, _)| *s).next()
    }

    /// The last number accepted from this seat.
    pub fn last_n(&self, seat: SeatId) -> u64 {
        self.numbers(seat).last()
    }

    /// What became of the intent that this seat gave this number.
    pub fn outcome(&self, seat: SeatId, n: u64) -> Outcome {
        self.numbers(seat).outcome(n)
    }

    fn numbers(&self, seat: SeatId) -> Numbers {
        self.hidden.numbers.get(&seat).copied().unwrap_or_default()
    }

    pub fn has_seat(&self, seat: SeatId) -> bool {
        self.public.seat(seat).is_some()
    }

    /// Whether the seat's phone was last reported off.
    pub fn is_away(&self, seat: SeatId) -> bool {
        self.public.seat(seat).is_some_and(|s| s.offline)
    }

    pub fn host(&self) -> Option<SeatId> {
        self.public.host
    }

    /// People whose phone was not reported off. Time goes by them alone.
    pub fn present(&self) -> Vec<SeatId> {
        let on = self.public.seats.iter().filter(|s| !s.offline);
        list(on.filter(|s| !s.is_bot()).map(|s| s.id))
    }

    /// The same with agents, whose socket can be lost as well.
    pub fn reachable(&self) -> Vec<SeatId> {
        let on = self.public.seats.iter().filter(|s| !s.offline);
        list(on.filter(|s| !s.is_of_house()).map(|s| s.id))
    }

    pub fn has_bots(&self) -> bool {
        self.public.has_bots()
    }

    /// No person, whether of the house or not.
    pub fn is_bot(&self, seat: SeatId) -> bool {
        self.public.is_bot(seat)
    }

    /// What the game that is on deals from.
    pub fn pool(&self) -> Option<&Pool> {
        self.public.game.as_ref().map(|game| &game.pool)
    }

    /// Keeps the pool of another table instead of one that says the same.
    pub fn share_pool(&mut self, other: &Pool) {
        let game = self.public.game.as_mut();
        if let Some(game) = game.filter(|game| game.pool == *other) {
            game.pool = other.clone();
        }
    }

    /// The pictures of the table's own, by id.
    pub fn own_pictures(&self) -> &[String] {
        &self.public.pictures
    }

    /// The packs of the table's own.
    pub fn own_packs(&self) -> &[OwnPack] {
        &self.public.packs
    }

    pub fn has(&self, addition: &Addition) -> bool {
        self.public.has(addition)
    }

    /// Table time of the last record.
    pub fn at_ms(&self) -> u64 {
        self.public.at_ms
    }

    pub fn phase(&self) -> Phase {
        self.public.phase()
    }

    /// Of the round that is on or has just ended.
    pub fn round_number(&self) -> Option<u32> {
        self.public.circle().map(|circle| circle.number)
    }

    /// What a seat has earned in this game, also where no view may tell yet.
    pub fn score(&self, seat: SeatId) -> i32 {
        let mut lines = self.public.game.iter().flat_map(|g| g.standings.iter());
        lines.find(|l| l.seat == seat).map_or(0, |l| l.points)
    }

    /// Somebody who acts is neither idle nor missing votes. Whether that is news.
    fn stir(&mut self, seat: SeatId) -> bool {
        let Some(known) = self.public.seat(seat) else {
            return false;
        };
        if !known.is_missed() {
            return false;
        }
        let idle = known.is_idle();
        if let Some(seat) = self.public.seat_mut(seat) {
            seat.missed_votes = 0;
            if idle {
                seat.away_since_ms = None;
                seat.sits_out = false;
            }
        }
        idle
    }
}

impl Public {
    pub(crate) fn has(&self, addition: &Addition) -> bool {
        match addition {
            Addition::Picture(id) => self.pictures.contains(id),
            Addition::Pack(pack) => self.packs.iter().any(|p| p.line.id == pack.line.id),
        }
    }

    pub(crate) fn seat(&self, id: SeatId) -> Option<&Seat> {
        self.seats.iter().find(|s| s.id == id)
    }

    pub(crate) fn seat_mut(&mut self, id: SeatId) -> Option<&mut Seat> {
        self.seats.iter_mut().find(|s| s.id == id)
    }

    pub(crate) fn is_away(&self, id: SeatId) -> bool {
        self.seat(id).is_none_or(Seat::is_away)
    }

    /// Who sits in the round that is on or has just ended.
    pub(crate) fn circle(&self) -> Option<&Circle> {
        self.game.as_ref()?.play.circle()
    }

    /// What every deal does.
    pub(crate) fn begin_round(&mut self, order: &[SeatId], places_kept: Option<usize>) -> Circle {
        let round = self.next_round;
        self.next_round += 1;
        self.fairness.round_dealt();
        self.no_deal_is_set();
        if let Some(game) = &mut self.game {
            game.enrol(&self.seats, order);
            if let Some(kept) = places_kept {
                game.reshuffle(kept);
            }
        }
        self.happened(Happened::Dealt { round });
        if places_kept.is_some() {
            self.happened(Happened::PlacesReshuffled {});
        }
        Circle::new(round, order)
    }

    pub(crate) fn phase(&self) -> Phase {
        self.game.as_ref().map_or(Phase::Lobby, Game::phase)
    }

    /// Who would be dealt in now.
    pub(crate) fn players(&self) -> Vec<SeatId> {
        let staying = self.seats.iter().filter(|s| !s.sits_out);
        staying.map(|s| s.id).collect()
    }

    pub(crate) fn configured(&mut self, settings: Settings) {
        self.book = spy::Book::of(&settings.spy);
        self.settings = settings.into();
    }

    /// The place of a round that is over and shown to all.
    pub(crate) fn visited(&mut self, place: &str) {
        self.recent.retain(|p| p != place);
        if self.recent.len() == RECENT_MAX {
            self.recent.pop_front();
        }
        self.recent.push_back(place.to_owned());
    }

    pub(crate) fn happened(&mut self, happened: Happened) {
        if self.happenings.len() == wire::HAPPENINGS_KEPT {
            self.happenings.pop_front();
        }
        let n = self.next_happening;
        self.happenings.push_back(Happening { n, happened });
        self.next_happening += 1;
    }
}
