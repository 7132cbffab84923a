//! Bytes become a table and everything that happens at it.

use arbitrary::{Result, Unstructured};
use rules::{Command, TokenHash};
use wire::{
    Asking, CaptainsSettings, DeckChoice, HouseRules, Intent, NotebookSettings, RoundIntent,
    RulesetId, SEATS_MAX, Seal, SeatId,
};

use super::{house, in_game, witness::Witness};
use crate::{
    Game, Spy,
    anything::{Anything, GAMES, INTENTS},
    phones::Phones,
    table::{Dice, Table, secret},
    uptake::offered,
};

const RULESETS: [RulesetId; 4] = [
    RulesetId::Spijun,
    RulesetId::TimeTravel,
    RulesetId::FilmNight,
    RulesetId::Indictment,
];

const ASKING: [Asking; 3] = [Asking::Tracked, Asking::Spoken, Asking::Written];

pub(super) struct Input<'a>(pub(super) Unstructured<'a>);

impl Input<'_> {
    /// Two to twelve people, at any game and by any ruleset. At every other table phones take part in deals.
    pub(super) fn table(&mut self) -> Result<Table> {
        let seed: u16 = self.0.arbitrary()?;
        let mut table = Table::open(Spy::shelf(), Dice::Seeded(seed.into()));
        table.phones = Phones::of(seed.into());
        let game = *self.0.choose(GAMES)?;
        let ruleset = *self.0.choose(&RULESETS)?;
        let most = u8::try_from(SEATS_MAX).expect("few seats");
        for n in 1..=self.0.int_in_range(2..=most)? {
            table.send(&join(n, format!("{n}"))).ok();
            if n == 1 {
                table.set(|settings| (settings.game, settings.spy.ruleset) = (game, ruleset));
            }
        }
        Ok(table)
    }

    /// One thing that happens.
    pub(super) fn step(&mut self, at: &mut Witness) -> Result<()> {
        match self.0.int_in_range(0..=11_u8)? {
            // What is offered leads deep into a round; the rest tries to lead astray.
            0..=3 => self.take_up(at, plays_on)?,
            4 => self.take_up(at, |_| true)?,
            5 => at.waits(at.table.due_in().unwrap_or(0)),
            6 => at.waits(self.0.int_in_range(0..=2_000_000)?),
            7 => {
                let seat = self.seat()?;
                let is_on = self.0.arbitrary()?;
                let on = Command::Back { seat };
                let command = if is_on { on } else { Command::Away { seat } };
                at.sends(&command).ok();
            }
            8 => {
                let command = self.command()?;
                at.sends(&command).ok();
            }
            9 => {
                let command = self.command()?;
                let at_ms = self.0.int_in_range(0..=1 << 50)?;
                at.table.decide_at(&command, at_ms).ok();
            }
            10 => {
                let seat = self.seat()?;
                let intent = self.anything()?.intent();
                at.sends(&Command::Seat { seat, intent }).ok();
            }
            _ => self.configure(at)?,
        }
        Ok(())
    }

    fn take_up(&mut self, at: &mut Witness, is_wanted: fn(&Intent) -> bool) -> Result<()> {
        let game = at.table.view().settings.game;
        let mut offers = in_game!(game, G => offered::<G>(&at.table.state));
        offers.retain(|(_, intent)| is_wanted(intent));
        if !offers.is_empty() {
            let (seat, intent) = self.0.choose(&offers)?.clone();
            take_up(at, seat, intent);
            return Ok(());
        }
        self.tell(at)
    }

    /// A phone tells its number, if one is asked for it.
    fn tell(&mut self, at: &mut Witness) -> Result<()> {
        if rules::is_dealing(&at.table.state) {
            let (from, choice) = (self.0.arbitrary::<u8>()?, self.0.arbitrary::<u8>()?);
            let phones = &at.table.phones;
            let tells = phones.says(&at.table.state, from.into(), choice.into());
            tells.map(|tells| at.sends(&tells));
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
            return Ok(Spy::shelf().packs[0].id.clone());
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
        Ok(match self.0.int_in_range(0..=6_u8)? {
            0 => Command::Open,
            1 => Command::Tick,
            2 => join(self.0.arbitrary()?, self.text()?),
            3 => Command::Claim {
                token: token(self.0.arbitrary()?),
                // Keys that are handed out have one of these numbers.
                key: token(self.0.int_in_range(0..=6)?),
            },
            4 => Command::Seal {
                seat: self.seat()?,
                round: self.number()?,
                seals: [Seal::from_bytes([self.0.arbitrary()?; 32]); 3],
            },
            5 => Command::Unseal {
                seat: self.seat()?,
                round: self.number()?,
                attempt: self.0.int_in_range(0..=4)?,
                number: secret(self.0.arbitrary()?),
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

    /// The host plays by other rules or another game, if there is a host and it is the time for it.
    fn configure(&mut self, at: &mut Witness) -> Result<()> {
        let view = at.table.view();
        let mut settings = view.settings;
        settings.game = *self.0.choose(GAMES)?;
        settings.spy.ruleset = *self.0.choose(&RULESETS)?;
        settings.spy.minutes = self.perhaps(|input| input.0.int_in_range(0..=31))?;
        settings.rounds = self.perhaps(|input| input.0.int_in_range(0..=31))?;
        settings.starter = self.perhaps(Self::seat)?;
        settings.asking = *self.0.choose(&ASKING)?;
        settings.spy.house = self.perhaps(Self::house)?;
        settings.captains = CaptainsSettings {
            first: self.perhaps(|input| Ok([input.seat()?, input.seat()?]))?,
            twice: self.0.arbitrary()?,
        };
        settings.notebook = NotebookSettings {
            explanations_timed: self.0.arbitrary()?,
            discussion: self.0.arbitrary()?,
            deck: DeckChoice::Evidence,
        };
        let intent = Intent::Configure { settings };
        if let Some(seat) = view.host {
            at.sends(&Command::Seat { seat, intent }).ok();
        }
        Ok(())
    }
}

/// Whether the round goes on by it, as opposed to the table around it.
fn plays_on(intent: &Intent) -> bool {
    let of_the_table = matches!(
        intent,
        Intent::Rename { .. }
            | Intent::Dress { .. }
            | Intent::Leave {}
            | Intent::Here {}
            | Intent::Kick { .. }
            | Intent::Lock { .. }
            | Intent::MakeHost { .. }
            | Intent::Reorder { .. }
            | Intent::Configure { .. }
            | Intent::HandOver { .. }
            | Intent::AbortRound { .. }
            | Intent::Round(RoundIntent::Pause { .. })
            | Intent::EndGame { .. }
            | Intent::ToLobby { .. }
            | Intent::NotYet { .. }
            | Intent::AddBot {}
            | Intent::Round(RoundIntent::Remark { .. })
    );
    !of_the_table
}

/// What is offered is accepted, but for what is refused in private.
fn take_up(at: &mut Witness, seat: SeatId, intent: Intent) {
    let (view, own) = (at.table.view(), at.table.seat_view(seat));
    let barred = in_game!(view.settings.game, G => G::barred(&view, &own, &intent));
    let command = Command::Seat { seat, intent };
    if let Err(refusal) = at.sends(&command) {
        let is_right = barred == Some(refusal);
        assert!(is_right, "{command:?} is offered, and refused: {refusal:?}");
    }
}

fn token(number: u8) -> TokenHash {
    TokenHash::of(&secret(number.into()))
}

fn join(number: u8, name: String) -> Command {
    let token = token(number);
    let avatar = None;
    Command::Join {
        token,
        name,
        avatar,
        bot: false,
    }
}
