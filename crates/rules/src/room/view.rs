//! What may be seen. `table_view` is given the public half only.

use wire::{
    BoardView, Can, Happening, Offer, Phase, PlayerView, PulseView, Refusal, SeatId, SeatView,
    TableView,
};

use crate::{
    Public, State,
    room::{Game, Seat, Transcript, fits::fits, guard, play},
};

/// All that everybody may see.
pub fn table_view(public: &Public) -> TableView {
    let happenings = happenings(public).cloned().collect();
    let lines = lines(public).map_or(Vec::new(), |said| said.after(0).cloned().collect());
    TableView::join(board_view(public), pulse_view(public), happenings, lines)
}

/// The part of it that no tap changes in the middle of a round; what [`State::fold`](crate::State::fold)
/// answers says when to look again.
pub fn board_view(public: &Public) -> BoardView {
    let range = play::range(public);
    let game = public.game.as_ref();
    let phase = public.phase();
    let between = matches!(phase, Phase::Lobby | Phase::RoundOver | Phase::GameOver);
    let playing = public.circle().map(|c| c.order.len());
    let players = playing.unwrap_or(public.players().len());
    BoardView {
        code: public.code.clone(),
        host: public.host,
        locked: public.locked,
        players: public.seats.iter().map(|s| player(public, s)).collect(),
        settings: public.settings.clone(),
        variant: play::variant(public, players),
        rounds: match (game, public.settings.rounds) {
            (Some(game), _) => play::rounds(public, game),
            (None, Some(rounds)) => rounds,
            (None, None) => play::rounds_of(public, players),
        },
        round_ms: play::round_ms(public, players),
        players_min: range.min,
        players_max: range.max,
        blocked: guard::enough_players(public).err().filter(|_| between),
        fits: if between { fits(public) } else { Vec::new() },
        rounds_played: game.map_or(0, |g| g.rounds_played),
        rounds_void: game.map_or(0, |g| g.rounds_void),
        pictures: if phase == Phase::Lobby {
            public.pictures.clone()
        } else {
            Vec::new()
        },
        places_on_table: public.places.filter(|_| phase == Phase::Lobby),
        packs: public.packs.iter().map(|p| p.line.clone()).collect(),
        places: game.map_or(Vec::new(), |g| {
            g.pool.iter().map(|p| p.place.clone()).collect()
        }),
        places_played: game.map_or(Vec::new(), |g| g.places_played.clone()),
        standings: game.map_or(Vec::new(), Game::standings),
        points_hidden: game.is_some_and(Game::hides_points),
        tied: game.map_or(Vec::new(), |g| g.tied.clone()),
        winners: game.filter(|g| g.over).map_or(Vec::new(), Game::winners),
    }
}

fn player(public: &Public, seat: &Seat) -> PlayerView {
    let game = public.game.as_ref();
    PlayerView {
        id: seat.id,
        name: seat.name.clone(),
        avatar: seat.avatar,
        points: game.map_or(0, |g| g.points(seat.id)),
    }
}

/// The part of it that any tap may change.
pub fn pulse_view(public: &Public) -> PulseView {
    let among = |is: &dyn Fn(&Seat) -> bool| {
        let seats = public.seats.iter().filter(|s| is(s));
        seats.map(|s| s.id).collect()
    };
    let circle = public.circle();
    PulseView {
        phase: public.phase(),
        away: among(&Seat::is_away),
        playing: among(&|s| circle.is_some_and(|c| c.is_active(s.id))),
        ready: among(&|s| circle.is_some_and(|c| c.ready.contains(&s.id))),
        accused: among(&|s| play::has_accused(public, s.id)),
        round: public.game.as_ref().and_then(|g| g.play.round_view()),
    }
}

/// The last ones, the oldest first.
pub fn happenings(public: &Public) -> impl ExactSizeIterator<Item = &Happening> + Clone {
    public.happenings.iter()
}

/// What was typed in the round that is on or has just ended, where there is one.
pub fn lines(public: &Public) -> Option<&Transcript> {
    public.game.as_ref()?.play.transcript()
}

pub fn seat_view(state: &State, you: SeatId) -> SeatView {
    let mut open = room_offers(&state.public, you);
    open.extend(play::open_offers(&state.public, you));
    SeatView {
        you,
        round: play::seat_round(state, you),
        can: Can {
            open,
            card: play::card_offers(state, you),
        },
    }
}

fn room_offers(public: &Public, you: SeatId) -> Vec<Offer> {
    let is_host = guard::host(public, you).is_ok();
    let among = |may: fn(&Public, SeatId, SeatId) -> Result<(), Refusal>| {
        let seats = public.seats.iter().filter(|_| is_host).map(|s| s.id);
        let seats = seats.filter(|other| may(public, you, *other).is_ok());
        seats.collect::<Vec<_>>()
    };
    let kick = among(guard::kick);
    let make_host = among(guard::make_host);
    let hand_over = among(guard::hand_over);
    let offers = [
        (guard::rename(public).is_ok(), Offer::Rename {}),
        (true, Offer::Leave {}),
        (guard::here(public, you).is_ok(), Offer::Here {}),
        (!kick.is_empty(), Offer::Kick { seats: kick }),
        (is_host, Offer::Lock {}),
        (!make_host.is_empty(), Offer::MakeHost { seats: make_host }),
        (guard::in_lobby(public, you).is_ok(), Offer::Reorder {}),
        (guard::in_lobby(public, you).is_ok(), Offer::Configure {}),
        (!hand_over.is_empty(), Offer::HandOver { seats: hand_over }),
        (
            guard::start_round(public, you).is_ok(),
            Offer::StartRound {},
        ),
        (guard::next_round(public, you).is_ok(), Offer::NextRound {}),
        (
            guard::abort_round(public, you).is_ok(),
            Offer::AbortRound {},
        ),
        (
            guard::between_rounds(public, you).is_ok(),
            Offer::EndGame {},
        ),
        (guard::to_lobby(public, you).is_ok(), Offer::ToLobby {}),
        (guard::ready(public, you).is_ok(), Offer::Ready {}),
    ];
    let standing = offers.into_iter().filter(|(holds, _)| *holds);
    standing.map(|(_, offer)| offer).collect()
}
