//! From the wish to deal to the deal: attempts with the numbers of phones, and what ends one.

use fair::{Digest, SEALS, Use};
use wire::{Phase, Refusal, Seal, SeatId, Secret128};

use crate::{
    Event, Public,
    fairness::{
        Sealed, ServerNumber, TermsSet, Why,
        state::Trying,
        terms::{self, seal_of},
    },
    room::{Draft, guard, guard::require, play},
};

/// For the numbers to come.
const TELL_MS: u64 = 2_000;

/// How often the phones of a seat may seal for one round. Each time is recorded: so many cost nothing, and are enough
/// for whoever changes phones and loads pages anew.
const SEALINGS_MAX: u8 = 8;

/// Deals the next round, or asks phones for their numbers and deals then.
pub(crate) fn begin(d: &mut Draft) -> Result<(), Refusal> {
    match open(d)? {
        true => Ok(()),
        false => deal_unproved(d),
    }
}

/// The phone of a seat seals numbers for the next round.
pub(crate) fn seal(
    d: &mut Draft,
    seat: SeatId,
    round: u32,
    seals: [Seal; SEALS],
) -> Result<(), Refusal> {
    let public = &d.state.public;
    require(!public.is_bot(seat), Refusal::NotForBots)?;
    require(round == public.next_round, Refusal::Stale)?;
    let digests = seals.map(|seal| Digest(*seal.bytes()));
    let fairness = &public.fairness;
    if fairness.sealed_for == round && fairness.seals_of(seat) == Some(&digests) {
        return Ok(());
    }
    let often = fairness
        .sealings
        .get(&seat)
        .filter(|_| fairness.sealed_for == round);
    let may_again = often.is_none_or(|times| *times < SEALINGS_MAX);
    require(fairness.trying.is_none() && may_again, Refusal::NotNow)?;
    d.emit(Event::Sealed(Sealed { seat, round, seals }));
    Ok(())
}

/// It tells one of them.
pub(crate) fn unseal(
    d: &mut Draft,
    seat: SeatId,
    (round, attempt): (u32, u8),
    number: Secret128,
) -> Result<(), Refusal> {
    let public = &d.state.public;
    let trying = public.fairness.trying.as_ref();
    let trying = trying.filter(|trying| (public.next_round, trying.attempt) == (round, attempt));
    let trying = trying.ok_or(Refusal::Stale)?;
    require(trying.asked.contains(&seat), Refusal::NotNow)?;
    if trying.epoch != d.moment.epoch {
        // The attempt is over, and this number would be known for nothing.
        return Ok(());
    }
    let text = number.to_hex();
    let seal = fair::seal(&public.code, round, attempt, seat.0, &text);
    let fits = seal_of(public, seat, attempt) == Some(seal);
    require(fits, Refusal::NumberNotSealed)?;
    if !d.state.hidden.fair.told.peek().contains_key(&seat) {
        d.emit(Event::NumberTold { seat, number });
    }
    Ok(())
}

/// Whoever has not told a number by now is left out of the next attempt.
pub(crate) fn tick(d: &mut Draft) {
    let Some(trying) = &d.state.public.fairness.trying else {
        return;
    };
    if trying.until_ms > d.now_ms() {
        return;
    }
    let told = d.state.hidden.fair.told.peek();
    let missing = trying.asked.iter().filter(|seat| !told.contains_key(seat));
    let seats = missing.copied().collect();
    close(d, Why::Missing { seats });
}

/// After every decision. Whether anything came of it.
pub(crate) fn settle(d: &mut Draft) -> bool {
    let public = &d.state.public;
    let Some(trying) = &public.fairness.trying else {
        return false;
    };
    if trying.epoch != d.moment.epoch {
        close(d, Why::Restored {});
    } else if has_changed(public, trying) {
        close(d, Why::Changed {});
    } else if trying.asked.len() == d.state.hidden.fair.told.peek().len() {
        finish(d);
    } else {
        return false;
    }
    true
}

impl Public {
    pub(crate) fn is_between_rounds(&self) -> bool {
        let phase = self.phase();
        matches!(phase, Phase::Lobby | Phase::RoundOver | Phase::GameOver)
    }

    /// The next deal is the first of a game.
    pub(crate) fn begins_game(&self) -> bool {
        self.phase() != Phase::RoundOver
    }
}

fn has_changed(public: &Public, trying: &Trying) -> bool {
    let is_sealed = |seat: &SeatId| seal_of(public, *seat, trying.attempt).is_some();
    public.players() != trying.order
        || public.begins_game() != trying.begins_game
        || !trying.asked.iter().all(is_sealed)
}

/// Asks the phones that are awake for their numbers. False: there is none, or it was tried often enough.
fn open(d: &mut Draft) -> Result<bool, Refusal> {
    let (public, moment) = (&d.state.public, d.moment);
    let attempt = public.fairness.failed + 1;
    let takes_part = |seat: &SeatId| {
        let missed = public.fairness.missed.contains(seat);
        !missed
            && !public.is_bot(*seat)
            && moment.awake.contains(seat)
            && seal_of(public, *seat, attempt).is_some()
    };
    let asked: Vec<SeatId> = public.players().into_iter().filter(takes_part).collect();
    if asked.is_empty() {
        return Ok(false);
    }
    let number = |of: Use| {
        let text = format!("server number|{}|{attempt}", of.name());
        Digest(fair::seed(&Digest(moment.dice), &text))
    };
    let draft = terms::draft(public, moment, attempt, &asked, number)?;
    let terms = TermsSet {
        attempt,
        order: draft.order,
        asked: draft.asked,
        terms: draft.terms,
        numbers: draft.numbers.iter().map(ServerNumber::from).collect(),
        begins_game: public.begins_game(),
        until_ms: d.now_ms() + TELL_MS,
        epoch: moment.epoch,
    };
    d.emit(Event::TermsSet(Box::new(terms)));
    Ok(true)
}

/// Ends the attempt, and begins the next one if the deal is still wanted. Where a backup was put back, whoever wanted it
/// may be long gone.
fn close(d: &mut Draft, why: Why) {
    let public = &d.state.public;
    let begun_as = public.fairness.trying.as_ref().map(|t| t.begins_game);
    let was_restored = why == Why::Restored {};
    d.emit(Event::AttemptClosed(why));
    let public = &d.state.public;
    let is_same = begun_as == Some(public.begins_game()) && public.is_between_rounds();
    let is_wanted = is_same && !was_restored;
    if is_wanted && guard::enough_players(public).is_ok() && begin(d).is_err() {
        // What it would be dealt from is gone, which the host is told on the next try.
    }
}

/// All numbers are here.
fn finish(d: &mut Draft) {
    let (public, moment) = (&d.state.public, d.moment);
    let Some(trying) = &public.fairness.trying else {
        return;
    };
    let numbers = d.state.hidden.fair.trying.peek();
    let number = |of: Use| {
        let known = numbers.iter().find(|number| number.of == of);
        known.map_or(Digest([0; 32]), |number| number.number)
    };
    let again = terms::draft(public, moment, trying.attempt, &trying.asked, number);
    if again.is_ok_and(|draft| draft.terms == trying.terms) {
        d.emit(Event::NumbersComplete {});
        deal(d).expect("what has terms can be dealt");
    } else {
        close(d, Why::Changed {});
    }
}

fn deal_unproved(d: &mut Draft) -> Result<(), Refusal> {
    if !d.state.public.fairness.failures.is_empty() {
        d.emit(Event::DealtUnproved {});
    }
    deal(d)
}

fn deal(d: &mut Draft) -> Result<(), Refusal> {
    if d.state.public.begins_game() {
        play::start(d)?;
    }
    play::deal(d);
    Ok(())
}
