//! One table, and everybody at it.

use std::sync::Arc;

use bots::{Atlas, Lexicon, Sight, Wish};
use content::Library;
use rules::{Author, Command, Event, Moment, Record, State, Stirred, TokenHash, wake_at};
use wire::{
    Bot, Character, Intent, LINES_KEPT, LineView, Phase, Refusal, RoundView, Ruleset, SEATS_MAX,
    SeatId, SeatView, Secret128, TableView,
};

use crate::{How, Outcome, Plan, Refused, player::Player};

/// More of them in one round, and something is stuck.
const STEPS_MOST: u32 = 20_000;

#[derive(Debug)]
pub struct Table {
    state: State,
    now_ms: u64,
    /// Counts decisions, each of which has dice of its own.
    draw: u64,
    seed: u64,
    person: bool,
    packs: Vec<Arc<wire::pack::Pack>>,
    view: TableView,
    order: Vec<SeatId>,
    seats: Vec<SeatView>,
    players: Vec<Player>,
    ruleset: Option<Ruleset>,
    atlas: Atlas,
    lexicon: Lexicon,
    /// What was wanted and refused, which nobody who follows offers ever is.
    pub refused: Vec<(Intent, Refusal)>,
}

impl Table {
    /// # Errors
    ///
    /// When nobody can play what was planned.
    pub fn open(plan: &Plan, library: &Library) -> Result<Self, Refused> {
        let settings = plan.settings(library)?;
        let pack = library.pack(&plan.pack).cloned();
        let pack = pack.ok_or_else(|| Refused::NoSuchPack(plan.pack.clone()))?;
        let places = pack.places.iter();
        let atlas = Atlas::new(places.map(|place| (place.id.as_str(), &place.attributes)));
        let state = State::empty("TABLE");
        let view = rules::table_view(state.public());
        let mut table = Self {
            view,
            state,
            now_ms: 0,
            draw: 0,
            seed: plan.seed,
            person: plan.person,
            packs: vec![Arc::new(pack)],
            order: Vec::new(),
            seats: Vec::new(),
            players: Vec::new(),
            ruleset: None,
            atlas,
            lexicon: Lexicon::empty(),
            refused: Vec::new(),
        };
        table.gather(plan, settings)?;
        Ok(table)
    }

    fn gather(&mut self, plan: &Plan, settings: wire::Settings) -> Result<(), Refused> {
        self.must(&Command::Open)?;
        for n in 0..plan.players.clamp(1, SEATS_MAX) {
            let token = Secret128::from_bytes((n as u128).to_be_bytes());
            let join = Command::Join {
                token: TokenHash::of(&token),
                name: format!("Player {n}"),
                avatar: None,
                bot: false,
            };
            self.must(&join)?;
        }
        self.view = rules::table_view(self.state.public());
        self.order = self.view.seats.iter().map(|seat| seat.id).collect();
        self.seats = self
            .order
            .iter()
            .map(|seat| rules::seat_view(&self.state, *seat))
            .collect();
        self.host(Intent::Configure { settings })?;
        self.look(&Stirred::everything());
        let (min, max) = (self.view.players_min, self.view.players_max);
        if !(usize::from(min)..=usize::from(max)).contains(&plan.players) {
            return Err(Refused::Players { min, max });
        }
        self.players = (0..plan.players).map(|at| plan.player(at)).collect();
        Ok(())
    }

    fn host(&mut self, intent: Intent) -> Result<(), Refused> {
        let seat = self.state.host().ok_or(Refused::Game)?;
        self.must(&Command::Seat { seat, intent })
    }

    fn must(&mut self, command: &Command) -> Result<(), Refused> {
        self.command(command)
            .map_err(|refusal| Refused::by(&refusal))
    }

    fn command(&mut self, command: &Command) -> Result<(), Refusal> {
        let mut dice = [0; 32];
        self.draw += 1;
        dice[..8].copy_from_slice(&self.seed.to_be_bytes());
        dice[8..16].copy_from_slice(&self.draw.to_be_bytes());
        // What is known to all is drawn from the same bytes read backwards.
        dice[16..24].copy_from_slice(&self.draw.to_le_bytes());
        dice[24..].copy_from_slice(&self.seed.to_le_bytes());
        let moment = Moment {
            now_ms: self.now_ms.max(self.state.at_ms()),
            dice,
            packs: &self.packs,
            ..Moment::default()
        };
        let events = rules::decide(&self.state, command, &moment)?;
        let by = match command {
            Command::Seat { seat, .. } => Some(Author {
                seat: *seat,
                n: self.state.last_n(*seat) + 1,
            }),
            _ => None,
        };
        self.record(moment.now_ms, by, events);
        Ok(())
    }

    fn record(&mut self, at_ms: u64, by: Option<Author>, events: Vec<Event>) {
        if events.is_empty() {
            return;
        }
        let stirred = self.state.fold(&Record { at_ms, by, events });
        if !self.seats.is_empty() {
            self.look(&stirred);
        }
    }

    /// What everybody sees now.
    fn look(&mut self, stirred: &Stirred) {
        let public = self.state.public();
        if stirred.board {
            self.view = rules::table_view(public);
            for (at, seat) in self.view.seats.iter_mut().enumerate() {
                let character = Some(Character::ALL[at % Character::ALL.len()]);
                seat.bot = Some(Bot { character }).filter(|_| at > 0 || !self.person);
            }
        } else {
            self.look_again();
        }
        self.say();
        for seat in self
            .seats
            .iter_mut()
            .filter(|seat| stirred.seats.has(seat.you))
        {
            *seat = rules::seat_view(&self.state, seat.you);
        }
    }

    /// What a tap can change.
    fn look_again(&mut self) {
        let public = self.state.public();
        let pulse = rules::pulse_view(public);
        let view = &mut self.view;
        view.phase = pulse.phase;
        view.deals_at_ms = pulse.deals_at_ms;
        for seat in &mut view.seats {
            seat.away = pulse.away.contains(&seat.id);
            seat.playing = pulse.playing.contains(&seat.id);
            seat.ready = pulse.ready.contains(&seat.id);
            seat.accused = pulse.accused.contains(&seat.id);
        }
        let said = view.round.as_mut().map(lines).map(std::mem::take);
        view.round = pulse.round;
        if let (Some(round), Some(said)) = (&mut view.round, said) {
            *lines(round) = said;
        }
        let known = view.happenings.last().map_or(0, |h| h.n);
        let new = rules::happenings(public).filter(|h| h.n > known);
        view.happenings.extend(new.cloned());
        let old = view
            .happenings
            .len()
            .saturating_sub(wire::limits::HAPPENINGS_KEPT);
        view.happenings.drain(..old);
    }

    fn say(&mut self) {
        let Some(round) = &mut self.view.round else {
            return;
        };
        let said = lines(round);
        let known = said.last().map_or(0, |line| line.n);
        if let Some(all) = rules::lines(self.state.public()) {
            said.extend(all.after(known).cloned());
        }
        let old = said.len().saturating_sub(LINES_KEPT);
        said.drain(..old);
    }

    /// Plays one round to its end.
    ///
    /// # Panics
    ///
    /// When the table does not go on.
    pub fn round(&mut self) -> Outcome {
        self.watched(&mut |_, _| {})
    }

    /// The same, while somebody looks at what everybody sees and wants.
    ///
    /// # Panics
    ///
    /// When the table does not go on.
    pub fn watched(&mut self, watch: &mut impl FnMut(&Sight, Option<&Wish>)) -> Outcome {
        self.deal(watch);
        let mut time_up = false;
        for _ in 0..STEPS_MOST {
            if matches!(self.view.phase, Phase::RoundOver | Phase::GameOver) {
                return self.outcome(time_up);
            }
            time_up = self.view.phase == Phase::TimeUp;
            self.step(watch);
        }
        panic!("the table is stuck: {:?}", self.view.phase);
    }

    /// As a host does who begins again whenever a game is over.
    fn deal(&mut self, watch: &mut impl FnMut(&Sight, Option<&Wish>)) {
        let round = self.state.round_number().unwrap_or(0);
        if self.view.phase == Phase::GameOver {
            self.host(Intent::ToLobby { round })
                .expect("a game that is over");
        }
        if self.view.phase == Phase::Lobby {
            self.host(Intent::StartRound {})
                .expect("a table that can play");
        }
        for _ in 0..STEPS_MOST {
            if !matches!(self.view.phase, Phase::RoundOver | Phase::Lobby) {
                self.ruleset = rules::rules_played(&self.state);
                return;
            }
            self.step(watch);
        }
        panic!("nothing is dealt: {:?}", self.view.phase);
    }

    /// Whatever comes first: what somebody wants, or what is due.
    fn step(&mut self, watch: &mut impl FnMut(&Sight, Option<&Wish>)) {
        let first = self.first(watch);
        let due_ms = wake_at(&self.state);
        match (first, due_ms) {
            (Some((at_ms, seat, intent)), due) if due.is_none_or(|due| at_ms < due) => {
                self.now_ms = self.now_ms.max(at_ms);
                let command = Command::Seat { seat, intent };
                if let Err(refusal) = self.command(&command) {
                    let Command::Seat { intent, .. } = command else {
                        return;
                    };
                    assert!(self.refused.len() < 100, "refused: {:?}", self.refused[0]);
                    self.refused.push((intent, refusal));
                    self.now_ms += 100;
                }
            }
            (_, Some(due)) => {
                self.now_ms = self.now_ms.max(due);
                self.command(&Command::Tick)
                    .expect("nobody refuses the time");
            }
            (_, None) => panic!("nobody wants anything: {:?}", self.view.phase),
        }
    }

    fn first(
        &mut self,
        watch: &mut impl FnMut(&Sight, Option<&Wish>),
    ) -> Option<(u64, SeatId, Intent)> {
        let mut first: Option<(u64, SeatId, Intent)> = None;
        for (seat, player) in self.seats.iter().zip(&mut self.players) {
            let card = seat.spy().and_then(|own| own.card.as_ref());
            self.view.settings.bots.skill = player.skill(card.is_some_and(|card| card.spy));
            let sight = Sight {
                table: &self.view,
                seat,
                rules: self.ruleset.as_ref(),
                atlas: &self.atlas,
                lexicon: &self.lexicon,
                now_ms: self.now_ms,
            };
            let wish = player.wish(&sight);
            watch(&sight, wish.as_ref());
            if let Some(wish) = wish {
                let at_ms = wish.at_ms.max(self.now_ms);
                if first.as_ref().is_none_or(|(first, ..)| at_ms < *first) {
                    first = Some((at_ms, seat.you, wish.intent));
                }
            }
        }
        first
    }

    fn outcome(&self, time_up: bool) -> Outcome {
        let at = |seat: SeatId| self.order.iter().position(|other| *other == seat);
        let mut outcome = Outcome {
            how: How::Void,
            spy: None,
            points: vec![0; self.order.len()],
            length_ms: 0,
            lines: 0,
        };
        let (points, lines) = match &self.view.round {
            Some(RoundView::Spy(round)) => {
                let Some(result) = &round.result else {
                    return outcome;
                };
                outcome.how = How::of(&result.ending, time_up);
                outcome.spy = result.spy.and_then(at);
                let left = match round.clock {
                    wire::TimerView::Stopped { left_ms } => left_ms,
                    wire::TimerView::Running { ends_at_ms } => ends_at_ms - self.now_ms,
                };
                outcome.length_ms = round.clock_total_ms - left;
                (&result.points, &round.lines)
            }
            Some(RoundView::Captains(round)) => {
                let Some(result) = &round.result else {
                    return outcome;
                };
                outcome.how = How::of_captains(&result.ending);
                let spy = result.agents.iter().find(|agent| agent.of.is_none());
                outcome.spy = spy.and_then(|agent| at(agent.seat));
                (&result.points, &round.lines)
            }
            _ => return outcome,
        };
        for won in points {
            if let Some(at) = at(won.seat) {
                outcome.points[at] = won.points;
            }
        }
        outcome.lines = lines.last().map_or(0, |line| line.n);
        outcome
    }

    pub fn view(&self) -> &TableView {
        &self.view
    }
}

fn lines(round: &mut RoundView) -> &mut Vec<LineView> {
    match round {
        RoundView::Spy(round) => &mut round.lines,
        RoundView::Captains(round) => &mut round.lines,
        RoundView::Notebook(_) => unreachable!("minds play no notebook"),
    }
}
