//! One table, driven by lines instead of sockets.

use std::collections::BTreeMap;

use content::Library;
use rules::{Author, Command, Event, Moment, Record, State, TokenHash};
use serde_json::{Map, Value, json};
use wire::{
    GameId, Intent, Phase, Refusal, RoundView, RulesetId, SEATS_MAX, SeatId, Secret128, Settings,
    SpySettings, TableView,
};

use super::{
    Fault,
    fixed::{self, Fixed},
    line::{self, Deal, Open},
};

/// Tables of different seeds share no dice before so many decisions.
const DICE_OF_A_SEED: u64 = 1 << 32;

/// A seat that no table has.
const NOBODY: SeatId = SeatId(u16::MAX);

#[derive(Debug)]
pub(super) struct Table {
    state: State,
    now_ms: u64,
    /// Counts up from the line's seed: each decision gets its own dice.
    draw: u64,
    /// Everybody who ever sat here, by the name the lines use.
    seats: BTreeMap<String, SeatId>,
    fixed: Option<Fixed>,
}

impl Table {
    pub(super) fn open(open: &Open, packs: &Library) -> Result<Self, Fault> {
        let mut table = Self {
            state: State::empty("TABLE"),
            now_ms: 0,
            draw: open.seed.wrapping_mul(DICE_OF_A_SEED),
            seats: BTreeMap::new(),
            fixed: None,
        };
        table.command(&Command::Open, None, packs)?;
        if open.seats.len() > SEATS_MAX {
            return Err(Refusal::TooManyPlayers.into());
        }
        for (at, name) in open.seats.iter().enumerate() {
            table.join(at, name, packs)?;
        }
        table.configure(open, packs)?;
        // Any number that the rules take, and no other.
        match rules::table_view(table.state.public()).blocked {
            Some(why @ (Refusal::TooFewPlayers | Refusal::TooManyPlayers)) => Err(why.into()),
            Some(_) | None => Ok(table),
        }
    }

    fn join(&mut self, at: usize, name: &str, packs: &Library) -> Result<(), Fault> {
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&(at as u64).to_be_bytes());
        let token = TokenHash::of(&Secret128::from_bytes(bytes));
        let name = name.to_owned();
        let join = Command::Join {
            token,
            name: name.clone(),
            avatar: None,
            bot: false,
        };
        self.command(&join, None, packs)?;
        let seat = self.state.seat_of(&token);
        self.seats.extend(seat.map(|seat| (name, seat)));
        Ok(())
    }

    fn configure(&mut self, open: &Open, packs: &Library) -> Result<(), Fault> {
        let view = rules::table_view(self.state.public());
        let first = view
            .host
            .ok_or_else(|| Fault::error("a table needs seats"))?;
        let starter = open.starter.as_deref().map(|name| self.known(name));
        let settings = Settings {
            game: open.game,
            packs: open
                .pack
                .clone()
                .map_or(view.settings.packs, |pack| vec![pack]),
            rounds: open.rounds,
            starter: starter.transpose()?,
            asking: open.asking,
            spy: SpySettings {
                ruleset: ruleset(open)?,
                minutes: open.minutes,
                house: line::house(&open.rules)?,
            },
            ..Settings::default()
        };
        self.intend(first, Intent::Configure { settings }, packs)?;
        let host = open.host.as_deref().map(|name| self.known(name));
        match host.transpose()? {
            Some(seat) if seat != first => self.intend(first, Intent::MakeHost { seat }, packs),
            Some(_) | None => Ok(()),
        }
    }

    pub(super) fn fix_deal(&mut self, deal: &Deal, packs: &Library) -> Result<(), Fault> {
        let fixed = Fixed::read(deal, &self.seats)?;
        let view = rules::table_view(self.state.public());
        if fixed.game() != view.settings.game {
            return Err(Fault::error("that is a deal of another game"));
        }
        if fixed.seats().iter().any(|seat| !self.state.has_seat(*seat)) {
            return Err(Refusal::NoSuchSeat.into());
        }
        fixed.has_sense()?;
        let chosen = view.settings.packs.iter();
        let chosen: Vec<_> = chosen.filter_map(|id| packs.pack(id)).collect();
        let places = chosen.iter().flat_map(|pack| &pack.places);
        let known = |id: &str| places.clone().any(|p| p.id == id);
        for place in fixed.places() {
            if !known(place) {
                return Err(Refusal::NoSuchPlace.into());
            }
            if view.places_played.contains(place) {
                return Err(Fault::error("that place has been played in this game"));
            }
        }
        if let Some(dealt) = self.if_dealt_now(&view, &fixed, packs) {
            fixed.draws(&dealt)?;
        }
        self.fixed = Some(fixed);
        Ok(())
    }

    /// What the table would look like after the next deal, if it could be dealt now.
    fn if_dealt_now(&self, view: &TableView, fixed: &Fixed, packs: &Library) -> Option<TableView> {
        let round = view.round.as_ref().map_or(0, RoundView::number);
        let intent = match view.phase {
            Phase::RoundOver => Intent::NextRound { round },
            _ => Intent::StartRound {},
        };
        let seat = view.host?;
        let events = self.drawn(&Command::Seat { seat, intent }, self.draw, packs);
        let events = events.ok().filter(|events| fixed::deals(events))?;
        Some(self.after(events, fixed))
    }

    fn after(&self, mut events: Vec<Event>, fixed: &Fixed) -> TableView {
        fixed.fits(&mut events);
        let mut state = self.state.clone();
        state.fold(&Record {
            at_ms: self.now_ms,
            by: None,
            events,
        });
        rules::table_view(state.public())
    }

    /// A seat's command: the intent of the wire, with names for seats and without the numbers of
    /// round, turn and vote, which are those of the moment.
    pub(super) fn act(
        &mut self,
        by: &str,
        mut what: Map<String, Value>,
        packs: &Library,
    ) -> Result<(), Fault> {
        let by = self.seats.get(by).copied().ok_or(Refusal::NoSuchSeat)?;
        for key in ["whom", "seat", "captain"] {
            if let Some(Value::String(name)) = what.get(key) {
                let seat = self.seats.get(name).copied().unwrap_or(NOBODY);
                what.insert(key.to_owned(), json!(seat));
            }
        }
        self.turn_slot_into_card(by, &mut what);
        if what.get("do") == Some(&json!("start_round")) && self.state.phase() == Phase::RoundOver {
            what.insert("do".to_owned(), json!("next_round"));
        }
        let intent = self.completed(what)?;
        self.intend(by, intent, packs)
    }

    /// A place in one's hand stands for the card that is there; an empty one for no card at all.
    fn turn_slot_into_card(&self, by: SeatId, what: &mut Map<String, Value>) {
        if let Some(slot) = what.remove("slot") {
            let own = rules::seat_view(&self.state, by);
            let slot = slot.as_u64().and_then(|slot| usize::try_from(slot).ok());
            let card = slot.and_then(|slot| own.notebook()?.hand.get(slot).cloned());
            what.insert("card".to_owned(), json!(card.unwrap_or_default()));
        }
    }

    /// Fills in the numbers that an intent of that kind names.
    fn completed(&self, mut what: Map<String, Value>) -> Result<Intent, Fault> {
        let view = rules::table_view(self.state.public());
        let now = view.round.as_ref().map(Numbers::of).unwrap_or_default();
        for key in numbers_named(what.get("do").and_then(Value::as_str)) {
            let number = match *key {
                "turn" => now.turn,
                "vote" => now.vote,
                _ => now.round,
            };
            what.entry(*key).or_insert(json!(number));
        }
        let intent = serde_json::from_value(Value::Object(what));
        intent.map_err(|error| Fault::error(error.to_string()))
    }

    pub(super) fn wait(&mut self, seconds: u64, packs: &Library) -> Result<(), Fault> {
        let until_ms = self.now_ms + seconds * 1000;
        while let Some(due_ms) = rules::wake_at(&self.state).filter(|at| *at <= until_ms) {
            self.now_ms = self.now_ms.max(due_ms);
            self.command(&Command::Tick, None, packs)?;
        }
        self.now_ms = until_ms;
        Ok(())
    }

    pub(super) fn leave(&mut self, name: &str, packs: &Library) -> Result<(), Fault> {
        let seat = self.known(name)?;
        self.intend(seat, Intent::Leave {}, packs)
    }

    pub(super) fn presence(&mut self, name: &str, on: bool, packs: &Library) -> Result<(), Fault> {
        let seat = self.known(name)?;
        let command = if on {
            Command::Back { seat }
        } else {
            Command::Away { seat }
        };
        self.command(&command, None, packs)
    }

    fn intend(&mut self, seat: SeatId, intent: Intent, packs: &Library) -> Result<(), Fault> {
        let n = self.state.last_n(seat) + 1;
        let author = Author { seat, n };
        self.command(&Command::Seat { seat, intent }, Some(author), packs)
    }

    fn command(
        &mut self,
        command: &Command,
        by: Option<Author>,
        packs: &Library,
    ) -> Result<(), Fault> {
        let events = self.decide(command, packs)?;
        self.state.fold(&Record {
            at_ms: self.now_ms,
            by,
            events,
        });
        Ok(())
    }

    /// Decides; where a fixed deal is wanted, decides again until the dice show it. What does not
    /// happen uses up no dice.
    fn decide(&mut self, command: &Command, packs: &Library) -> Result<Vec<Event>, Fault> {
        let mut draw = self.draw;
        let mut events = self.drawn(command, draw, packs)?;
        let dealt = fixed::deals(&events);
        if let Some(fixed) = self.fixed.as_ref().filter(|_| dealt) {
            let draws = fixed.draws(&self.after(events.clone(), fixed))?;
            let last = draw.wrapping_add(draws as u64);
            while !fixed.fits(&mut events) {
                draw = draw.wrapping_add(1);
                if draw == last {
                    return Err(Fault::error("that deal does not come up"));
                }
                events = self.drawn(command, draw, packs)?;
            }
        }
        if fixed::is_over(&events) {
            self.fixed = None;
        }
        self.draw = draw.wrapping_add(1);
        Ok(events)
    }

    /// What is decided by the dice of this number.
    fn drawn(&self, command: &Command, draw: u64, packs: &Library) -> Result<Vec<Event>, Refusal> {
        let mut dice = [0; 32];
        dice[..8].copy_from_slice(&draw.to_be_bytes());
        let moment = Moment {
            now_ms: self.now_ms,
            dice,
            packs: packs.packs(),
            pictures: packs.pictures(),
            ..Moment::default()
        };
        rules::decide(&self.state, command, &moment)
    }

    fn known(&self, name: &str) -> Result<SeatId, Fault> {
        let seat = self.seats.get(name).copied();
        Ok(seat.ok_or(Refusal::NoSuchSeat)?)
    }

    pub(super) fn answer(&self) -> Value {
        json!({"ok": true, "phase": self.state.phase()})
    }

    pub(super) fn view(&self, of: &str) -> Result<Value, Fault> {
        let mut answer = self.answer();
        answer["view"] = if of == "table" {
            json!(rules::table_view(self.state.public()))
        } else {
            let seat = self.known(of)?;
            let seated = self.state.has_seat(seat);
            seated.then_some(()).ok_or(Refusal::NoSuchSeat)?;
            json!(rules::seat_view(&self.state, seat))
        };
        Ok(answer)
    }

    pub(super) fn scores(&self) -> Value {
        let view = rules::table_view(self.state.public());
        let points = match view.round {
            Some(RoundView::Spy(round)) => round.result.map(|r| r.points),
            Some(RoundView::Captains(round)) => round.result.map(|r| r.points),
            Some(RoundView::Notebook(round)) => round.result.map(|r| r.points),
            None => None,
        };
        let points = points.unwrap_or_default();
        let by_name = |points: &dyn Fn(SeatId) -> i32| -> Map<String, Value> {
            let seats = self.seats.iter();
            seats
                .map(|(name, seat)| (name.clone(), json!(points(*seat))))
                .collect()
        };
        let of_round = |seat| {
            points
                .iter()
                .find(|p| p.seat == seat)
                .map_or(0, |p| p.points)
        };
        let mut answer = self.answer();
        answer["round"] = Value::Object(by_name(&of_round));
        answer["scores"] = Value::Object(by_name(&|seat| self.state.score(seat)));
        if view.phase == Phase::GameOver {
            let winners = self
                .seats
                .iter()
                .filter(|(_, seat)| view.winners.contains(seat));
            answer["winners"] = winners.map(|(name, _)| json!(name)).collect();
        }
        answer
    }
}

/// What intents name at this moment.
#[derive(Debug, Default)]
struct Numbers {
    round: u32,
    turn: u32,
    vote: u32,
}

impl Numbers {
    fn of(round: &RoundView) -> Self {
        match round {
            RoundView::Spy(round) => Self {
                round: round.number,
                turn: round.turn.as_ref().map_or(0, |t| t.number),
                vote: round.vote.as_ref().map_or(0, |v| v.number),
            },
            RoundView::Captains(round) => Self {
                round: round.number,
                turn: round.step.as_ref().map_or(0, |s| s.turn),
                vote: 0,
            },
            RoundView::Notebook(round) => Self {
                round: round.number,
                turn: round.step.as_ref().map_or(0, |s| s.turn),
                vote: 0,
            },
        }
    }
}

/// Which numbers an intent names besides what the line says.
fn numbers_named(what: Option<&str>) -> &'static [&'static str] {
    match what {
        Some(
            "ask" | "answer" | "finish_asking" | "pick" | "refuse" | "open_case" | "play"
            | "explained" | "chip",
        ) => &["round", "turn"],
        Some("vote") => &["round", "vote"],
        Some(
            "next_round" | "abort_round" | "pause" | "resume" | "end_game" | "to_lobby" | "looked"
            | "ready" | "not_yet" | "start_clock" | "say" | "accuse" | "point" | "propose"
            | "ballot" | "pass" | "reveal" | "guess" | "act_first" | "name",
        ) => &["round"],
        _ => &[],
    }
}

/// The spy game needs to know by which rules; the others have none to choose from.
fn ruleset(open: &Open) -> Result<RulesetId, Fault> {
    match (open.game, open.ruleset) {
        (GameId::Spy, None) => Err(Fault::error("the spy game takes a ruleset")),
        (GameId::Captains | GameId::Notebook, Some(_)) => {
            Err(Fault::error("only the spy game takes a ruleset"))
        }
        (_, ruleset) => Ok(ruleset.unwrap_or_default()),
    }
}
