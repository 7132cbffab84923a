//! The one place that chooses a game. Whatever a game does otherwise than the others is asked for here, and
//! the compiler names every function of this file when one is added.

use wire::{
    FitView, GameId, Intent, Offer, Phase, Refusal, RoundTale, RoundView, SeatId, SeatRoundView,
    Settings, VariantId, VoidReason, ruleset::Players,
};

use crate::{
    Event, Moment, Public, State, captains,
    fairness::Terms,
    notebook,
    room::{Circle, Dish, Draft, Game, Offers, Seats, Stirred, Transcript, guard::require},
    secret::never_serialised,
    spy,
};

type Verdict = Result<(), Refusal>;

never_serialised!(Play, Cards);

/// What is played: frozen rules and the round that is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Play {
    Spy(Box<spy::Play>),
    Captains(Box<captains::Play>),
    Notebook(Box<notebook::Play>),
}

/// What is hidden, by game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cards {
    pub(crate) spy: spy::Hidden,
    pub(crate) captains: captains::Hidden,
    pub(crate) notebook: notebook::Hidden,
}

impl Play {
    pub(crate) fn circle(&self) -> Option<&Circle> {
        match self {
            Self::Spy(play) => play.round.as_ref().map(|r| &r.circle),
            Self::Captains(play) => play.round.as_ref().map(|r| &r.circle),
            Self::Notebook(play) => play.round.as_ref().map(|r| &r.circle),
        }
    }

    pub(crate) fn circle_mut(&mut self) -> Option<&mut Circle> {
        match self {
            Self::Spy(play) => play.round.as_mut().map(|r| &mut r.circle),
            Self::Captains(play) => play.round.as_mut().map(|r| &mut r.circle),
            Self::Notebook(play) => play.round.as_mut().map(|r| &mut r.circle),
        }
    }

    pub(crate) fn phase(&self) -> Option<Phase> {
        match self {
            Self::Spy(play) => play.round.as_ref().map(spy::Round::phase),
            Self::Captains(play) => play.round.as_ref().map(captains::Round::phase),
            Self::Notebook(play) => play.round.as_ref().map(notebook::Round::phase),
        }
    }

    /// What was typed in the round, where people may write.
    pub(crate) fn transcript(&self) -> Option<&Transcript> {
        match self {
            Self::Spy(play) => play.round.as_ref().map(|r| &r.transcript),
            Self::Captains(play) => play.round.as_ref().map(|r| &r.transcript),
            Self::Notebook(_) => None,
        }
    }

    /// RULES 7: awards are shown, sums stay hidden until the end.
    pub(crate) fn hides_points(&self) -> bool {
        match self {
            Self::Spy(_) | Self::Captains(_) => false,
            Self::Notebook(_) => true,
        }
    }

    pub(crate) fn round_view(&self) -> Option<RoundView> {
        Some(match self {
            Self::Spy(play) => RoundView::Spy(spy::round_view(play, play.round.as_ref()?)),
            Self::Captains(play) => RoundView::Captains(captains::round_view(play.round.as_ref()?)),
            Self::Notebook(play) => {
                RoundView::Notebook(notebook::round_view(play, play.round.as_ref()?))
            }
        })
    }
}

// What is chosen.

/// The fewest and the most who can play it.
pub(crate) fn range(public: &Public) -> Players {
    match public.settings.game {
        GameId::Spy => public.book.range(),
        GameId::Captains => captains::RULES.players,
        GameId::Notebook => notebook::RULES.players,
    }
}

/// What else must be right before so many are dealt in.
pub(crate) fn suits(public: &Public, players: usize) -> Verdict {
    match public.settings.game {
        GameId::Spy => public.book.rules(players).map(|_| ()),
        GameId::Captains => Ok(()),
        GameId::Notebook => notebook::enough_cards_for(public, players),
    }
}

/// Whether minds know how to play it.
pub(crate) fn is_for_bots(public: &Public) -> bool {
    public.settings.game != GameId::Notebook
}

/// What so many could play, in the order in which it is offered.
pub(crate) fn fits(public: &Public, players: usize) -> Vec<FitView> {
    let mut fits = spy::fits(&public.settings.spy, players);
    let captains = within(captains::RULES.players, players);
    fits.extend(captains.then(|| FitView::of(GameId::Captains)));
    let notebook = within(notebook::RULES.players, players)
        && !public.has_bots()
        && notebook::enough_cards_for(public, players).is_ok();
    fits.extend(notebook.then(|| FitView::of(GameId::Notebook)));
    fits
}

/// All that there is, in the order in which it is offered.
pub(crate) fn menu() -> Vec<Dish> {
    let other = |game, players, pack| Dish {
        game,
        ruleset: None,
        players,
        pack,
    };
    let mut menu = spy::menu();
    menu.push(other(
        GameId::Captains,
        captains::RULES.players,
        Some("time-travel"),
    ));
    menu.push(other(GameId::Notebook, notebook::RULES.players, None));
    menu
}

fn within(range: Players, players: usize) -> bool {
    (range.min.into()..=range.max.into()).contains(&players)
}

/// How many rounds so many would play.
pub(crate) fn rounds_of(public: &Public, players: usize) -> u8 {
    let settings = &public.settings;
    match settings.game {
        GameId::Spy => spy::rounds(public, players),
        GameId::Captains => captains::rounds(settings, players),
        GameId::Notebook => notebook::rounds(settings, players),
    }
}

/// Every game looks at its own settings, also while another is chosen.
pub(crate) fn check(public: &Public, settings: &Settings, places: usize) -> Verdict {
    spy::check(&settings.spy)?;
    captains::check(public, &settings.captains)?;
    let rounds_fit = match settings.game {
        GameId::Spy => spy::rounds_fit(settings, places),
        GameId::Captains => captains::rounds_fit(settings, places),
        GameId::Notebook => notebook::rounds_fit(settings),
    };
    require(rounds_fit, Refusal::BadRounds)
}

/// As they are shown to all.
pub(crate) fn tidy(settings: &mut Settings) -> Verdict {
    spy::tidy(&mut settings.spy)
}

/// Somebody who was meant in the settings has left.
pub(crate) fn forget(settings: &mut Settings, seat: SeatId) {
    captains::forget(&mut settings.captains, seat);
}

/// Freezes the rules and records all that can be dealt.
pub(crate) fn start(d: &mut Draft) -> Result<(), Refusal> {
    let survivors = Box::new(d.state.survivors());
    let event = match d.state.public.settings.game {
        GameId::Spy => spy::start(d, survivors)?,
        GameId::Captains => captains::start(d, survivors)?,
        GameId::Notebook => notebook::start(d, survivors)?,
    };
    d.emit(event);
    Ok(())
}

/// What the next deal is drawn from, or why nothing can be dealt.
pub(crate) fn terms(public: &Public, moment: &Moment) -> Result<Terms, Refusal> {
    match public.settings.game {
        GameId::Spy => spy::terms(public, moment),
        GameId::Captains => captains::terms(public, moment),
        GameId::Notebook => notebook::terms(public, moment),
    }
}

/// How the cards of the round turned out, once it is over.
pub(crate) fn opening(public: &Public) -> Vec<String> {
    match on(public) {
        Some(Play::Spy(_)) => spy::opening(public),
        Some(Play::Captains(_)) => captains::opening(public),
        Some(Play::Notebook(_)) => notebook::opening(public),
        None => Vec::new(),
    }
}

// What is played.

/// What was agreed on, or as many rounds as it takes to be fair to everybody at the table.
pub(crate) fn rounds(public: &Public, game: &Game) -> u8 {
    let seats: Vec<SeatId> = public.seats.iter().map(|seat| seat.id).collect();
    match rounds_left(public, game, &seats) {
        Some(left) => game.rounds_played.saturating_add(left),
        None => game.rounds,
    }
}

/// Whoever has yet to have a turn may have been away for long: then there is no round to deal.
pub(crate) fn nobody_is_due(public: &Public) -> bool {
    let left = |game: &Game| rounds_left(public, game, &public.players());
    public.game.as_ref().and_then(left) == Some(0)
}

/// RULES 9, row 52: rounds until these players have had equal turns, unless their number is fixed.
fn rounds_left(public: &Public, game: &Game, players: &[SeatId]) -> Option<u8> {
    if game.over || public.settings.rounds.is_some() {
        return None;
    }
    match &game.play {
        Play::Spy(_) => None,
        Play::Captains(play) => Some(captains::rounds_left(play, &public.settings, players)),
        Play::Notebook(play) => Some(notebook::rounds_left(play, players)),
    }
}

fn on(public: &Public) -> Option<&Play> {
    public.game.as_ref().map(|game| &game.play)
}

pub(crate) fn deal(d: &mut Draft) {
    match on(&d.state.public) {
        Some(Play::Spy(_)) => spy::deal(d),
        Some(Play::Captains(_)) => captains::deal(d),
        Some(Play::Notebook(_)) => notebook::deal(d),
        None => {}
    }
}

/// All but what the game understands is refused alike, whosever it is.
pub(crate) fn act(d: &mut Draft, seat: SeatId, intent: &Intent) -> Verdict {
    match (on(&d.state.public), intent) {
        (Some(Play::Spy(_)), Intent::Round(intent)) => spy::take_part(d, seat, intent),
        (Some(Play::Spy(_)), Intent::Spy(intent)) => spy::act(d, seat, intent),
        (Some(Play::Captains(_)), Intent::Round(intent)) => captains::take_part(d, seat, intent),
        (Some(Play::Captains(_)), Intent::Captains(intent)) => captains::act(d, seat, intent),
        (Some(Play::Notebook(_)), Intent::Round(intent)) => notebook::take_part(d, seat, intent),
        (Some(Play::Notebook(_)), Intent::Notebook(intent)) => notebook::act(d, seat, intent),
        (Some(_) | None, _) => Err(Refusal::NotNow),
    }
}

pub(crate) fn abort(d: &mut Draft) {
    match on(&d.state.public) {
        Some(Play::Spy(_)) => spy::void(d, VoidReason::AbortedByHost),
        Some(Play::Captains(_)) => captains::void(d, VoidReason::AbortedByHost),
        Some(Play::Notebook(_)) => notebook::void(d, VoidReason::AbortedByHost),
        None => {}
    }
}

pub(crate) fn readied(d: &mut Draft, seat: SeatId) {
    match on(&d.state.public) {
        Some(Play::Spy(_)) => d.emit_spy(spy::Event::Readied { seat }),
        Some(Play::Captains(_)) => d.emit_captains(captains::Event::Readied { seat }),
        Some(Play::Notebook(_)) => d.emit_notebook(notebook::Event::Readied { seat }),
        None => {}
    }
}

/// The seat has just left the table or was removed from it.
pub(crate) fn seat_left(d: &mut Draft, seat: SeatId, kicked: bool) {
    match on(&d.state.public) {
        Some(Play::Spy(_)) => spy::seat_left(d, seat, kicked),
        Some(Play::Captains(_)) => captains::seat_left(d, seat, kicked),
        Some(Play::Notebook(_)) => notebook::seat_left(d, seat),
        None => {}
    }
}

/// A bot plays on for whoever has just left.
pub(crate) fn taken_over(d: &mut Draft) {
    match on(&d.state.public) {
        Some(Play::Spy(_)) => spy::taken_over(d),
        Some(Play::Captains(_) | Play::Notebook(_)) | None => {}
    }
}

/// Does what is due, if anything is.
pub(crate) fn tick(d: &mut Draft) {
    match on(&d.state.public) {
        Some(Play::Spy(_)) => spy::tick(d),
        Some(Play::Captains(_)) => captains::tick(d),
        Some(Play::Notebook(_)) => notebook::tick(d),
        None => {}
    }
}

/// After every decision.
pub(crate) fn settle(d: &mut Draft) {
    match on(&d.state.public) {
        Some(Play::Spy(_)) => spy::settle(d),
        Some(Play::Captains(_)) => captains::settle(d),
        Some(Play::Notebook(_)) => notebook::settle(d),
        None => {}
    }
}

/// When time next matters to the round.
pub(crate) fn due(public: &Public) -> Option<u64> {
    match on(public)? {
        Play::Spy(_) => spy::due(public),
        Play::Captains(_) => captains::due(public),
        Play::Notebook(_) => notebook::due(public),
    }
}

/// Whether the table votes on somebody.
pub(crate) fn is_voting(public: &Public) -> bool {
    match on(public) {
        Some(Play::Spy(play)) => play.is_voting(),
        Some(Play::Captains(_)) | None => false,
        Some(Play::Notebook(play)) => play.is_voting(),
    }
}

/// RULES 9, row 21: whether a vote on or by that player is open.
pub(crate) fn votes_on(public: &Public, seat: SeatId) -> bool {
    match on(public) {
        Some(Play::Spy(play)) => play.votes_on(seat),
        Some(Play::Captains(_)) | None => false,
        Some(Play::Notebook(play)) => play.votes_on(seat),
    }
}

/// Offers that follow from public facts.
pub(crate) fn open_offers(public: &Public, you: SeatId, open: &mut Offers) {
    match on(public) {
        Some(Play::Spy(_)) => spy::open_offers(public, you, open),
        Some(Play::Captains(_)) => captains::offers(public, you, open),
        Some(Play::Notebook(_)) => notebook::offers(public, you, open),
        None => {}
    }
}

/// Offers that follow from the card.
pub(crate) fn card_offers(state: &State, you: SeatId) -> Vec<Offer> {
    match on(&state.public) {
        Some(Play::Spy(_)) => spy::card_offers(state, you),
        Some(Play::Captains(_) | Play::Notebook(_)) | None => Vec::new(),
    }
}

/// What the seat alone knows of the round.
pub(crate) fn seat_round(state: &State, you: SeatId) -> Option<SeatRoundView> {
    Some(match on(&state.public)? {
        Play::Spy(_) => SeatRoundView::Spy(spy::seat_view(state, you)),
        Play::Captains(_) => SeatRoundView::Captains(captains::seat_view(state, you)),
        Play::Notebook(_) => SeatRoundView::Notebook(notebook::seat_view(state, you)),
    })
}

// The table's view tells of the spy game, whatever is played: it was the only one once.

pub(crate) fn variant(public: &Public, players: usize) -> VariantId {
    public.book.variant(players)
}

pub(crate) fn round_ms(public: &Public, players: usize) -> u64 {
    spy::length_ms(public, players)
}

pub(crate) fn has_accused(public: &Public, seat: SeatId) -> bool {
    public
        .spy()
        .is_some_and(|play| spy::has_accused(play, seat))
}

// What has happened.

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the room takes its own events in and hands the others on"
)]
pub(crate) fn apply(state: &mut State, event: &Event, at_ms: u64) {
    match event {
        Event::GameStarted {
            survivors,
            ruleset,
            pool,
            rounds,
            round_ms,
        } => {
            let play = Play::Spy(Box::new(spy::Play::with(ruleset, *round_ms)));
            state.begin(survivors, Game::new(*rounds, pool, play));
        }
        Event::CaptainsStarted {
            survivors,
            pool,
            rounds,
        } => {
            let play = Play::Captains(Box::default());
            state.begin(survivors, Game::new(*rounds, pool, play));
        }
        Event::NotebookStarted {
            survivors,
            deck,
            rounds,
        } => {
            let play = Play::Notebook(Box::new(notebook::Play::with(deck.len())));
            state.begin(survivors, Game::new(*rounds, &[], play));
            state.deck_proven(deck);
            state.lay_deck(deck.clone());
        }
        Event::Spy { event } => in_round(state, |s| s.apply_spy(event, at_ms)),
        Event::Captains { event } => in_round(state, |s| s.apply_captains(event, at_ms)),
        Event::Notebook { event } => in_round(state, |s| s.apply_notebook(event, at_ms)),
        _ => {}
    }
}

/// With the event that ends a round it becomes a tale.
fn in_round(state: &mut State, happens: impl FnOnce(&mut State)) {
    let is_over = |state: &State| on(&state.public).and_then(Play::phase) == Some(Phase::RoundOver);
    let was_over = is_over(state);
    happens(state);
    if !was_over && is_over(state) {
        state.public.tell_round();
        state.open_cards();
    }
}

/// What is told of the round, once it is over.
pub(crate) fn tale(play: &Play) -> Option<RoundTale> {
    match play {
        Play::Spy(play) => spy::tale(play.round.as_ref()?),
        Play::Captains(play) => captains::tale(play.round.as_ref()?),
        Play::Notebook(play) => notebook::tale(play.round.as_ref()?),
    }
}

/// What the event may change of what is shown; to be asked before and after it is taken in.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "whatever is not known to change little may change everything"
)]
pub(crate) fn stirs(event: &Event, public: &Public) -> Stirred {
    let (board, seats) = match event {
        Event::Marked {}
        | Event::DealSet { .. }
        | Event::DealPutOff {}
        | Event::Sealed(_)
        | Event::NumberTold { .. } => (false, Seats::Few(Vec::new())),
        // What the host may do changes while a deal waits for numbers.
        Event::TermsSet(_) | Event::AttemptClosed(_) => (false, Seats::All),
        Event::HeldBack { seat } => (false, Seats::Few(vec![*seat])),
        Event::Spy { event } => (event.stirs_board(), spy::stirs(event, public)),
        Event::Captains { event } => (event.stirs_board(), Seats::All),
        Event::Notebook { event } => (event.stirs_board(), Seats::All),
        _ => (true, Seats::All),
    };
    Stirred { board, seats }
}

/// Takes in that a bot sits in a seat of the round from here on.
pub(crate) fn seat_taken_over(state: &mut State, at_ms: u64) {
    match state.public.game.as_mut().map(|game| &mut game.play) {
        Some(Play::Spy(play)) => play.taken_over(at_ms),
        Some(Play::Captains(play)) => play.taken_over(),
        Some(Play::Notebook(_)) | None => {}
    }
}

/// Takes in that a seat is gone, before any consequence.
pub(crate) fn seat_removed(state: &mut State, seat: SeatId, at_ms: u64) {
    match state.public.game.as_mut().map(|game| &mut game.play) {
        Some(Play::Spy(play)) => play.seat_left(seat, at_ms),
        Some(Play::Captains(play)) => play.seat_left(seat),
        Some(Play::Notebook(play)) => {
            play.seat_left(seat);
            state.hand_left(seat);
        }
        None => {}
    }
}
