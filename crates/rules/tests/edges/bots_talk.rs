//! Phrases and remarks: what has words in all languages, who may say it, and when.

use rules::REMARKS_MAX;
use wire::{
    Asking,
    Attribute::{Everyday, Noise},
    LineKind, Occasion, Offer, Phrase,
    Refusal::{self, NoSuchPhrase, NoSuchSeat, NotNow, NotYourself, TextEmpty},
    Remark, RoundView,
};

use crate::{
    EIGHT, FOUR,
    company::{answer, asking_in_company, question, remark},
    table::Table,
};

fn written() -> Table {
    let mut table = Table::of(FOUR);
    table
        .set(|settings| settings.asking = Asking::Written)
        .begin("Dino");
    table
}

fn with(phrase: Phrase, variant: u8) -> Phrase {
    Phrase { variant, ..phrase }
}

#[test]
fn people_ask_and_answer_by_phrases() {
    let mut table = written();
    table.asks_phrase("Ana", "Boris", question(Noise));
    table.answers_phrase("Boris", answer(Noise, 4));
    let [asked, answered] = &table.round().lines[..] else {
        panic!("two lines");
    };
    assert_eq!(
        (asked.kind, answered.kind),
        (LineKind::Question, LineKind::Answer)
    );
    assert_eq!((&*asked.text, asked.phrase), ("", Some(question(Noise))));
    assert_eq!(
        (&*answered.text, answered.phrase),
        ("", Some(answer(Noise, 4)))
    );
    // As often as they like.
    table.asks_phrase("Boris", "Cvita", question(Noise));
    table.answers_phrase("Cvita", answer(Noise, 4));
    assert_eq!(table.asker(), "Cvita");
}

#[test]
fn captains_do_so_too() {
    let mut table = Table::lobby(EIGHT);
    table.set(|settings| {
        settings.game = wire::GameId::Captains;
        settings.asking = Asking::Written;
    });
    table.want_captains("Ana", "Boris").deal_drawn().all_look();
    table.act_first("Ana", "Ana");
    table.asks_phrase("Ana", "Cvita", question(Noise));
    table
        .refused(NoSuchPhrase)
        .answers_phrase("Cvita", answer(Everyday, 0));
    table.answers("Cvita", Some("At night."), None, Some(4));
    table.asks_text("Ana", "Dino", "Is it loud?");
    table
        .refused(NoSuchPhrase)
        .answers("Dino", Some("No."), None, Some(0));
    table.answers_phrase("Dino", answer(Everyday, 0));
    let Some(RoundView::Captains(round)) = table.view().round else {
        panic!("captains play");
    };
    let phrases: Vec<_> = round.lines.iter().map(|line| line.phrase).collect();
    let expected = [Some(question(Noise)), None, None, Some(answer(Everyday, 0))];
    assert_eq!(phrases, expected);
    assert_eq!(round.lines[1].level, Some(4));
}

#[test]
fn a_question_is_a_phrase_without_a_level() {
    let last = Phrase::QUESTIONS - 1;
    for (phrase, expected) in [
        (with(question(Noise), last), Ok(())),
        (with(question(Noise), last + 1), Err(NoSuchPhrase)),
        (answer(Noise, 0), Err(NoSuchPhrase)),
    ] {
        let mut table = written();
        if let Err(why) = expected {
            table.refused(why);
        }
        table.asks_phrase("Ana", "Boris", phrase);
    }
}

#[test]
fn an_answer_has_a_level_and_is_about_what_was_asked() {
    let last = Phrase::ANSWERS - 1;
    type Said = (Option<&'static str>, Option<Phrase>, Option<u8>);
    let cases: [(Said, Result<(), Refusal>); 13] = [
        ((None, Some(answer(Noise, 0)), None), Ok(())),
        ((None, Some(answer(Noise, 4)), None), Ok(())),
        ((None, Some(answer(Noise, 5)), None), Err(NoSuchPhrase)),
        ((None, Some(with(answer(Noise, 2), last)), None), Ok(())),
        (
            (None, Some(with(answer(Noise, 2), last + 1)), None),
            Err(NoSuchPhrase),
        ),
        ((None, Some(question(Noise)), None), Err(NoSuchPhrase)),
        ((None, Some(answer(Everyday, 2)), None), Err(NoSuchPhrase)),
        (
            (Some("No."), Some(answer(Noise, 2)), None),
            Err(NoSuchPhrase),
        ),
        ((None, Some(answer(Noise, 2)), Some(2)), Err(NoSuchPhrase)),
        ((Some("No."), None, Some(0)), Ok(())),
        ((Some("No."), None, Some(4)), Ok(())),
        ((Some("No."), None, Some(5)), Err(NoSuchPhrase)),
        ((None, None, None), Err(TextEmpty)),
    ];
    for ((text, phrase, level), expected) in cases {
        let mut table = written();
        table.asks_phrase("Ana", "Boris", question(Noise));
        if let Err(why) = expected {
            table.refused(why);
        }
        table.answers("Boris", text, phrase, level);
    }
}

#[test]
fn who_was_asked_in_words_may_answer_by_any_phrase_and_by_no_level() {
    let mut table = written();
    table.asks_text("Ana", "Boris", "Is it loud?");
    table
        .refused(NoSuchPhrase)
        .answers("Boris", Some("No."), None, Some(0));
    table.answers_phrase("Boris", answer(Everyday, 0));
    // What was asked before is no matter of this question.
    table.asks_phrase("Boris", "Cvita", question(Noise));
    table.answers("Cvita", Some("No."), None, None);
    table.asks_text("Cvita", "Dino", "Is it loud?");
    table
        .refused(NoSuchPhrase)
        .answers("Dino", Some("No."), None, Some(0));
}

#[test]
fn phrases_are_for_those_who_write() {
    let mut table = Table::of(FOUR);
    table.begin("Dino");
    table
        .refused(NotNow)
        .asks_phrase("Ana", "Boris", question(Noise));
    table.ask("Ana", "Boris");
    table
        .refused(NotNow)
        .answers_phrase("Boris", answer(Noise, 1));
}

const BOT: &str = "Pixel";

#[test]
fn bots_of_the_house_remark_things_besides() {
    let mut table = asking_in_company("Dino", |_| {});
    let before = (table.left_ms(), table.round().turn);
    table.remarks(BOT, remark(Occasion::RoundBegins, None));
    assert_eq!((table.left_ms(), table.round().turn), before);
    let line = table.round().lines.pop().expect("a line");
    assert_eq!((line.by, line.kind), (table.id(BOT), LineKind::Remark));
    assert_eq!(line.remark, Some(remark(Occasion::RoundBegins, None)));
    assert_eq!((&*line.text, line.to), ("", None));
    // At any time of the round, and when it is over.
    table.accuse("Ana", "Boris");
    table
        .remarks(BOT, remark(Occasion::HalfTime, None))
        .abort("Ana");
    table
        .remarks(BOT, remark(Occasion::GameOver, None))
        .end_game("Ana");
    table.remarks(BOT, remark(Occasion::GameOver, None));
    table.reopen_lobby("Ana");
    assert!(!table.seat(BOT).can.open.contains(&Offer::Remark {}));
}

#[test]
fn nobody_else_remarks_anything() {
    let mut table = asking_in_company("Dino", |_| {});
    let said = remark(Occasion::Joins, None);
    table.agent("Agent");
    for who in ["Ana", "Agent"] {
        assert_eq!(table.may_remark(who, said), Err(NotNow));
        assert!(!table.seat(who).can.open.contains(&Offer::Remark {}));
    }
    assert!(table.seat(BOT).can.open.contains(&Offer::Remark {}));
    let mut table = asking_in_company("Dino", |settings| settings.bots.muted = true);
    table.refused(NotNow).remarks(BOT, said);
    assert!(!table.seat(BOT).can.open.contains(&Offer::Remark {}));
}

#[test]
fn a_remark_names_somebody_of_the_round_where_somebody_is_meant() {
    let mut table = asking_in_company("Dino", |_| {});
    table.join("Ema");
    let [ana, ema, own] = ["Ana", "Ema", BOT].map(|who| Some(table.id(who)));
    let variant = |remark: Remark, variant| Remark { variant, ..remark };
    for (said, expected) in [
        (remark(Occasion::Suspects, ana), Ok(())),
        (remark(Occasion::Suspects, None), Err(NoSuchPhrase)),
        (
            variant(remark(Occasion::Suspects, ana), Remark::NAMELESS),
            Ok(()),
        ),
        (
            variant(remark(Occasion::Suspects, ana), Remark::VARIANTS),
            Err(NoSuchPhrase),
        ),
        (remark(Occasion::Suspects, own), Err(NotYourself)),
        (remark(Occasion::Suspects, ema), Err(NoSuchSeat)),
        (remark(Occasion::HalfTime, ana), Err(NoSuchPhrase)),
        (
            variant(remark(Occasion::HalfTime, None), Remark::VARIANTS),
            Err(NoSuchPhrase),
        ),
    ] {
        assert_eq!(table.may_remark(BOT, said), expected, "{said:?}");
    }
    for occasion in Occasion::ALL {
        let whom = ana.filter(|_| occasion.means_somebody());
        assert_eq!(table.may_remark(BOT, remark(*occasion, whom)), Ok(()));
    }
}

#[test]
fn a_bot_remarks_so_much_in_a_round_and_no_more() {
    let mut table = asking_in_company("Dino", |_| {});
    let said = remark(Occasion::VagueAnswer, None);
    for _ in 0..REMARKS_MAX {
        table.remarks(BOT, said);
    }
    assert!(!table.seat(BOT).can.open.contains(&Offer::Remark {}));
    table.refused(NotNow).remarks(BOT, said);
    table.abort("Ana").deal_any().remarks(BOT, said);
}
