//! Bots at a table, by name, what is said without words of anybody, and a journal with all that is recorded of it.

use rules::{BOT_NAMES, Command, Record, SCHEMA, State};
use wire::{
    Asking, Attribute, GameId, Intent, Occasion, Phrase, Refusal, Remark, RoundIntent, SeatId,
    Settings,
};

use crate::{
    FOUR, THREE,
    pack::BANK,
    records::{journals, replayed},
    table::{Table, token},
};

pub(crate) fn question(attribute: Attribute) -> Phrase {
    Phrase {
        attribute,
        level: None,
        variant: 0,
    }
}

pub(crate) fn answer(attribute: Attribute, level: u8) -> Phrase {
    Phrase {
        level: Some(level),
        ..question(attribute)
    }
}

pub(crate) fn remark(occasion: Occasion, whom: Option<SeatId>) -> Remark {
    Remark {
        occasion,
        variant: 0,
        whom,
    }
}

impl Table {
    /// One of the house sits down, and says its name.
    #[track_caller]
    pub(crate) fn add_bot(&mut self, host: &str) -> &'static str {
        self.act(host, Intent::AddBot {});
        self.meet()
    }

    #[track_caller]
    pub(crate) fn add_bots(&mut self, bots: usize) -> &mut Self {
        for _ in 0..bots {
            self.add_bot(self.host());
        }
        self
    }

    /// Whoever sat down last goes by a name of the house.
    #[track_caller]
    fn meet(&mut self) -> &'static str {
        let seat = self.view().seats.pop().expect("somebody");
        let mut names = BOT_NAMES.into_iter();
        let name = names.find(|name| *name == seat.name).expect("such a name");
        self.people.push((name, seat.id));
        name
    }

    /// Somebody who is no person, and says so.
    #[track_caller]
    pub(crate) fn agent(&mut self, name: &'static str) -> &mut Self {
        let phone = u8::try_from(self.people.len()).expect("few people");
        let join = Command::Join {
            token: token(phone),
            name: name.to_owned(),
            avatar: None,
            bot: true,
        };
        self.run(&join, None);
        let seats = self.view().seats;
        let came = seats.iter().find(|seat| seat.name == name);
        self.people.extend(came.map(|seat| (name, seat.id)));
        self
    }

    #[track_caller]
    pub(crate) fn asks_phrase(&mut self, who: &str, whom: &str, phrase: Phrase) -> &mut Self {
        let (round, turn, whom) = (self.number(), self.turn(), self.id(whom));
        let (text, phrase) = (None, Some(phrase));
        self.act(
            who,
            Intent::Round(RoundIntent::Ask {
                round,
                turn,
                whom,
                text,
                phrase,
            }),
        )
    }

    #[track_caller]
    pub(crate) fn answers(
        &mut self,
        who: &str,
        text: Option<&str>,
        phrase: Option<Phrase>,
        level: Option<u8>,
    ) -> &mut Self {
        let (round, turn, text) = (self.number(), self.turn(), text.map(str::to_owned));
        self.act(
            who,
            Intent::Round(RoundIntent::Answer {
                round,
                turn,
                text,
                phrase,
                level,
            }),
        )
    }

    #[track_caller]
    pub(crate) fn answers_phrase(&mut self, who: &str, phrase: Phrase) -> &mut Self {
        self.answers(who, None, Some(phrase), None)
    }

    #[track_caller]
    pub(crate) fn remarks(&mut self, who: &str, remark: Remark) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::Round(RoundIntent::Remark { round, remark }))
    }

    pub(crate) fn may_remark(&self, who: &str, remark: Remark) -> Result<(), Refusal> {
        let round = self.number();
        self.verdict(who, Intent::Round(RoundIntent::Remark { round, remark }))
    }
}

/// People and bots, and an agent; phrases, remarks, a bot that plays on, and one whose chair is taken.
pub(crate) fn an_evening_in_company() -> Table {
    let mut table = Table::of(THREE);
    table.set(|s| (s.bots.take_over, s.rounds) = (true, Some(3)));
    let bot = table.add_bot("Ana");
    table.agent("Agent Smith").deal("Boris", BANK).all_look();
    table.asks_phrase("Ana", "Boris", question(Attribute::Noise));
    table.answers("Boris", Some("Only at night."), None, Some(3));
    table.asks_text("Boris", bot, "Do you come here often?");
    table.answers_phrase(bot, answer(Attribute::Everyday, 1));
    let suspect = Some(table.id("Cvita"));
    table.remarks(bot, remark(Occasion::Suspects, suspect));
    table.leave("Cvita").abort("Ana");
    table.join("Dino").abort_game();
    captains_in_company(&mut table);
    table
}

impl Table {
    #[track_caller]
    fn abort_game(&mut self) -> &mut Self {
        self.end_game("Ana").reopen_lobby("Ana")
    }
}

fn captains_in_company(table: &mut Table) {
    table.set(|s| (s.game, s.bots.muted) = (GameId::Captains, false));
    let wanted = 8 - table.view().seats.len();
    table.add_bots(wanted).deal_drawn();
    let bot = rules::bots(&table.state)[0].0;
    table.remarks(table.name(bot), remark(Occasion::RoundBegins, None));
}

#[test]
fn journals_of_all_versions_still_replay() {
    for (version, lines) in journals("company") {
        let state = replayed(version, &lines);
        let view = rules::table_view(state.public());
        let bots = view.seats.iter().filter(|seat| seat.bot.is_some());
        assert_eq!((view.seats.len(), bots.count()), (8, 5), "v{version}");
    }
}

#[test]
fn row_38_todays_journals_replay_to_the_same_end() {
    let table = an_evening_in_company();
    let lines: Vec<_> = table.records.iter().map(Record::encode).collect();
    assert_eq!(replayed(SCHEMA, &lines), table.state);
    let begins = table.records.iter().rposition(Record::begins_game);
    let mut state = State::empty("BCDFG");
    for record in &table.records[begins.expect("a game")..] {
        state.fold(record);
    }
    assert_eq!(state, table.state);
}

/// At a table with one bot of the house, Ana is to ask.
pub(crate) fn asking_in_company(spy: &str, change: impl FnOnce(&mut Settings)) -> Table {
    let mut table = Table::of(FOUR);
    table.set(change);
    table.add_bot("Ana");
    table.deal(spy, BANK).all_look();
    assert_eq!(table.view().settings.asking, Asking::Tracked);
    table
}
