//! How many rounds of the spy game one core plays in a minute: a fixed script of forty taps, each decided,
//! written as a record and folded, with nothing around it.
//!
//! `rounds [SECONDS]`

#![expect(clippy::print_stdout, reason = "this is what it is run for")]

use std::env;
use std::time::{Duration, Instant};

use lab::{
    Spy,
    step::{lobby, shelf},
    uptake::take_up,
};
use rules::{Author, Command, Moment, Record, State, decide, seat_view, table_view};
use wire::{Offer, SeatId};

const SEATS: usize = 6;
/// As many as a game may have.
const ROUNDS: u8 = 30;
const SECONDS: u64 = 5;

#[derive(Clone, Copy, Debug)]
enum Tap {
    Deal,
    Look,
    Ask,
    Answer,
    Accuse { rightly: bool },
    Vote { agree: bool },
}

/// A round of six: everybody looks, an accusation fails, another one finds the spy.
const SCRIPT: [(usize, &[Tap]); 9] = [
    (1, &[Tap::Deal]),
    (6, &[Tap::Look]),
    (6, &[Tap::Ask, Tap::Answer]),
    (1, &[Tap::Accuse { rightly: false }]),
    (4, &[Tap::Vote { agree: false }]),
    (5, &[Tap::Ask, Tap::Answer]),
    (1, &[Tap::Ask]),
    (1, &[Tap::Accuse { rightly: true }]),
    (4, &[Tap::Vote { agree: true }]),
];

fn main() {
    let seconds = env::args().nth(1).and_then(|seconds| seconds.parse().ok());
    let wanted = Duration::from_secs(seconds.unwrap_or(SECONDS));
    let lobby = new_game();
    let script = script(&lobby);
    let taps = script.len() / usize::from(ROUNDS);
    play(&lobby, &script);
    let (begin, mut rounds, mut bytes) = (Instant::now(), 0_u32, 0);
    while begin.elapsed() < wanted {
        bytes += play(&lobby, &script);
        rounds += u32::from(ROUNDS);
    }
    let a_minute = f64::from(rounds) * 60.0 / begin.elapsed().as_secs_f64();
    println!(
        r#"{{"rounds_a_minute":{a_minute:.0},"taps_a_round":{taps},"bytes_a_round":{}}}"#,
        bytes / usize::try_from(rounds).unwrap_or(1)
    );
}

fn new_game() -> State {
    let mut table = lobby::<Spy>(SEATS);
    table.set(|settings| settings.rounds = Some(ROUNDS));
    State::clone(&table.state)
}

/// A whole game; gives the bytes that a journal would have kept.
fn play(lobby: &State, script: &[Command]) -> usize {
    let mut state = lobby.clone();
    let taps = script.iter().zip(1..);
    taps.map(|(command, n)| step(&mut state, command, n)).sum()
}

fn step(state: &mut State, command: &Command, n: u64) -> usize {
    let mut dice = [0; 32];
    dice[..8].copy_from_slice(&n.to_be_bytes());
    let moment = Moment {
        now_ms: state.at_ms() + 1,
        dice,
        packs: &shelf().packs,
        pictures: &shelf().pictures,
        ..Moment::default()
    };
    let events = decide(state, command, &moment).expect("it was offered");
    let by = match command {
        Command::Seat { seat, .. } => Some(Author {
            seat: *seat,
            n: state.last_n(*seat) + 1,
        }),
        _ => None,
    };
    let at_ms = moment.now_ms;
    let record = Record { at_ms, by, events };
    let bytes = record.encode();
    state.fold(&record);
    bytes.len()
}

/// Every command of a game: the dice are the same each time, so the same ones can be sent again.
fn script(lobby: &State) -> Vec<Command> {
    let mut state = lobby.clone();
    let mut all = Vec::new();
    let round = SCRIPT
        .iter()
        .flat_map(|(times, taps)| (0..*times).flat_map(|_| taps.iter()));
    for _ in 0..ROUNDS {
        for tap in round.clone() {
            let command = command(&state, *tap);
            all.push(command);
            let n = u64::try_from(all.len()).expect("it is short");
            step(&mut state, &all[all.len() - 1], n);
        }
    }
    all
}

fn command(state: &State, tap: Tap) -> Command {
    let view = table_view(state.public());
    let mut seats = view.seats.iter().map(|seat| seat.id);
    let command = seats.find_map(|seat| {
        let own = seat_view(state, seat);
        let (offer, choice) = own
            .can
            .open
            .iter()
            .find_map(|offer| Some((offer, fits(state, tap, offer)?)))?;
        let intent = take_up::<Spy>(&view, &own, offer, choice);
        Some(Command::Seat { seat, intent })
    });
    command.unwrap_or_else(|| panic!("nobody can {tap:?}: {view:?}"))
}

/// Which choice of the offer is meant, if the offer is.
fn fits(state: &State, tap: Tap, offer: &Offer) -> Option<usize> {
    match (tap, offer) {
        (Tap::Deal, Offer::StartRound {} | Offer::NextRound {})
        | (Tap::Look, Offer::Looked {})
        | (Tap::Ask, Offer::Ask { .. })
        | (Tap::Answer, Offer::Answer { .. }) => Some(1),
        (Tap::Accuse { rightly }, Offer::Accuse { whom }) => {
            whom.iter().position(|seat| is_spy(state, *seat) == rightly)
        }
        (Tap::Vote { agree }, Offer::Vote { .. }) => Some(usize::from(agree)),
        _ => None,
    }
}

fn is_spy(state: &State, seat: SeatId) -> bool {
    let own = seat_view(state, seat);
    let card = own.spy().and_then(|own| own.card.as_ref());
    card.is_some_and(|card| card.spy)
}
