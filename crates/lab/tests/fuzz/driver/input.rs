//! Bytes become a table and everything that happens at it.

use arbitrary::{Result, Unstructured};
use rules::{Command, TokenHash, table_view};
use wire::{Asking, HouseRules, Intent, Refusal, RulesetId, SeatId, Secret128};

use super::{
    anything::{Anything, INTENTS},
    house,
    offers::offered,
    pack::PACKS,
    table::Table,
};

const RULESETS: [RulesetId; 4] = [
    RulesetId::Spijun,
    RulesetId::TimeTravel,
    RulesetId::FilmNight,
    RulesetId::Indictment,
];

const ASKING: [Asking; 3] = [Asking::Tracked, Asking::Spoken, Asking::Written];

pub(crate) struct Input<'a>(pub(crate) Unstructured<'a>);

impl Input<'_> {
    /// Two to eight people, by any ruleset.
    pub(crate) fn table(&mut self) -> Result<Table> {
        let seed: u16 = self.0.arbitrary()?;
        let mut table = Table::open(seed.into());
        let ruleset = *self.0.choose(&RULESETS)?;
        for n in 1..=self.0.int_in_range(2..=8_u8)? {
            table.send(&join(n, format!("{n}"))).ok();
            if n == 1 {
                let mut settings = table_view(table.state.public()).settings;
                settings.spy.ruleset = ruleset;
                let (seat, intent) = (SeatId(1), Intent::Configure { settings });
                table.send(&Command::Seat { seat, intent }).ok();
            }
        }
        Ok(table)
    }

    /// One thing that happens.
    pub(crate) fn step(&mut self, table: &mut Table) -> Result<()> {
        match self.0.int_in_range(0..=11_u8)? {
            // What is offered leads deep into a round; the rest tries to lead astray.
            0..=3 => self.take_up(table, plays_on)?,
            4 => self.take_up(table, |_| true)?,
            5 => table.wait(table.due_in().unwrap_or(0)),
            6 => table.wait(self.0.int_in_range(0..=2_000_000)?),
            7 => {
                let seat = self.seat()?;
                let is_on = self.0.arbitrary()?;
                let on = Command::Back { seat };
                let command = if is_on { on } else { Command::Away { seat } };
                table.send(&command).ok();
            }
            8 => {
                let command = self.command()?;
                table.send(&command).ok();
            }
            9 => {
                let command = self.command()?;
                table.send_astray(&command, self.0.int_in_range(0..=1 << 50)?);
            }
            10 => {
                let seat = self.seat()?;
                let intent = self.anything()?.intent();
                table.send(&Command::Seat { seat, intent }).ok();
            }
            _ => self.configure(table)?,
        }
        Ok(())
    }

    fn take_up(&mut self, table: &mut Table, is_wanted: fn(&Intent) -> bool) -> Result<()> {
        let mut offers = offered(&table.state);
        offers.retain(|(_, intent)| is_wanted(intent));
        if !offers.is_empty() {
            let (seat, intent) = self.0.choose(&offers)?.clone();
            take_up(table, seat, intent);
        }
        Ok(())
    }

    /// Mostly one that is there.
    fn seat(&mut self) -> Result<SeatId> {
        let any = self.0.ratio(1, 16)?;
        let number = if any {
            self.0.arbitrary()?
        } else {
            self.0.int_in_range(0..=12)?
        };
        Ok(SeatId(number))
    }

    fn perhaps<T>(&mut self, get: impl Fn(&mut Self) -> Result<T>) -> Result<Option<T>> {
        let is_there = self.0.arbitrary()?;
        if is_there {
            get(self).map(Some)
        } else {
            Ok(None)
        }
    }

    fn number(&mut self) -> Result<u32> {
        let any = self.0.ratio(1, 16)?;
        if any {
            self.0.arbitrary()
        } else {
            self.0.int_in_range(0..=6)
        }
    }

    fn text(&mut self) -> Result<String> {
        if self.0.ratio(1, 2)? {
            return Ok(PACKS[0].id.clone());
        }
        let text: &str = self.0.arbitrary()?;
        Ok(text.chars().take(200).collect())
    }

    fn anything(&mut self) -> Result<Anything> {
        let seats = (0..self.0.int_in_range(0..=9_u8)?).map(|_| self.seat());
        let seats = seats.collect::<Result<_>>()?;
        Ok(Anything {
            kind: self.0.int_in_range(0..=INTENTS - 1)?,
            seat: self.seat()?,
            seats,
            numbers: (self.number()?, self.number()?),
            text: self.text()?,
            flag: self.0.arbitrary()?,
            house: self.perhaps(Self::house)?,
        })
    }

    fn command(&mut self) -> Result<Command> {
        Ok(match self.0.int_in_range(0..=4_u8)? {
            0 => Command::Open,
            1 => Command::Tick,
            2 => join(self.0.arbitrary()?, self.text()?),
            3 => Command::Claim {
                token: token(self.0.arbitrary()?),
                // Keys that are handed out have one of these numbers.
                key: token(self.0.int_in_range(0..=6)?),
            },
            _ => Command::Seat {
                seat: self.seat()?,
                intent: self.anything()?.intent(),
            },
        })
    }

    fn house(&mut self) -> Result<HouseRules> {
        let changes = house::changes(&mut self.0)?;
        let name = self.text()?;
        Ok(HouseRules { name, changes })
    }

    /// The host plays by other rules, if there is a host and it is the time for it.
    fn configure(&mut self, table: &mut Table) -> Result<()> {
        let view = table_view(table.state.public());
        let mut settings = view.settings;
        settings.spy.ruleset = *self.0.choose(&RULESETS)?;
        settings.spy.minutes = self.perhaps(|input| input.0.int_in_range(0..=31))?;
        settings.rounds = self.perhaps(|input| input.0.int_in_range(0..=31))?;
        settings.starter = self.perhaps(Self::seat)?;
        settings.asking = *self.0.choose(&ASKING)?;
        settings.spy.house = self.perhaps(Self::house)?;
        let intent = Intent::Configure { settings };
        if let Some(seat) = view.host {
            table.send(&Command::Seat { seat, intent }).ok();
        }
        Ok(())
    }
}

/// Whether the round goes on by it, as opposed to the table around it.
fn plays_on(intent: &Intent) -> bool {
    let of_the_table = matches!(
        intent,
        Intent::Rename { .. }
            | Intent::Leave {}
            | Intent::Here {}
            | Intent::Kick { .. }
            | Intent::Lock { .. }
            | Intent::MakeHost { .. }
            | Intent::Reorder { .. }
            | Intent::Configure { .. }
            | Intent::HandOver { .. }
            | Intent::AbortRound { .. }
            | Intent::Pause { .. }
            | Intent::EndGame { .. }
            | Intent::ToLobby { .. }
    );
    !of_the_table
}

/// RULES 6.1: one offer may be refused, and only in private.
fn take_up(table: &mut Table, seat: SeatId, intent: Intent) {
    let accuses = matches!(intent, Intent::Accuse { .. });
    let command = Command::Seat { seat, intent };
    if let Err(refusal) = table.send(&command) {
        let is_right = accuses && refusal == Refusal::SpyMayNotAccuse;
        assert!(is_right, "{command:?} is offered, and refused: {refusal:?}");
    }
}

fn token(number: u8) -> TokenHash {
    TokenHash::of(&Secret128::from_bytes(u128::from(number).to_be_bytes()))
}

fn join(number: u8, name: String) -> Command {
    let token = token(number);
    Command::Join { token, name }
}
