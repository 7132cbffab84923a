//! What a command leads to: events, or a refusal that changes nothing.

use std::sync::Arc;

use wire::{Intent, Refusal, SEATS_MAX, SeatId, Settings, pack::Pack};

use crate::{
    Command, Event, Moment, State, TokenHash, fairness,
    room::{
        Addition, Draft, Seat, avatar, bots, guard, menu, name, next_deal, places, play,
        state::FIRST_SEAT,
    },
};

/// RULES 9, row 18.
pub(crate) const HOST_AWAY_MS: u64 = 60_000;
/// Away for longer than this: the next deal leaves the seat out.
pub(crate) const SITS_OUT_MS: u64 = 120_000;
/// While a clock runs, the time is journaled this often.
pub(crate) const MARK_MS: u64 = 15_000;

/// Pure and total. Whatever was due before `moment` must have been decided by ticks already.
pub fn decide(state: &State, command: &Command, moment: &Moment) -> Result<Vec<Event>, Refusal> {
    let mut draft = Draft::new(state, moment);
    match command {
        Command::Open => {
            let places = places::on_table(&state.public.settings, moment.packs);
            let places = places.ok().map(places::counted);
            draft.emit(Event::Opened { places });
            if state.public.next_seat == FIRST_SEAT {
                let settings = menu::at_first(&state.public.settings);
                let for_bots = None;
                draft.emit(Event::Configured {
                    settings,
                    places,
                    for_bots,
                });
            }
        }
        Command::Join {
            token,
            name,
            avatar,
            bot,
        } => join(&mut draft, *token, (name, *avatar), *bot)?,
        Command::Claim { token, key } => claim(&mut draft, *token, *key)?,
        Command::Seat { seat, intent } => {
            state.public.seat(*seat).ok_or(Refusal::NoSuchSeat)?;
            act(&mut draft, *seat, intent)?;
        }
        Command::Add { seat, addition } => {
            guard::add(&state.public, *seat, addition)?;
            draft.emit(match addition.clone() {
                Addition::Picture(picture) => Event::PictureAdded { picture },
                Addition::Pack(pack) => Event::PackAdded { pack },
            });
        }
        Command::Away { seat } => presence(&mut draft, *seat, false)?,
        Command::Back { seat } => presence(&mut draft, *seat, true)?,
        Command::Tick => tick(&mut draft),
        Command::Seal { seat, round, seals } => {
            state.public.seat(*seat).ok_or(Refusal::NoSuchSeat)?;
            fairness::seal(&mut draft, *seat, *round, *seals)?;
        }
        Command::Unseal {
            seat,
            round,
            attempt,
            number,
        } => fairness::unseal(&mut draft, *seat, (*round, *attempt), number.clone())?,
    }
    play::settle(&mut draft);
    if fairness::settle(&mut draft) {
        play::settle(&mut draft);
    }
    next_deal::settle(&mut draft);
    Ok(draft.into_events())
}

fn join(
    d: &mut Draft,
    token: TokenHash,
    (name, wish): (&str, Option<u8>),
    bot: bool,
) -> Result<(), Refusal> {
    let public = &d.state.public;
    guard::require(!public.locked, Refusal::TableLocked)?;
    guard::not_dealing(public)?;
    let chair = bots::chair(public).filter(|_| !bot);
    // RULES 9, row 51: whatever is chosen.
    let room = chair.is_some() || public.seats.len() < SEATS_MAX;
    guard::require(room && public.next_seat < u16::MAX, Refusal::TableFull)?;
    let name = name::checked(public, name, chair)?;
    let avatar = avatar::for_newcomer(public, wish)?;
    let seat = SeatId(public.next_seat);
    d.emit(Event::Joined {
        seat,
        name,
        avatar,
        token,
        bot,
        chair,
        for_bots: bot
            .then(|| places::for_bots(&public.settings, d.moment.packs))
            .flatten(),
    });
    Ok(())
}

fn claim(d: &mut Draft, token: TokenHash, key: TokenHash) -> Result<(), Refusal> {
    let (public, now_ms) = (&d.state.public, d.now_ms());
    let mut offered = d.state.hidden.keys.iter();
    let seat = offered.find(|(_, offered)| offered.opens_with(&key, public, now_ms));
    let seat = seat.map(|(seat, _)| *seat);
    let seat = seat.ok_or(Refusal::KeyNotValid)?;
    d.emit(Event::SeatClaimed { seat, token });
    Ok(())
}

fn presence(d: &mut Draft, seat: SeatId, on: bool) -> Result<(), Refusal> {
    let known = d.state.public.seat(seat).ok_or(Refusal::NoSuchSeat)?;
    bots::has_phone(&d.state.public, seat)?;
    if on == known.offline {
        d.emit(if on {
            Event::CameBack { seat }
        } else {
            Event::WentAway { seat }
        });
    }
    Ok(())
}

fn act(d: &mut Draft, seat: SeatId, intent: &Intent) -> Result<(), Refusal> {
    let public = &d.state.public;
    if let Some(round) = intent.round() {
        let current = public.circle().map(|c| c.number);
        guard::require(current == Some(round), Refusal::Stale)?;
    }
    match intent {
        Intent::Rename { name } => {
            guard::rename(public, seat)?;
            let name = name::checked(public, name, Some(seat))?;
            let is_other = public.seat(seat).is_some_and(|s| s.name != name);
            emit_if(d, seat, is_other, || Event::Renamed { seat, name });
        }
        Intent::Dress { avatar } => {
            guard::rename(public, seat)?;
            avatar::checked(public, *avatar, seat)?;
            let avatar = *avatar;
            let is_other = public.seat(seat).is_some_and(|s| s.avatar != avatar);
            emit_if(d, seat, is_other, || Event::Dressed { seat, avatar });
        }
        Intent::Leave {} => {
            bots::has_phone(public, seat)?;
            if bots::takes_over(public, seat) {
                bots::take_over(d, seat);
            } else {
                leave(d, seat, false);
            }
        }
        Intent::Here {} => {
            guard::here(public, seat)?;
            d.emit(Event::CameBack { seat });
        }
        Intent::Kick { seat: other } => {
            guard::kick(public, seat, *other)?;
            leave(d, *other, true);
        }
        Intent::AddBot {} => bots::add(d, seat)?,
        Intent::Lock { locked } => {
            guard::host(public, seat)?;
            let (is_other, locked) = (public.locked != *locked, *locked);
            emit_if(d, seat, is_other, || Event::Locked { locked });
        }
        Intent::MakeHost { seat: other } => {
            guard::make_host(public, seat, *other)?;
            d.emit(Event::HostMoved { seat: *other });
        }
        Intent::Reorder { seats } => reorder(d, seat, seats)?,
        Intent::Configure { settings } => {
            let packs = d.moment.packs;
            let places = guard::configure(public, seat, settings, packs)?;
            let places = Some(places::counted(places));
            let settings = tidy(settings, packs)?;
            let for_bots = places::for_bots(&settings, packs).filter(|_| public.has_bots());
            let is_other = *public.settings != settings
                || public.places != places
                || public.has_bots() && public.for_bots != for_bots;
            emit_if(d, seat, is_other, || Event::Configured {
                settings,
                places,
                for_bots,
            });
        }
        Intent::DropPicture { picture } => {
            guard::drop_picture(public, seat, picture)?;
            let picture = picture.clone();
            d.emit(Event::PictureDropped { picture });
        }
        Intent::DropPack { pack } => {
            guard::drop_pack(public, seat, pack)?;
            let pack = pack.clone();
            d.emit(Event::PackDropped { pack });
        }
        Intent::HandOver { seat: other, key } => {
            guard::hand_over(public, seat, *other)?;
            let key = TokenHash::of(key);
            d.emit(Event::SeatOffered { seat: *other, key });
        }
        Intent::StartRound {} => {
            guard::start_round(public, seat)?;
            fairness::begin(d)?;
        }
        Intent::NextRound { .. } => {
            guard::next_round(public, seat)?;
            next_deal::deal(d)?;
        }
        Intent::AbortRound { .. } => {
            guard::abort_round(public, seat)?;
            play::abort(d);
        }
        Intent::EndGame { .. } => {
            guard::between_rounds(public, seat)?;
            d.emit(Event::GameEnded {});
        }
        Intent::ToLobby { .. } => {
            guard::to_lobby(public, seat)?;
            let for_bots = places::for_bots(&public.settings, d.moment.packs);
            let for_bots = for_bots.filter(|_| public.has_bots());
            d.emit(Event::LobbyReopened { for_bots });
        }
        Intent::Ready { .. } => {
            guard::ready(public, seat)?;
            play::readied(d, seat);
        }
        Intent::NotYet { .. } => {
            guard::not_yet(public, seat)?;
            d.emit(Event::HeldBack { seat });
        }
        // A line for each game, so that another one is a line more.
        Intent::Round(_) => play::act(d, seat, intent)?,
        Intent::Spy(_) => play::act(d, seat, intent)?,
        Intent::Captains(_) => play::act(d, seat, intent)?,
        Intent::Notebook(_) => play::act(d, seat, intent)?,
    }
    Ok(())
}

fn leave(d: &mut Draft, seat: SeatId, kicked: bool) {
    let was_host = d.state.public.host == Some(seat);
    d.emit(if kicked {
        Event::Kicked { seat }
    } else {
        Event::Left { seat }
    });
    if was_host {
        move_host(d);
    }
    play::seat_left(d, seat, kicked);
}

/// RULES 9, row 18: to whoever has been connected longest.
pub(super) fn move_host(d: &mut Draft) {
    let public = &d.state.public;
    let others = public.people().filter(|s| Some(s.id) != public.host);
    let next = others
        .min_by_key(|s| (s.is_away(), s.since_ms))
        .map(|s| s.id);
    if let Some(seat) = next {
        d.emit(Event::HostMoved { seat });
    }
}

fn reorder(d: &mut Draft, seat: SeatId, seats: &[SeatId]) -> Result<(), Refusal> {
    let public = &d.state.public;
    guard::in_lobby(public, seat)?;
    let sorted = |mut ids: Vec<SeatId>| {
        ids.sort_unstable();
        ids
    };
    let here = public.seats.iter().map(|s| s.id).collect();
    let same = sorted(here) == sorted(seats.to_vec());
    guard::require(same, Refusal::NoSuchSeat)?;
    let is_other = !public.seats.iter().map(|s| &s.id).eq(seats);
    let seats = seats.to_vec();
    emit_if(d, seat, is_other, || Event::Reordered { seats });
    Ok(())
}

/// What is as it was need not be recorded, however often it is asked for; unless it is the first thing that somebody
/// does who was not counted on.
fn emit_if(d: &mut Draft, seat: SeatId, is_other: bool, event: impl FnOnce() -> Event) {
    if is_other || d.state.public.seat(seat).is_some_and(Seat::is_missed) {
        d.emit(event());
    }
}

/// As they are kept and shown.
fn tidy(settings: &Settings, packs: &[Arc<Pack>]) -> Result<Settings, Refusal> {
    let mut settings = settings.clone();
    settings.places.out = places::left_out(&settings, packs);
    play::tidy(&mut settings)?;
    Ok(settings)
}

/// Whatever is due now, or a mark of the time.
fn tick(d: &mut Draft) {
    fairness::tick(d);
    next_deal::tick(d);
    let now_ms = d.now_ms();
    let public = &d.state.public;
    let long = |since: Option<u64>, limit| since.is_some_and(|s| s + limit <= now_ms);
    let host = public.host.and_then(|h| public.seat(h));
    if host.is_some_and(|h| long(h.away_since_ms, HOST_AWAY_MS)) && public.another_is_here() {
        move_host(d);
    }
    let public = &d.state.public;
    let away = public.seats.iter().filter(|s| !s.sits_out && s.offline);
    let away = away.filter(|s| long(s.away_since_ms, SITS_OUT_MS));
    let out: Vec<SeatId> = away.map(|s| s.id).collect();
    for seat in out {
        d.emit(Event::SatOut { seat });
    }
    play::tick(d);
    let marked_long_ago = d.state.public.at_ms + MARK_MS <= now_ms;
    if marked_long_ago && d.is_empty() {
        d.emit(Event::Marked {});
    }
}
