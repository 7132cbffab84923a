//! What is told of a round once it is over, and for how long.

use rules::{Record, State, chronicle};
use serde_json::json;
use wire::{
    Asking, Chair, Chronicle, Earned, Ending, Intent, QUESTIONS_TOLD, Reason, RoundTale,
    RulesetId::{FilmNight, Spijun, TimeTravel},
    SeatId, SpyTale, TALES_KEPT, Tally, Told, VOTES_TOLD, VoteKind, VoteTale,
};

use crate::{
    FOUR,
    pack::{BANK, ZOO},
    records::{journals, replayed},
    table::Table,
};

fn told(table: &Table) -> Chronicle {
    chronicle(table.state.public())
}

#[track_caller]
fn last(table: &Table) -> RoundTale {
    told(table).rounds.pop().expect("a round is over")
}

#[track_caller]
fn spy_tale(table: &Table) -> SpyTale {
    let Told::Spy(tale) = last(table).told else {
        panic!("another game is told");
    };
    tale
}

fn chairs(at: &[u8]) -> Vec<Chair> {
    at.iter().copied().map(Chair).collect()
}

#[test]
fn a_round_is_told_with_its_questions_its_votes_and_why_each_point() {
    let mut table = Table::asking(FOUR, "Boris");
    table
        .ask("Ana", "Cvita")
        .answer("Cvita")
        .ask("Cvita", "Boris");
    table.fails_to_convict("Dino", "Cvita");
    table.answer("Boris").ask("Boris", "Dino");
    table.accuse("Ana", "Boris").all_agree();
    let [ana, boris, cvita, dino] = FOUR.map(|who| table.id(who));
    let vote = |suspect, by, yes: &[u8], no: &[u8], carried| VoteTale {
        kind: VoteKind::Stop,
        suspect: Some(Chair(suspect)),
        by: Some(Chair(by)),
        yes: chairs(yes),
        no: chairs(no),
        tally: None,
        carried,
    };
    let tale = last(&table);
    assert_eq!(tale.seats, [ana, boris, cvita, dino]);
    let earned = |why, points, to: &[SeatId]| Earned {
        why,
        points,
        to: to.to_vec(),
    };
    let why = [
        earned(Reason::SpyConvicted, 1, &[ana, cvita, dino]),
        earned(Reason::RightAccusation, 1, &[ana]),
    ];
    assert_eq!(tale.earned, why);
    assert_eq!(table.result().earned, why, "the result says the same");
    let spy = spy_tale(&table);
    let pairs = [[0, 2], [2, 1], [1, 3]].map(|pair| pair.map(Chair));
    assert_eq!(spy.questions, pairs);
    assert_eq!(spy.votes.len(), 2);
    assert!(!spy.votes[0].carried);
    assert_eq!(spy.votes[1], vote(1, 0, &[2, 3, 0], &[], true));
    assert_eq!((spy.place.as_str(), spy.spy), (BANK, Some(boris)));
    assert_eq!(
        spy.ending,
        Ending::SpyConvicted {
            by: Some(ana),
            bonus: Some(ana)
        }
    );
}

#[test]
fn of_the_round_that_is_on_nothing_is_told() {
    let mut table = Table::asking(FOUR, "Boris");
    table.ask("Ana", "Cvita").fails_to_convict("Dino", "Boris");
    table.reveal("Boris");
    assert_eq!(told(&table), Chronicle::default());
    table.guess("Boris", ZOO);
    assert_eq!(told(&table).rounds.len(), 1);
    let known = told(&table);
    table.deal("Cvita", ZOO).all_look().ask("Boris", "Ana");
    assert_eq!(told(&table), known);
}

#[test]
fn a_secret_ballot_is_never_told() {
    let mut table = Table::asking_by(FilmNight, FOUR, "Boris");
    table.time_up();
    for who in ["Ana", "Cvita", "Dino"] {
        table.ballot(who, "Boris");
    }
    table.ballot("Boris", "Ana");
    assert_eq!(spy_tale(&table).votes, []);
}

#[test]
fn of_a_vote_that_stays_secret_only_the_numbers_are_told() {
    let rules = json!({"vote.ballots": "secret"});
    let mut table = Table::by_house(Spijun, FOUR, "Boris", rules);
    table
        .accuse("Ana", "Boris")
        .yes("Cvita")
        .no("Dino")
        .abort("Ana");
    let votes = spy_tale(&table).votes;
    assert_eq!((&votes[0].yes, &votes[0].no), (&vec![], &vec![]));
    assert_eq!(votes[0].tally, Some(Tally { yes: 2, no: 1 }));
}

#[test]
fn a_spoken_table_does_not_know_who_asked_whom() {
    let mut table = Table::lobby_by(TimeTravel, FOUR);
    table.set(|s| s.asking = Asking::Spoken).begin("Boris");
    table.guess("Boris", ZOO);
    assert!(spy_tale(&table).questions.is_empty());
}

#[test]
fn of_many_questions_and_votes_the_last_are_told() {
    let rules = json!({"accuse.perRound": 3, "question.askBack": true});
    let mut table = Table::by_house(Spijun, FOUR, "Boris", rules);
    for _ in 0..QUESTIONS_TOLD {
        table.ask("Ana", "Boris").answer("Boris");
        table.ask("Boris", "Ana").answer("Ana");
    }
    for by in FOUR {
        for _ in 0..3 {
            let suspect = if by == "Dino" { "Ana" } else { "Dino" };
            table.fails_to_convict(by, suspect);
        }
    }
    table.guess("Boris", ZOO);
    let tale = spy_tale(&table);
    let kept = (tale.questions.len(), tale.votes.len());
    assert_eq!(kept, (QUESTIONS_TOLD, VOTES_TOLD));
    assert_eq!(tale.votes[VOTES_TOLD - 1].by, Some(Chair(3)));
}

#[test]
fn a_table_tells_of_its_last_rounds_over_all_games_and_of_who_played_them() {
    let mut table = Table::lobby(FOUR);
    table.set(|s| s.rounds = Some(1)).begin("Boris");
    table.guess("Boris", ZOO).reopen_lobby("Ana");
    table.leave("Dino").rename("Ana", "Anica");
    let names = |table: &Table| {
        let people = told(table).people.into_iter();
        people.map(|person| person.name).collect::<Vec<_>>()
    };
    assert_eq!(names(&table), ["Anica", "Boris", "Cvita", "Dino"]);
    table.join("Ema");
    for _ in 0..TALES_KEPT {
        table.begin("Boris").guess("Boris", ZOO).reopen_lobby("Ana");
    }
    let games = told(&table)
        .rounds
        .iter()
        .map(|r| r.of_game)
        .collect::<Vec<_>>();
    let last = u32::try_from(TALES_KEPT).expect("a small number") + 1;
    assert_eq!(games, (2..=last).collect::<Vec<_>>());
    assert_eq!(names(&table), ["Anica", "Boris", "Cvita", "Ema"]);
}

#[test]
fn tales_outlive_the_game_and_its_records() {
    let mut table = Table::lobby(FOUR);
    table.set(|s| s.rounds = Some(1)).begin("Boris");
    table.guess("Boris", ZOO).reopen_lobby("Ana").begin("Cvita");
    let begins = table.records.iter().rposition(Record::begins_game);
    let mut state = State::empty("BCDFG");
    for record in &table.records[begins.expect("a game")..] {
        state.fold(record);
    }
    assert_eq!(chronicle(state.public()), told(&table));
    assert_eq!(told(&table).rounds.len(), 1);
}

#[test]
fn the_lobby_says_who_won_last_time() {
    let mut table = Table::lobby(FOUR);
    assert_eq!(table.view().last_time, None);
    table.set(|s| s.rounds = Some(1)).begin("Boris");
    table.guess("Boris", BANK);
    assert_eq!(table.view().last_time, None, "the result is on the screen");
    table.reopen_lobby("Ana").rename("Boris", "Boro");
    table.dress("Boris", 60);
    let last = table.view().last_time.expect("somebody won");
    let winners = last.winners.iter().map(|w| (&*w.name, w.avatar));
    let winners: Vec<_> = winners.collect();
    assert_eq!((winners, last.points), (vec![("Boro", 60)], 4));
}

#[test]
fn a_game_without_a_round_leaves_the_last_winner_as_it_was() {
    let mut table = Table::lobby(FOUR);
    table.begin("Boris").abort("Ana").end_game("Ana");
    table.act(
        "Ana",
        Intent::ToLobby {
            round: table.number(),
        },
    );
    assert_eq!(table.view().last_time, None);
}

#[test]
fn rounds_of_older_records_that_do_not_say_why_are_not_told() {
    for (version, lines) in journals("spies").filter(|(version, _)| *version < 3) {
        let state = replayed(version, &lines);
        let explained = |tale: &RoundTale| matches!(&tale.told, Told::Spy(tale) if matches!(tale.ending, Ending::Void { .. }));
        assert!(chronicle(state.public()).rounds.iter().all(explained));
    }
}
