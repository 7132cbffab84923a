//! Seats of players that think: bots of the house, who sit down when the host asks for one, and agents from outside,
//! who say so when they come. What they think is no matter of the rules.

use wire::{Asking, Bot, Character, Phase, Refusal, SEATS_MAX, SeatId};

use crate::{
    Event, Public, State,
    room::{Draft, Seat, avatar, decide, guard, guard::require, name, places, play},
};

type Verdict = Result<(), Refusal>;

/// Words that read alike in any language. No table has a seat for each.
pub const NAMES: [&str; SEATS_MAX] = [
    "Pixel", "Gizmo", "Widget", "Cog", "Bolt", "Dial", "Fuse", "Relay", "Bobbin", "Sprocket",
    "Ratchet", "Flywheel",
];

impl Seat {
    /// Of the house or not.
    pub(crate) fn is_bot(&self) -> bool {
        self.bot.is_some()
    }

    pub(crate) fn is_of_house(&self) -> bool {
        self.character().is_some()
    }

    pub(crate) fn character(&self) -> Option<Character> {
        self.bot.and_then(|bot| bot.character)
    }
}

impl Public {
    pub(crate) fn people(&self) -> impl Iterator<Item = &Seat> {
        self.seats.iter().filter(|seat| !seat.is_bot())
    }

    pub(crate) fn has_bots(&self) -> bool {
        self.seats.iter().any(Seat::is_bot)
    }

    pub(crate) fn is_bot(&self, seat: SeatId) -> bool {
        self.seat(seat).is_some_and(Seat::is_bot)
    }

    pub(crate) fn is_of_house(&self, seat: SeatId) -> bool {
        self.seat(seat).is_some_and(Seat::is_of_house)
    }

    /// How the next round is asked: bots hear nothing, whatever is chosen.
    pub(crate) fn asking(&self) -> Asking {
        if self.has_bots() {
            Asking::Written
        } else {
            self.settings.asking
        }
    }

    /// The one that fewest at the table have, and the first among equals.
    fn next_character(&self) -> Character {
        let having = |one: &Character| {
            let characters = self.seats.iter().filter_map(Seat::character);
            characters.filter(|other| other == one).count()
        };
        let [first, ..] = Character::ALL;
        Character::ALL
            .into_iter()
            .min_by_key(having)
            .unwrap_or(first)
    }
}

/// The bots of the house that sit at the table, clockwise.
pub fn bots(state: &State) -> Vec<(SeatId, Character)> {
    let seats = state.public.seats.iter();
    let bots = seats.filter_map(|seat| Some((seat.id, seat.character()?)));
    bots.collect()
}

/// What is for whoever has a phone of some kind: a bot of the house does nothing of it.
pub(crate) fn has_phone(public: &Public, seat: SeatId) -> Verdict {
    require(!public.is_of_house(seat), Refusal::NotForBots)
}

pub(crate) fn may_add(public: &Public, seat: SeatId) -> Verdict {
    guard::in_lobby(public, seat)?;
    plays(public)?;
    let room = public.seats.len() < SEATS_MAX && public.next_seat < u16::MAX;
    require(room, Refusal::TableFull)
}

/// Whether bots play what is chosen.
fn plays(public: &Public) -> Verdict {
    require(play::is_for_bots(public), Refusal::BotsDoNotPlay)
}

/// Whether nothing keeps bots that sit here from the next deal.
pub(crate) fn suit(public: &Public) -> Verdict {
    if !public.has_bots() {
        return Ok(());
    }
    plays(public)?;
    // What a game that is on deals from is settled.
    let known = public.for_bots.as_ref().filter(|_| public.begins_game());
    require(
        known.is_none_or(places::ForBots::is_enough),
        Refusal::TooFewPlacesForBots,
    )
}

pub(crate) fn add(d: &mut Draft, by: SeatId) -> Verdict {
    let public = &d.state.public;
    may_add(public, by)?;
    let mut free = NAMES
        .iter()
        .filter_map(|name| name::checked(public, name, None).ok());
    let name = free.next().expect("there are more names than other seats");
    d.emit(Event::BotSat {
        seat: SeatId(public.next_seat),
        name,
        avatar: avatar::for_newcomer(public, None)?,
        character: public.next_character(),
        for_bots: places::for_bots(&public.settings, d.moment.packs),
    });
    Ok(())
}

/// Whose chair a person takes who comes now: that of the bot that came last. In the lobby people and bots sit side by
/// side, as long as there is room for all.
pub(crate) fn chair(public: &Public) -> Option<SeatId> {
    let is_full = || public.seats.len() >= SEATS_MAX.min(play::range(public).max.into());
    let may = public.is_between_rounds() && (public.phase() != Phase::Lobby || is_full());
    let bots = public.seats.iter().filter(|seat| seat.is_of_house());
    bots.map(|seat| seat.id).max().filter(|_| may)
}

/// Whether a bot plays on for somebody who leaves now, of their own will.
pub(crate) fn takes_over(public: &Public, seat: SeatId) -> bool {
    let plays = public.circle().is_some_and(|c| c.is_active(seat));
    let is_chosen = public.settings.bots.take_over && plays_here(public);
    let somebody_stays = public.people().any(|other| other.id != seat);
    is_chosen && plays && !public.is_between_rounds() && somebody_stays
}

fn plays_here(public: &Public) -> bool {
    public.spy().is_some() || public.captains().is_some()
}

pub(crate) fn take_over(d: &mut Draft, seat: SeatId) {
    let public = &d.state.public;
    let was_host = public.host == Some(seat);
    let character = public.next_character();
    d.emit(Event::BotTookOver { seat, character });
    if was_host {
        decide::move_host(d);
    }
    play::taken_over(d);
}

impl State {
    /// Name, picture, points and card stay; whose phone it was is forgotten.
    pub(crate) fn bot_took_over(
        &mut self,
        seat: SeatId,
        character: Character,
        at_ms: u64,
    ) -> String {
        self.forget_phone(seat);
        let Some(known) = self.public.seat_mut(seat) else {
            return String::new();
        };
        known.bot = Some(Bot {
            character: Some(character),
        });
        known.since_ms = at_ms;
        known.away_since_ms = None;
        known.offline = false;
        known.missed_votes = 0;
        known.sits_out = false;
        let name = known.name.clone();
        play::seat_taken_over(self, at_ms);
        name
    }
}
