//! What may be seen of a round, and what a seat is offered in it.

use wire::{
    EvidenceView, NotebookRoundView, NotebookSeatView, NotebookStepView, Offer, PageView, SeatId,
};

use crate::{
    Public, State,
    notebook::{Play, Round, guard, state::Stage},
    room::{Offers, Wait},
};

pub(crate) fn round_view(play: &Play, round: &Round) -> NotebookRoundView {
    let result = match &round.stage {
        Stage::Over(result) => Some((**result).clone()),
        Stage::Case
        | Stage::Evidence { .. }
        | Stage::Explaining { .. }
        | Stage::Discussion
        | Stage::Chips { .. } => None,
    };
    let over = round.is_over();
    let earlier = play.words.len() - usize::from(result.as_ref().is_some_and(|r| r.word.is_some()));
    NotebookRoundView {
        number: round.circle.number,
        active: round.active,
        words: play.words[..earlier].to_vec(),
        word: round.word.clone(),
        evidence: evidence(round),
        explained: round.explained.clone(),
        chips: round.chips.clone(),
        step: (!over).then(|| NotebookStepView {
            turn: round.pace.turn,
            seat: round.awaited(),
            timer: round.pace.timer.view(),
        }),
        deck: u16::try_from(play.deck).unwrap_or(u16::MAX),
        wait: round.pace.wait.map(Wait::view),
        result,
    }
}

/// Also of those who have left meanwhile.
fn evidence(round: &Round) -> Vec<EvidenceView> {
    let order = &round.circle.order;
    let at = order.iter().position(|s| *s == round.active).unwrap_or(0);
    let lap = order.iter().cycle().skip(at).take(order.len());
    let played = lap.filter_map(|seat| Some((*seat, round.evidence.get(seat)?)));
    let line = |(seat, cards): (SeatId, &Vec<String>)| EvidenceView {
        seat,
        cards: cards.clone(),
    };
    played.map(line).collect()
}

/// Everything here follows from public facts.
pub(crate) fn offers(public: &Public, you: SeatId, open: &mut Offers) {
    let Some(round) = public.notebook_round() else {
        return;
    };
    let suspects = round.circle.order.iter().copied();
    let chip = suspects.filter(|whom| guard::chip(public, you, *whom).is_ok());
    let turn = round.pace.turn;
    open.put(guard::pause(public, you), Offer::Pause {});
    open.put(guard::resume(public, you), Offer::Resume {});
    open.put(guard::open_case(public, you), Offer::OpenCase { turn });
    open.put(guard::play(public, you), Offer::Play { turn });
    open.put(guard::explained(public, you), Offer::Explained { turn });
    open.put_among(chip, |whom| Offer::Chip { turn, whom });
}

/// What this seat alone knows.
pub(crate) fn seat_view(state: &State, you: SeatId) -> NotebookSeatView {
    let hands = state.hidden.cards.notebook.hands.peek();
    NotebookSeatView {
        page: page_view(state, you),
        hand: hands.get(&you).cloned().unwrap_or_default(),
    }
}

/// What stands in this seat's notebook; the blank one looks the same from outside.
fn page_view(state: &State, you: SeatId) -> Option<PageView> {
    let case = state.hidden.cards.notebook.case.as_ref()?.peek();
    let round = state.public.notebook_round()?;
    if !round.circle.order.contains(&you) {
        return None;
    }
    let blank = case.conspirator == you;
    let word = if blank { "" } else { &case.word };
    Some(PageView {
        blank,
        word: word.to_owned(),
    })
}
