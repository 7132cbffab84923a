//! Two worlds of spies that differ in every fact that one viewer lacks: who the spy is, or where all
//! are, and how others have voted.

use std::ops::Range;

use rules::{Command, Event, spy};
use wire::{Intent, Ruleset, RulesetId, SeatId, SpyIntent, ruleset::AccuseWho};

use super::{
    Party, Spy,
    deals::{differs, is_likely, viewer},
    house::House,
    lens::{CountedEarly, FramesForSpy, MiddleTold, NamedEarly, SHIELDED},
    round_of,
    rulebook::rules,
    spy as spy_at,
};
use crate::{
    lens::{First, Slow},
    moves::Move,
    pair::{Looks, Pair, Turned, Worlds, times},
    script::Script,
    sight::{Leak, Lens, Unpadded},
    table::{Dice, News, Table},
};

/// From where somebody looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vantage {
    /// Knows the place and one role.
    Agent,
    /// Knows who the spy is.
    Spy,
    /// Sat down after the deal.
    Latecomer,
    /// Has no seat.
    Spectator,
}

/// What differs besides the cards.
#[derive(Clone, Debug, Default)]
pub struct Differing {
    /// Votes are in that differ between the worlds and have not been shown.
    ballots: bool,
}

/// So many deals are drawn in search of one with the wished difference.
const DEALS_MAX: u64 = 20_000;

impl Worlds for Spy {
    type Vantage = Vantage;
    type Secrets = Differing;

    const VANTAGES: &'static [Vantage] = &[
        Vantage::Agent,
        Vantage::Spy,
        Vantage::Latecomer,
        Vantage::Spectator,
    ];
    const GAMES: usize = 60;
    const MOVES: Range<usize> = 20..80;

    /// No second deal differs where one last place is left.
    fn dealt(mut table: Table, vantage: Vantage, choice: usize) -> Option<Pair<Self>> {
        let (seat, intent) = table.gather()?;
        let deal = Command::Seat { seat, intent };
        let mut a = table.clone();
        a.deal(&deal).ok()?;
        let viewer = viewer(&a, vantage, choice);
        if vantage == Vantage::Spy {
            // Not where that card lies in the middle.
            viewer?;
        }
        let b = (1..DEALS_MAX).find_map(|n| {
            let mut b = table.clone();
            if let Dice::Seeded(seed) = &mut b.dice {
                *seed = seed.wrapping_add(n);
            }
            let likely = is_likely(&a, &b, &deal, vantage);
            likely.then(|| b.deal(&deal).unwrap());
            (likely && differs(&a, &b, viewer)).then_some(b)
        })?;
        let secrets = Differing::default();
        let mut pair = Pair {
            a,
            b,
            viewer,
            secrets,
        };
        if vantage == Vantage::Latecomer {
            pair.let_viewer_in()?;
        }
        Some(pair)
    }

    fn tells(pair: &Pair<Self>, command: &Command) -> bool {
        let spies = pair.worlds().map(spy_at);
        let Command::Seat { seat, intent } = command else {
            return false;
        };
        let goes = |who: SeatId| spies.contains(&Some(who)) || pair.viewer == Some(who);
        match intent {
            Intent::Leave {} => goes(*seat) || ballots_must_stay(pair),
            Intent::Kick { seat } => goes(*seat) || ballots_must_stay(pair),
            // RULES 6.1: refused to the spy alone, and the others would see an accusation succeed.
            Intent::Spy(SpyIntent::Accuse { .. }) => {
                rules_of(pair).accuse.who == AccuseWho::NonSpies && spies.contains(&Some(*seat))
            }
            Intent::Spy(SpyIntent::Reveal { .. }) | Intent::Spy(SpyIntent::Guess { .. }) => {
                spies.contains(&Some(*seat)) && pair.viewer != Some(*seat)
            }
            _ => false,
        }
    }

    fn elsewhere(pair: &Pair<Self>, command: &Command, each: &Move) -> Command {
        let mut other = command.clone();
        let Command::Seat { seat, intent } = &mut other else {
            return other;
        };
        if pair.viewer == Some(*seat) {
            return other;
        }
        let flips = each.choice().is_some_and(|choice| choice.is_multiple_of(3));
        match intent {
            // Where the first no ends a vote, going on says that there was none.
            Intent::Spy(SpyIntent::Vote { agree, .. }) => {
                *agree ^= flips && !rules_of(pair).vote.short_circuit;
            }
            Intent::Spy(SpyIntent::Ballot { whom, .. }) => {
                *whom = named_instead(pair, *seat, *whom);
            }
            _ => {}
        }
        other
    }

    fn turned(pair: &mut Pair<Self>, sent: Option<[&Command; 2]>, news: &[Vec<News>; 2]) -> Turned {
        pair.secrets.ballots |= sent.is_some_and(|[a, b]| a != b);
        // Whether the named place was right tells where the others are.
        if sent.is_some_and(|[command, _]| guesses(command)) {
            return Turned::Public;
        }
        // Once ballots that differ are shown, the worlds may rightly part; until then they must not.
        let [a, b] = news.each_ref().map(|news| match pair.secrets.ballots {
            true => until_votes_are_shown(news),
            false => news,
        });
        let shown = has(a, shows_ballots);
        let over = pair.worlds().map(|world| !world.in_round());
        let together = times(a) == times(b) && shown == has(b, shows_ballots);
        if together && pair.secrets.ballots && shown {
            return Turned::Public;
        }
        if !together || over[0] != over[1] {
            return Turned::Apart;
        }
        pair.secrets.ballots &= !has(a, forgets_ballots);
        if over[0] { Turned::Public } else { Turned::On }
    }

    /// What differs matters from the first question on.
    fn is_late(_: &Pair<Self>) -> bool {
        false
    }

    fn looked_enough(_: Vantage, looks: &[Looks]) -> bool {
        looks.iter().filter(|look| look.all > 15).count() > 5
    }

    fn planted() -> Vec<(&'static dyn Lens, Vantage, Leak)> {
        vec![
            (&First(spy_at), Vantage::Agent, Leak::Table),
            (&First(spy_at), Vantage::Spectator, Leak::Table),
            (&Unpadded, Vantage::Agent, Leak::Length),
            (&SHIELDED, Vantage::Agent, Leak::Answer),
            (&CountedEarly, Vantage::Spy, Leak::Table),
            (&CountedEarly, Vantage::Latecomer, Leak::Table),
            (&NamedEarly, Vantage::Agent, Leak::Table),
            (&NamedEarly, Vantage::Spy, Leak::Table),
            (&MiddleTold, Vantage::Agent, Leak::Table),
            (&MiddleTold, Vantage::Spectator, Leak::Table),
            (&Slow(spy_at), Vantage::Agent, Leak::Timing),
            (&FramesForSpy, Vantage::Agent, Leak::Traffic),
        ]
    }

    fn rare() -> Vec<Script<Self>> {
        vec![a_ballot()]
    }
}

/// Random games seldom get as far as a secret ballot.
fn a_ballot() -> Script<Spy> {
    let play = |seat| Move::Play { seat, choice: seat };
    let looks = (0..5).map(|seat| Move::Play { seat, choice: 0 });
    let before = (0..8).map(|_| Move::WaitMs { ms: 0 });
    let moves = before
        .chain(looks)
        .chain([Move::WaitTimeUp])
        .chain((0..18).map(play));
    Script {
        seed: 1,
        party: Party {
            ruleset: RulesetId::FilmNight,
            seats: 5,
            house: House::plain(),
        },
        moves: moves.collect(),
    }
}

fn rules_of(pair: &Pair<Spy>) -> Ruleset {
    let view = pair.a.view();
    rules(&view.settings, view.variant)
}

/// Whom a ballot names in the other world depends on who plays.
fn ballots_must_stay(pair: &Pair<Spy>) -> bool {
    round_of(&pair.a.view()).is_some_and(|r| r.ballot.is_some())
}

/// The next player but the voter. One for one, so that a ballot is changed in both worlds or in
/// neither: whether it was changed can be heard in the air.
fn named_instead(pair: &Pair<Spy>, seat: SeatId, whom: SeatId) -> SeatId {
    let view = pair.a.view();
    let others = view.seats.iter().filter(|s| s.playing && s.id != seat);
    let others: Vec<SeatId> = others.map(|s| s.id).collect();
    let at = others.iter().position(|s| *s == whom);
    at.map_or(whom, |at| others[(at + 1) % others.len()])
}

fn guesses(command: &Command) -> bool {
    matches!(
        command,
        Command::Seat {
            intent: Intent::Spy(SpyIntent::Guess { .. }),
            ..
        }
    )
}

fn has(news: &[News], is: impl Fn(&spy::Event) -> bool) -> bool {
    let mut events = news.iter().flat_map(|news| &news.record.events);
    events.any(|event| matches!(event, Event::Spy { event } if is(event)))
}

fn until_votes_are_shown(news: &[News]) -> &[News] {
    let shown = news
        .iter()
        .position(|one| has(std::slice::from_ref(one), shows_ballots));
    &news[..shown.map_or(news.len(), |at| at + 1)]
}

fn shows_ballots(event: &spy::Event) -> bool {
    matches!(event, spy::Event::VoteClosed { .. })
}

/// Whatever was voted before this is never shown.
fn forgets_ballots(event: &spy::Event) -> bool {
    matches!(
        event,
        spy::Event::VoteVoided { .. } | spy::Event::VoteDropped {} | spy::Event::VoteOpened { .. }
    )
}
