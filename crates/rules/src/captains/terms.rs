//! What a deal is drawn from, and how it turned out, for the proof of it.

use wire::Refusal;

use crate::{
    Moment, Public,
    captains::{
        PLACES, Play,
        deal::{deals_of, rank, wanted},
        state::Stage,
    },
    fairness::{Terms, ids},
    room::places,
};

pub(crate) fn terms(public: &Public, moment: &Moment) -> Result<Terms, Refusal> {
    let order = public.players();
    let later = public.captains().filter(|_| !public.begins_game());
    let mut terms = Terms::of("captains");
    terms.packs(public, moment);
    match &public.game {
        Some(game) if later.is_some() => terms.places(&game.places(PLACES).0),
        _ => places::pool_terms(&mut terms, public, moment, deals_of(public))?,
    }
    let first = Play::default();
    let play = later.unwrap_or(&first);
    match wanted(public, play, &order) {
        Some(captains) => terms.from(format_args!("captains{}", ids(captains))),
        None => {
            terms.from(format_args!("captains|draw"));
            for seat in &order {
                terms.from(format_args!("rank|{seat}|{}", rank(play, *seat, &order)));
            }
        }
    }
    Ok(terms)
}

/// Once the round is over.
pub(crate) fn opening(public: &Public) -> Vec<String> {
    let round = public.captains_round();
    let Some(Stage::Over(result)) = round.map(|round| &round.stage) else {
        return Vec::new();
    };
    let captains = result.captains.iter();
    let mut lines: Vec<String> = captains
        .map(|captain| format!("captain|{}|{}", captain.seat, captain.place))
        .collect();
    lines.extend(result.agents.iter().map(|agent| match agent.of {
        Some(captain) => format!("agent|{}|{captain}", agent.seat),
        None => format!("agent|{}|spy", agent.seat),
    }));
    lines
}
