//! What may be seen. `table_view` is given the public half only.

use wire::{Can, Offer, Phase, Refusal, SeatId, SeatPublicView, SeatView, TableView};

use crate::{
    Public, State,
    room::{Game, Seat, fits::fits, guard, play},
};

pub fn table_view(public: &Public) -> TableView {
    let range = play::range(public);
    let game = public.game.as_ref();
    let phase = public.phase();
    let between = matches!(phase, Phase::Lobby | Phase::RoundOver | Phase::GameOver);
    let playing = public.circle().map(|c| c.order.len());
    let players = playing.unwrap_or(public.players().len());
    TableView {
        code: public.code.clone(),
        phase,
        host: public.host,
        locked: public.locked,
        seats: public.seats.iter().map(|s| seat(public, s)).collect(),
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
        round: game.and_then(|g| g.play.round_view()),
        standings: game.map_or(Vec::new(), Game::standings),
        points_hidden: game.is_some_and(Game::hides_points),
        tied: game.map_or(Vec::new(), |g| g.tied.clone()),
        winners: game.filter(|g| g.over).map_or(Vec::new(), Game::winners),
        happenings: public.happenings.iter().cloned().collect(),
    }
}

fn seat(public: &Public, seat: &Seat) -> SeatPublicView {
    let game = public.game.as_ref();
    let circle = public.circle();
    SeatPublicView {
        id: seat.id,
        name: seat.name.clone(),
        avatar: seat.avatar,
        points: game.map_or(0, |g| g.points(seat.id)),
        away: seat.is_away(),
        playing: circle.is_some_and(|c| c.is_active(seat.id)),
        ready: circle.is_some_and(|c| c.ready.contains(&seat.id)),
        accused: play::has_accused(public, seat.id),
    }
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
    let among = |may: &dyn Fn(SeatId) -> Result<(), Refusal>| {
        let seats = public.seats.iter().map(|s| s.id);
        seats.filter(|s| may(*s).is_ok()).collect::<Vec<_>>()
    };
    let kick = among(&|other| guard::kick(public, you, other));
    let make_host = among(&|other| guard::make_host(public, you, other));
    let hand_over = among(&|other| guard::hand_over(public, you, other));
    let offers = [
        (guard::rename(public).is_ok(), Offer::Rename {}),
        (true, Offer::Leave {}),
        (guard::here(public, you).is_ok(), Offer::Here {}),
        (!kick.is_empty(), Offer::Kick { seats: kick }),
        (guard::host(public, you).is_ok(), Offer::Lock {}),
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
