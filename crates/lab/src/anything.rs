//! Any intent at all, made of numbers, seats and texts that need not fit.

use wire::{
    Asking, Attribute, BotSettings, CaptainsIntent, CaptainsSettings, DeckChoice, GameId,
    HouseRules, Intent, NotebookIntent, NotebookSettings, Occasion, Phrase, PlacesChoice, Remark,
    RoundIntent, RulesetId, SeatId, Secret128, Settings, Skill, SpyIntent, SpySettings,
};

/// How many kinds of intents there are; the rest of one is filled with anything.
pub const INTENTS: usize = sum(&[
    40, // Those of the table and of its first three games.
    1,  // And what came after.
]);

const fn sum(counts: &[usize]) -> usize {
    match counts {
        [first, others @ ..] => *first + sum(others),
        [] => 0,
    }
}

#[derive(Clone, Debug)]
pub struct Anything {
    pub kind: usize,
    pub seat: SeatId,
    pub seats: Vec<SeatId>,
    pub numbers: (u32, u32),
    pub text: String,
    pub flag: bool,
    pub house: Option<HouseRules>,
}

const RULESETS: [RulesetId; 4] = [
    RulesetId::Spijun,
    RulesetId::TimeTravel,
    RulesetId::FilmNight,
    RulesetId::Indictment,
];

/// Bytes that are kept name them by number.
pub(crate) const GAMES: &[GameId] = &[
    // In the order in which they came.
    GameId::Spy,
    GameId::Captains,
    GameId::Notebook,
];

const DECKS: [DeckChoice; 3] = [DeckChoice::Evidence, DeckChoice::Own, DeckChoice::Both];

const ASKING: [Asking; 3] = [Asking::Spoken, Asking::Tracked, Asking::Written];

impl Anything {
    pub fn intent(self) -> Intent {
        let Anything {
            kind,
            seat,
            seats,
            numbers: (round, number),
            text,
            flag,
            house,
        } = self;
        let byte = |n: u32| u8::try_from(n % 256).unwrap();
        let phrase = |level| Phrase {
            attribute: Attribute::ALL[usize::from(seat.0) % Attribute::ALL.len()],
            level,
            variant: byte(round),
        };
        match kind {
            0 if flag => Intent::Dress {
                avatar: byte(number),
            },
            0 => Intent::Rename { name: text },
            1 => Intent::Leave {},
            2 => Intent::Kick { seat },
            3 => Intent::Lock { locked: flag },
            4 => Intent::MakeHost { seat },
            5 => Intent::Reorder { seats },
            6 => {
                let settings = Settings {
                    game: GAMES[seats.len() % GAMES.len()],
                    places: PlacesChoice {
                        out: seats.iter().map(|seat| format!("place-{seat}-")).collect(),
                        most: flag.then(|| u16::try_from(number % 12).unwrap()),
                        fresh: !flag,
                    },
                    packs: vec![text; usize::from(byte(round) % 7 != 0)],
                    rounds: flag.then_some(byte(round)),
                    starter: seats.first().copied(),
                    asking: ASKING[seats.len() % ASKING.len()],
                    bots: BotSettings {
                        skill: Skill::Hard,
                        muted: number % 5 == 0,
                        take_over: number % 3 != 0,
                        teacher: flag,
                    },
                    spy: SpySettings {
                        ruleset: RULESETS[seats.len() % RULESETS.len()],
                        minutes: flag.then_some(byte(number)),
                        house,
                    },
                    captains: CaptainsSettings {
                        first: flag.then_some([seat, SeatId(seat.0.wrapping_add(1))]),
                        twice: flag,
                    },
                    notebook: NotebookSettings {
                        explanations_timed: flag,
                        discussion: !flag,
                        deck: DECKS[seats.len() % DECKS.len()],
                    },
                };
                Intent::Configure { settings }
            }
            7 => Intent::HandOver {
                seat,
                key: Secret128::from_bytes(u128::from(number).to_be_bytes()),
            },
            8 => Intent::StartRound {},
            9 => Intent::NextRound { round },
            10 => Intent::AbortRound { round },
            11 => Intent::Round(RoundIntent::Pause { round }),
            12 => Intent::Round(RoundIntent::Resume { round }),
            13 => Intent::EndGame { round },
            14 => Intent::ToLobby { round },
            15 => Intent::Round(RoundIntent::Looked { round }),
            16 => Intent::Ready { round },
            17 => Intent::Spy(SpyIntent::StartClock { round }),
            18 => Intent::Round(RoundIntent::Ask {
                round,
                turn: number,
                whom: seat,
                text: flag.then_some(text),
                phrase: (!flag && seats.len() % 2 == 1).then(|| phrase(None)),
            }),
            19 => Intent::Round(RoundIntent::Answer {
                round,
                turn: number,
                text: flag.then_some(text),
                phrase: (!flag && seats.len() % 2 == 1).then(|| phrase(Some(byte(number)))),
                level: (seats.len() % 3 == 2).then(|| byte(number)),
            }),
            20 => Intent::Spy(SpyIntent::Accuse { round, whom: seat }),
            21 => Intent::Spy(SpyIntent::Vote {
                round,
                vote: number,
                agree: flag,
            }),
            22 => Intent::Spy(SpyIntent::Reveal { round }),
            23 => Intent::Here {},
            24 => Intent::Spy(SpyIntent::Point { round }),
            25 => Intent::Spy(SpyIntent::Propose { round, whom: seat }),
            26 => Intent::Spy(SpyIntent::Ballot { round, whom: seat }),
            27 => Intent::Round(RoundIntent::Pass {
                round,
                turn: flag.then_some(number),
            }),
            28 => Intent::Round(RoundIntent::Say { round, text }),
            29 => Intent::Captains(CaptainsIntent::ActFirst { round, whom: seat }),
            30 => Intent::Captains(CaptainsIntent::FinishAsking {
                round,
                turn: number,
            }),
            31 => Intent::Captains(CaptainsIntent::Pick {
                round,
                turn: number,
                whom: seat,
            }),
            32 => Intent::Captains(CaptainsIntent::Refuse {
                round,
                turn: number,
            }),
            33 => Intent::Captains(CaptainsIntent::Name {
                round,
                captain: seat,
                place: text,
            }),
            34 => Intent::Notebook(NotebookIntent::OpenCase {
                round,
                turn: number,
                word: text.clone(),
                card: text,
            }),
            35 => Intent::Notebook(NotebookIntent::Play {
                round,
                turn: number,
                card: text,
            }),
            36 => Intent::Notebook(NotebookIntent::Explained {
                round,
                turn: number,
            }),
            37 => Intent::Notebook(NotebookIntent::Chip {
                round,
                turn: number,
                whom: seat,
            }),
            38 => Intent::DropPicture { picture: text },
            39 => Intent::Spy(SpyIntent::Guess { round, place: text }),
            _ => match number % 4 {
                0 => Intent::AddBot {},
                1 => Intent::Round(RoundIntent::Remark {
                    round,
                    remark: Remark {
                        occasion: Occasion::ALL[usize::from(seat.0) % Occasion::ALL.len()],
                        variant: byte(number),
                        whom: flag.then_some(seat),
                    },
                }),
                _ => Intent::NotYet { round },
            },
        }
    }
}
