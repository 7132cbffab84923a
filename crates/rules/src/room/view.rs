//! What may be seen. `table_view` is given the public half only.

use wire::{
    BoardView, Can, Happening, Offer, Phase, PlayerView, PulseView, Refusal, SeatId, SeatView,
    TableView,
};

use crate::{
    Public, State,
    room::{
        Game, Offers, Seat, Transcript, bots, circle::list, fits::fits, guard, may_remark, places,
        play,
    },
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
        code: (*public.code).clone(),
        host: public.host,
        locked: public.locked,
        players: public.seats.iter().map(|s| player(public, s)).collect(),
        settings: (*public.settings).clone(),
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
            public.pictures.to_vec()
        } else {
            Vec::new()
        },
        places_on_table: places::shown(public).filter(|_| phase == Phase::Lobby),
        unknown_to_bots: if phase == Phase::Lobby {
            places::unknown(public).to_vec()
        } else {
            Vec::new()
        },
        packs: public.packs.iter().map(|p| p.line.clone()).collect(),
        places: game.map_or(Vec::new(), |g| {
            g.pool.iter().map(|p| p.place.clone()).collect()
        }),
        places_played: game.map_or(Vec::new(), |g| g.places_played.to_vec()),
        standings: game.map_or(Vec::new(), Game::standings),
        points_hidden: game.is_some_and(Game::hides_points),
        tied: game.map_or(Vec::new(), |g| g.tied.clone()),
        winners: game.filter(|g| g.over).map_or(Vec::new(), Game::winners),
        last_time: public
            .annals
            .last_time()
            .filter(|_| phase == Phase::Lobby)
            .cloned(),
    }
}

fn player(public: &Public, seat: &Seat) -> PlayerView {
    let game = public.game.as_ref();
    PlayerView {
        id: seat.id,
        name: seat.name.clone(),
        avatar: seat.avatar,
        bot: seat.bot,
        points: game.map_or(0, |g| g.points(seat.id)),
    }
}

/// The part of it that any tap may change.
pub fn pulse_view(public: &Public) -> PulseView {
    let among = |is: &dyn Fn(&Seat) -> bool| {
        let seats = public.seats.iter().filter(|s| is(s));
        list(seats.map(|s| s.id))
    };
    let circle = public.circle();
    PulseView {
        phase: public.phase(),
        away: among(&Seat::is_away),
        playing: among(&|s| circle.is_some_and(|c| c.is_active(s.id))),
        ready: among(&|s| circle.is_some_and(|c| c.ready.contains(&s.id))),
        accused: among(&|s| play::has_accused(public, s.id)),
        deals_at_ms: public.deals_at_ms(),
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
    let mut open = Offers::none();
    room_offers(&state.public, you, &mut open);
    play::open_offers(&state.public, you, &mut open);
    SeatView {
        you,
        round: play::seat_round(state, you),
        can: Can {
            open: open.into_vec(),
            card: play::card_offers(state, you),
        },
    }
}

fn room_offers(public: &Public, you: SeatId, open: &mut Offers) {
    open.put(guard::rename(public, you), Offer::Rename {});
    open.put(bots::has_phone(public, you), Offer::Leave {});
    open.put(guard::here(public, you), Offer::Here {});
    if guard::host(public, you).is_ok() {
        host_offers(public, you, open);
    }
    open.put(guard::ready(public, you), Offer::Ready {});
    open.put(guard::not_yet(public, you), Offer::NotYet {});
    open.put(may_remark(public, you).map(drop), Offer::Remark {});
}

fn host_offers(public: &Public, you: SeatId, open: &mut Offers) {
    let among = |may: fn(&Public, SeatId, SeatId) -> Result<(), Refusal>| {
        let seats = public.seats.iter().map(|s| s.id);
        seats.filter(move |other| may(public, you, *other).is_ok())
    };
    open.put_among(among(guard::kick), |seats| Offer::Kick { seats });
    open.put(bots::may_add(public, you), Offer::AddBot {});
    open.put(guard::host(public, you), Offer::Lock {});
    open.put_among(among(guard::make_host), |seats| Offer::MakeHost { seats });
    open.put(guard::in_lobby(public, you), Offer::Reorder {});
    open.put(guard::in_lobby(public, you), Offer::Configure {});
    open.put_among(among(guard::hand_over), |seats| Offer::HandOver { seats });
    open.put(guard::start_round(public, you), Offer::StartRound {});
    open.put(guard::next_round(public, you), Offer::NextRound {});
    open.put(guard::abort_round(public, you), Offer::AbortRound {});
    open.put(guard::between_rounds(public, you), Offer::EndGame {});
    open.put(guard::to_lobby(public, you), Offer::ToLobby {});
}
