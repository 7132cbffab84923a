//! What may be seen of a round, and what a seat is offered in it.

use wire::{
    CaptainView, CaptainsRoundView, CaptainsSeatView, CardView, NamingView, Offer, Refusal, SeatId,
    StepView,
};

use crate::{
    Public, State,
    captains::{Round, deal::Card, guard, state::Stage},
    room::{Offers, Wait, Words},
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
pub(crate) fn offers(public: &Public, you: SeatId, open: &mut Offers) {
    let Some(round) = public.captains_round() else {
        return;
    };
    let among = |whom: fn(&Public, SeatId, SeatId) -> Result<(), Refusal>| {
        let seats = round.circle.active();
        seats.filter(move |seat| whom(public, you, *seat).is_ok())
    };
    let turn = round.pace.turn;
    open.put(guard::looked(public, you), Offer::Looked {});
    open.put(guard::pause(public, you), Offer::Pause {});
    open.put(guard::resume(public, you), Offer::Resume {});
    open.put_among(among(guard::act_first), |whom| Offer::ActFirst { whom });
    open.put_among(among(guard::ask), |whom| Offer::Ask { turn, whom });
    open.put(
        guard::answer(public, you, Words::default()),
        Offer::Answer { turn },
    );
    let finish = Offer::FinishAsking { turn };
    open.put(guard::finish_asking(public, you), finish);
    open.put_among(among(guard::pick), |whom| Offer::Pick { turn, whom });
    open.put(guard::refuse(public, you), Offer::Refuse { turn });
    open.put(guard::pass(public, you), Offer::Pass { turn: Some(turn) });
    open.put(guard::say(public, you), Offer::Say {});
    if let Some(captain) = round.to_be_named() {
        open.put(guard::name(public, you, captain), Offer::Name { captain });
    }
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
