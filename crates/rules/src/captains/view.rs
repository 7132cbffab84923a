//! What may be seen of a round, and what a seat is offered in it.

use wire::{
    CaptainView, CaptainsRoundView, CaptainsSeatView, CardView, NamingView, Offer, SeatId, StepView,
};

use crate::{
    Public, State,
    captains::{Round, deal::Card, guard, state::Stage},
    room::Wait,
};

pub(crate) fn round_view(round: &Round) -> CaptainsRoundView {
    let result = match &round.stage {
        Stage::Over(result) => Some((**result).clone()),
        Stage::Dealt | Stage::Asking { .. } | Stage::Picking { .. } | Stage::Naming(_) => None,
    };
    CaptainsRoundView {
        number: round.circle.number,
        captains: round.captains.each_ref().map(|c| CaptainView {
            seat: c.seat,
            team: c.team.clone(),
            refused: c.refused,
        }),
        settled: round.settled,
        agents: round.agents().collect(),
        step: (!round.is_over()).then(|| step_view(round)),
        naming: naming_view(round),
        wait: round.pace.wait.map(Wait::view),
        lines: Vec::new(),
        result,
    }
}

fn step_view(round: &Round) -> StepView {
    let (asked, heard) = match &round.stage {
        Stage::Asking { asked, heard, .. } => (*asked, heard.clone()),
        Stage::Dealt | Stage::Picking { .. } | Stage::Naming(_) | Stage::Over(_) => {
            (None, Vec::new())
        }
    };
    let open = matches!(round.stage, Stage::Dealt);
    let both = round.captains.iter().map(|c| c.seat);
    StepView {
        turn: round.pace.turn,
        captains: both
            .filter(|s| open || round.acting() == Some(*s))
            .collect(),
        asked,
        heard,
        timer: round.pace.timer.view(),
    }
}

fn naming_view(round: &Round) -> Option<NamingView> {
    let Stage::Naming(naming) = &round.stage else {
        return None;
    };
    Some(NamingView {
        spy: naming.spy,
        picked_by: naming.picked_by(),
        captain: round.to_be_named(),
        named: naming.named.clone(),
    })
}

/// Everything here follows from public facts: even the spy acts only once known to all.
pub(crate) fn offers(public: &Public, you: SeatId) -> Vec<Offer> {
    let Some(round) = public.captains_round() else {
        return Vec::new();
    };
    let among = |may: &dyn Fn(SeatId) -> bool| {
        let seats = round.circle.active();
        seats.filter(|seat| may(*seat)).collect::<Vec<_>>()
    };
    let first = among(&|whom| guard::act_first(public, you, whom).is_ok());
    let ask = among(&|whom| guard::ask(public, you, whom).is_ok());
    let pick = among(&|whom| guard::pick(public, you, whom).is_ok());
    let turn = round.pace.turn;
    let named = round.to_be_named();
    let named = named.filter(|captain| guard::name(public, you, *captain).is_ok());
    let offers = [
        (guard::looked(public, you).is_ok(), Offer::Looked {}),
        (guard::pause(public, you).is_ok(), Offer::Pause {}),
        (guard::resume(public, you).is_ok(), Offer::Resume {}),
        (!first.is_empty(), Offer::ActFirst { whom: first }),
        (!ask.is_empty(), Offer::Ask { turn, whom: ask }),
        (guard::answer(public, you).is_ok(), Offer::Answer { turn }),
        (
            guard::finish_asking(public, you).is_ok(),
            Offer::FinishAsking { turn },
        ),
        (!pick.is_empty(), Offer::Pick { turn, whom: pick }),
        (guard::refuse(public, you).is_ok(), Offer::Refuse { turn }),
        (
            guard::pass(public, you).is_ok(),
            Offer::Pass { turn: Some(turn) },
        ),
        (guard::say(public, you).is_ok(), Offer::Say {}),
    ];
    let standing = offers.into_iter().filter(|(holds, _)| *holds);
    let name = named.map(|captain| Offer::Name { captain });
    standing.map(|(_, offer)| offer).chain(name).collect()
}

/// What this seat alone knows.
pub(crate) fn seat_view(state: &State, you: SeatId) -> CaptainsSeatView {
    CaptainsSeatView {
        card: card_view(state, you),
    }
}

fn card_view(state: &State, you: SeatId) -> Option<CardView> {
    let card = state
        .hidden
        .cards
        .captains
        .deal
        .as_ref()?
        .peek()
        .card(you)?;
    let place = match card {
        Card::Spy => "",
        Card::Place(place) => place,
    };
    Some(CardView {
        spy: card == Card::Spy,
        place: place.to_owned(),
        role: String::new(),
    })
}
