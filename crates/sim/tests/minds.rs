//! Whole tables of minds, played through the engine.

#![expect(
    clippy::unwrap_used,
    reason = "a table that cannot be opened fails its test"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use bots::{Mind, Sight, Wish};
use content::Library;
use sim::{Brain, Cast, Plan, Table, Tally};
use wire::{
    Happened, Intent, LineKind, Offer, Phase, Phrase, Remark, RoundIntent, RoundView, RulesetId,
    SeatRoundView, Skill, SpyIntent,
};

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::embedded);

const RULESETS: [(RulesetId, usize); 7] = [
    (RulesetId::Spijun, 5),
    (RulesetId::Spijun, 8),
    (RulesetId::TimeTravel, 2),
    (RulesetId::TimeTravel, 3),
    (RulesetId::TimeTravel, 6),
    (RulesetId::FilmNight, 4),
    (RulesetId::Indictment, 7),
];

fn plans() -> Vec<Plan> {
    let spies = RULESETS.map(|(ruleset, players)| Plan::new(ruleset, players, Skill::Normal, 3));
    let captains = [7, 10].map(|players| Plan::captains(players, 3));
    spies.into_iter().chain(captains).collect()
}

fn tally(plan: &Plan, rounds: usize) -> Tally {
    let mut table = Table::open(plan, &LIBRARY).unwrap();
    let mut tally = Tally::default();
    (0..rounds).for_each(|_| tally.add(&table.round()));
    assert!(table.refused.is_empty(), "{:?}", table.refused);
    tally
}

#[test]
fn nobody_wants_what_is_refused() {
    for plan in plans() {
        for skill in [Skill::Easy, Skill::Hard] {
            let cast = Cast::all(Brain::Mind(skill));
            tally(
                &Plan {
                    cast,
                    ..plan.clone()
                },
                12,
            );
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_rounds() {
    for plan in plans() {
        let play = || format!("{:?}", tally(&plan, 5));
        assert_eq!(play(), play());
    }
    let (one, other) = (
        plans().remove(0),
        Plan::new(RulesetId::Spijun, 5, Skill::Normal, 4),
    );
    assert_ne!(
        format!("{:?}", tally(&one, 5)),
        format!("{:?}", tally(&other, 5))
    );
}

/// Two minds of one seed, shown the same frames, one of them at a table where everything else may be otherwise.
#[test]
fn equal_frames_give_equal_wishes() {
    for plan in plans() {
        let mut table = Table::open(&plan, &LIBRARY).unwrap();
        let mut twins: BTreeMap<_, [Mind; 2]> = BTreeMap::new();
        for _ in 0..2 {
            table.watched(&mut |sight, _| {
                let twins = twins
                    .entry(sight.seat.you)
                    .or_insert_with(|| [Mind::new(9), Mind::new(9)]);
                let wishes = twins.each_mut().map(|mind| mind.wish(sight));
                assert_eq!(wishes[0], wishes[1]);
            });
        }
    }
}

/// The same seat with another card, as far as a card can be seen.
fn with_another_card(sight: &Sight) -> Option<wire::SeatView> {
    let mut seat = sight.seat.clone();
    let Some(SeatRoundView::Spy(own)) = &mut seat.round else {
        return None;
    };
    let card = own.card.as_mut()?;
    card.spy = !card.spy;
    card.place = if card.spy {
        String::new()
    } else {
        sight.table.places[0].clone()
    };
    seat.can.card.clear();
    Some(seat)
}

/// What is done when it is one's turn, whatever the card says.
fn is_in_turn(wish: &Wish) -> bool {
    matches!(
        wish.intent,
        Intent::Round(
            RoundIntent::Looked { .. } | RoundIntent::Ask { .. } | RoundIntent::Answer { .. }
        ) | Intent::Spy(SpyIntent::Vote { .. } | SpyIntent::Ballot { .. })
    )
}

#[test]
fn times_do_not_depend_on_the_card() {
    let mut compared = 0;
    for plan in plans() {
        let mut table = Table::open(&plan, &LIBRARY).unwrap();
        let mut minds: BTreeMap<_, [Mind; 2]> = BTreeMap::new();
        for _ in 0..3 {
            table.watched(&mut |sight, _| {
                let Some(other) = with_another_card(sight) else {
                    return;
                };
                let minds = minds
                    .entry(sight.seat.you)
                    .or_insert_with(|| [Mind::new(5), Mind::new(5)]);
                let other = Sight {
                    seat: &other,
                    ..*sight
                };
                let (one, other) = (minds[0].wish(sight), minds[1].wish(&other));
                let both = one.zip(other);
                let in_turn = |(one, other): &(Wish, Wish)| is_in_turn(one) && is_in_turn(other);
                if let Some((one, other)) = both.filter(in_turn) {
                    assert_eq!(one.at_ms, other.at_ms);
                    compared += 1;
                }
            });
        }
    }
    assert!(compared > 500, "{compared}");
}

/// Nothing was said so long ago that it is no longer shown.
fn all_is_shown(sight: &Sight) -> bool {
    let Some(RoundView::Spy(round)) = &sight.table.round else {
        return true;
    };
    let dealt = Happened::Dealt {
        round: round.number,
    };
    let happenings = &sight.table.happenings;
    round.lines.first().is_none_or(|line| line.n == 1)
        && happenings.iter().any(|h| h.happened == dealt)
}

#[test]
fn whoever_forgot_everything_wants_the_same() {
    let mut compared = 0;
    for plan in plans() {
        let mut table = Table::open(&plan, &LIBRARY).unwrap();
        let mut minds: BTreeMap<_, Mind> = BTreeMap::new();
        for _ in 0..2 {
            table.watched(&mut |sight, _| {
                let mind = minds.entry(sight.seat.you).or_insert_with(|| Mind::new(5));
                let known = mind.wish(sight).map(|wish| wish.intent);
                let fresh = Mind::new(5).wish(sight).map(|wish| wish.intent);
                if all_is_shown(sight) {
                    assert_eq!(known, fresh);
                    compared += usize::from(known.is_some());
                }
            });
        }
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn no_phrase_is_said_twice_while_another_is_left() {
    for plan in plans() {
        let mut table = Table::open(&plan, &LIBRARY).unwrap();
        for _ in 0..2 {
            let mut said: BTreeMap<u32, Phrase> = BTreeMap::new();
            table.watched(&mut |sight, _| {
                let lines = match &sight.table.round {
                    Some(RoundView::Spy(round)) => &round.lines,
                    Some(RoundView::Captains(round)) => &round.lines,
                    _ => return,
                };
                if sight.table.phase == Phase::RoundOver {
                    return;
                }
                let phrases = lines.iter().filter_map(|line| Some((line.n, line.phrase?)));
                said.extend(phrases);
            });
            // Where captains play, minds go by what is shown.
            let shown = if plan.game == wire::GameId::Spy {
                usize::MAX
            } else {
                60
            };
            let said: Vec<Phrase> = said.into_values().take(shown).collect();
            let mut used: BTreeMap<_, BTreeSet<u8>> = BTreeMap::new();
            for phrase in said {
                let ways = if phrase.level.is_none() {
                    Phrase::QUESTIONS
                } else {
                    Phrase::ANSWERS
                };
                let used = used.entry((phrase.attribute, phrase.level)).or_default();
                let all = used.len() == usize::from(ways);
                assert!(used.insert(phrase.variant) || all, "{phrase:?}");
            }
        }
    }
}

#[test]
fn a_person_is_waited_for_and_asked_in_every_third_exchange() {
    let plan = Plan {
        person: true,
        ..Plan::new(RulesetId::Spijun, 5, Skill::Normal, 8)
    };
    let mut table = Table::open(&plan, &LIBRARY).unwrap();
    for _ in 0..3 {
        let mut exchanges: BTreeMap<u32, bool> = BTreeMap::new();
        let mut person = None;
        table.watched(&mut |sight, wish| {
            let first = sight.table.seats[0].clone();
            person = Some(first.id);
            let looks = wish.is_some_and(|wish| {
                matches!(
                    wish.intent,
                    Intent::Round(RoundIntent::Looked { .. }) | Intent::Ready { .. }
                )
            });
            assert!(!looks || first.ready || sight.seat.you == first.id);
            let Some(RoundView::Spy(round)) = &sight.table.round else {
                return;
            };
            for line in round
                .lines
                .iter()
                .filter(|line| line.kind == LineKind::Question)
            {
                exchanges.insert(line.n, line.by == first.id || line.to == Some(first.id));
            }
        });
        let with: Vec<bool> = exchanges.into_values().collect();
        // Whoever has just been asked by the person may not ask back.
        assert!(with.windows(5).all(|some| some.contains(&true)), "{with:?}");
    }
}

fn cast(agents: Brain, spy: Brain) -> Plan {
    Plan {
        cast: Cast {
            agents,
            spy,
            single: None,
        },
        ..Plan::new(RulesetId::Spijun, 6, Skill::Normal, 2)
    }
}

#[test]
fn minds_beat_somebody_who_knows_no_better() {
    let mind = Brain::Mind(Skill::Normal);
    let wins = |agents, spy| tally(&cast(agents, spy), 120).spy_wins_interval();
    let (low, high) = wins(Brain::Naive, Brain::Naive);
    assert!(wins(mind, Brain::Naive).1 < low, "agents");
    assert!(wins(Brain::Naive, mind).0 > high, "the spy");
}

#[test]
fn a_spy_who_evades_wins_less() {
    let mind = Brain::Mind(Skill::Normal);
    let share = |spy| tally(&cast(mind, spy), 400).spy_wins_share();
    let (answers, evades) = (share(mind), share(Brain::Evader));
    assert!(evades + 0.1 < answers, "{evades} against {answers}");
}

/// The same seat, where it may say something besides.
fn invited(sight: &Sight) -> wire::SeatView {
    let mut seat = sight.seat.clone();
    seat.can.open.push(Offer::Remark {});
    seat
}

#[test]
fn remarks_are_seldom_and_name_somebody_else() {
    let plan = Plan::new(RulesetId::Spijun, 5, Skill::Normal, 6);
    let mut table = Table::open(&plan, &LIBRARY).unwrap();
    let mut minds: BTreeMap<_, Mind> = BTreeMap::new();
    let mut remarked = BTreeSet::new();
    let mut exchanges = 0;
    for _ in 0..6 {
        let mut last = 0;
        table.watched(&mut |sight, _| {
            let seat = invited(sight);
            let you = seat.you;
            let sight = Sight {
                seat: &seat,
                ..*sight
            };
            let mind = minds.entry(you).or_insert_with(|| Mind::new(you.0.into()));
            let wish = mind.wish(&sight);
            let Some(RoundView::Spy(round)) = &sight.table.round else {
                return;
            };
            last = round.lines.last().map_or(last, |line| line.n.max(last));
            let Some(Intent::Round(RoundIntent::Remark { remark, .. })) = wish.map(|w| w.intent)
            else {
                return;
            };
            assert!(remark.variant < Remark::VARIANTS);
            assert_eq!(remark.whom.is_some(), remark.occasion.means_somebody());
            assert_ne!(remark.whom, Some(you));
            if sight.table.phase == Phase::Questions {
                remarked.insert((round.number, last));
            }
        });
        exchanges += last / 2;
    }
    let share = remarked.len() as f64 / f64::from(exchanges);
    assert!((0.08..0.5).contains(&share), "{share}");
}
