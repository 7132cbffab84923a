//! What may be seen of a round, and what a seat is offered in it.

use wire::{
    BallotView, CardView, ChanceView, Offer, SeatId, SpyRoundView, SpySeatView, TurnView, VoteView,
};

use crate::{
    Public, State,
    room::{Offers, Wait, Words},
    spy::{
        Card, Play, Round, guard,
        state::{Ballot, Chance, Stage, Vote},
    },
    timer::Timer,
};

pub(crate) fn round_view(game: &Play, round: &Round) -> SpyRoundView {
    let (revealed, guess_timer) = match &round.stage {
        Stage::Guess { spy, timer } => (Some(*spy), Some(timer.view())),
        Stage::Dealt | Stage::Questions | Stage::Vote(_) | Stage::TimeUp(_) | Stage::Over(_) => {
            (None, None)
        }
    };
    let result = match &round.stage {
        Stage::Over(result) => Some((**result).clone()),
        Stage::Dealt
        | Stage::Questions
        | Stage::Vote(_)
        | Stage::TimeUp(_)
        | Stage::Guess { .. } => None,
    };
    let dealt = matches!(round.stage, Stage::Dealt);
    // When it is over, phones compare it with the proof of the deal.
    let starter = match &result {
        Some(_) => round.drawn,
        None => round.starter,
    };
    SpyRoundView {
        number: round.circle.number,
        starter,
        clock_total_ms: round.clock_total_ms,
        clock: round.clock.view(),
        turn: turn_view(round),
        vote: round.vote().map(|vote| vote_view(game, vote)),
        chance: round.chance().map(chance_view),
        ballot: round.ballot().map(ballot_view),
        middle: round.middle,
        reveals: round.reveals,
        revealed,
        missed: round.missed.clone(),
        guesses_left: guard::guesses_left(game, round),
        guess_timer,
        wait: round.wait.map(Wait::view),
        starts_at_ms: round.look.filter(|_| dealt).and_then(Timer::due_at),
        lines: Vec::new(),
        result,
    }
}

fn turn_view(round: &Round) -> Option<TurnView> {
    round.shows_turn().then_some(TurnView {
        number: round.turn.number,
        asker: round.turn.asker,
        asked: round.turn.asked,
        not_back_to: round.turn.not_back_to,
        passes_at_ms: round.turn.limit.and_then(Timer::due_at),
    })
}

fn vote_view(game: &Play, vote: &Vote) -> VoteView {
    let next = vote.missing().next();
    VoteView {
        number: vote.number,
        kind: vote.kind,
        suspect: vote.suspect,
        by: vote.by,
        voters: vote.voters.clone(),
        voted: vote.voted.iter().copied().collect(),
        next: next.filter(|_| guard::in_turn(game, vote)),
        timer: vote.timer.view(),
        suspects_left: u8::try_from(vote.queue.len()).unwrap_or(u8::MAX),
    }
}

fn chance_view(chance: &Chance) -> ChanceView {
    ChanceView {
        kind: chance.kind,
        seat: chance.seat,
        timer: chance.timer.view(),
        left: u8::try_from(chance.queue.len()).unwrap_or(u8::MAX),
    }
}

fn ballot_view(ballot: &Ballot) -> BallotView {
    BallotView {
        voters: ballot.voters.clone(),
        voted: ballot.voted.iter().copied().collect(),
        timer: ballot.timer.view(),
    }
}

/// What this seat alone knows.
pub(crate) fn seat_view(state: &State, you: SeatId) -> SpySeatView {
    SpySeatView {
        card: card_view(state, you),
        voted: own_vote(state, you),
        ballot: own_ballot(state, you),
        cards_speak: guard::cards_speak(&state.public),
    }
}

/// This seat's own vote in the vote that is open.
fn own_vote(state: &State, you: SeatId) -> Option<bool> {
    state.public.spy_round()?.vote()?;
    state.hidden.cards.spy.ballots.peek().get(&you).copied()
}

/// Whom this seat has named in the secret ballot.
fn own_ballot(state: &State, you: SeatId) -> Option<SeatId> {
    state.hidden.cards.spy.named.peek().get(&you).copied()
}

/// Offers that follow from public facts: `Public` is all there is to see here.
pub(crate) fn open_offers(public: &Public, you: SeatId, open: &mut Offers) {
    let Ok((game, round)) = guard::game(public) else {
        return;
    };
    let turn = round.turn.number;
    let vote = round.vote().map_or(0, |v| v.number);
    let everybody = || round.circle.active();
    open.put(guard::looked(public, you), Offer::Looked {});
    open.put(guard::start_clock(public, you), Offer::StartClock {});
    open.put(guard::pause(public, you), Offer::Pause {});
    open.put(guard::resume(public, you), Offer::Resume {});
    open.put(
        guard::answer(public, you, Words::default()),
        Offer::Answer { turn },
    );
    if guard::ask_somebody(public, you).is_ok() {
        let may = |whom: &SeatId| guard::ask_whom(game, round, you, *whom).is_ok();
        open.put_among(everybody().filter(may), |whom| Offer::Ask { turn, whom });
    }
    open.put(guard::say(public, you), Offer::Say {});
    if guard::accuse_somebody(public, you).is_ok() {
        let may = |whom: &SeatId| guard::accuse_whom(public, (game, round), you, *whom).is_ok();
        open.put_among(everybody().filter(may), |whom| Offer::Accuse { whom });
    }
    open.put(guard::vote(public, you), Offer::Vote { vote });
    open.put(guard::point(public, you), Offer::Point {});
    if round.chance().is_some() {
        let may = |whom: &SeatId| guard::propose(public, you, *whom).is_ok();
        open.put_among(everybody().filter(may), |whom| Offer::Propose { whom });
    }
    if round.ballot().is_some() {
        let may = |whom: &SeatId| guard::ballot(public, you, *whom).is_ok();
        open.put_among(everybody().filter(may), |whom| Offer::Ballot { whom });
    }
    open.put(guard::pass(public, you), Offer::Pass { turn: None });
}

/// Offers that follow from the card.
pub(crate) fn card_offers(state: &State, you: SeatId) -> Vec<Offer> {
    let offers = [
        (guard::reveal(state, you).is_ok(), Offer::Reveal {}),
        (guard::guess(state, you).is_ok(), Offer::Guess {}),
    ];
    let standing = offers.into_iter().filter(|(holds, _)| *holds);
    standing.map(|(_, offer)| offer).collect()
}

fn card_view(state: &State, you: SeatId) -> Option<CardView> {
    let card = state.hidden.cards.spy.deal.as_ref()?.peek().card(you)?;
    Some(match card {
        Card::Spy => CardView {
            spy: true,
            place: String::new(),
            role: String::new(),
        },
        Card::Agent { place, role } => CardView {
            spy: false,
            place: place.to_owned(),
            role: role.to_owned(),
        },
    })
}
