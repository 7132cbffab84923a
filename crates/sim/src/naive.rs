//! Somebody to compare with: asks anything of anybody, answers with the truth, counts answers that are unlike the place,
//! and as the spy says anything and names a place in the last minute.

use bots::{Atlas, Sight, UNKNOWN, Wish};
use wire::{
    Attribute, CardView, Intent, LineKind, Offer, Phase, Phrase, RoundIntent, RoundView, SeatId,
    SpyIntent, SpyRoundView, TimerView,
};

/// An answer so far from the place counts.
const UNLIKE: u8 = 2;
/// So many of them make a suspect.
const ENOUGH: i32 = 3;
const LAST_MINUTE_MS: u64 = 60_000;

#[derive(Clone, Debug)]
pub(crate) struct Naive {
    dice: u64,
    /// The last situation, and what was wanted in it.
    asked: Option<(Key, Option<Wish>)>,
}

/// What is open to the seat, and where the round is.
type Key = (usize, Phase, u32, bool, u32, u16, u32);

impl Naive {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            dice: seed,
            asked: None,
        }
    }

    fn below(&mut self, sides: usize) -> usize {
        self.dice = self.dice.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.dice ^ (self.dice >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let number = (mixed ^ (mixed >> 31)) >> 16;
        usize::try_from(number % sides.max(1) as u64).unwrap_or(0)
    }

    fn soon(&mut self, sight: &Sight, from: u64, to: u64) -> u64 {
        let span = usize::try_from(to - from).unwrap_or(1);
        sight.now_ms + from + self.below(span) as u64
    }

    pub(crate) fn wish(&mut self, sight: &Sight) -> Option<Wish> {
        let key = key(sight);
        if let Some((known, wish)) = &self.asked
            && *known == key
        {
            return wish.clone();
        }
        let wish = self.want(sight);
        self.asked = Some((key, wish.clone()));
        wish
    }

    fn want(&mut self, sight: &Sight) -> Option<Wish> {
        let round = sight.table.round.as_ref()?.number();
        let offers = sight.seat.can.open.iter().chain(&sight.seat.can.card);
        let offers: Vec<&Offer> = offers.collect();
        for offer in &offers {
            let intent = match offer {
                Offer::Ready {} => Intent::Ready { round },
                Offer::Looked {} => Intent::Round(RoundIntent::Looked { round }),
                _ => continue,
            };
            let at_ms = self.soon(sight, 800, 3_000);
            return Some(Wish { at_ms, intent });
        }
        let Some(RoundView::Spy(view)) = &sight.table.round else {
            return None;
        };
        let card = sight.seat.spy()?.card.as_ref()?;
        if card.spy
            && let Some(wish) = self.last_minute(sight, view, &offers)
        {
            return Some(wish);
        }
        offers.iter().find_map(|o| self.act(sight, view, card, o))
    }

    fn last_minute(
        &mut self,
        sight: &Sight,
        view: &SpyRoundView,
        offers: &[&Offer],
    ) -> Option<Wish> {
        let may = offers.iter().any(|o| matches!(o, Offer::Guess {}));
        let left = match view.clock {
            TimerView::Running { ends_at_ms } => ends_at_ms.saturating_sub(sight.now_ms),
            TimerView::Stopped { .. } => 0,
        };
        if !may || left > LAST_MINUTE_MS {
            return None;
        }
        let played = &sight.table.places_played;
        let places = sight.table.places.iter();
        let open = places.filter(|p| !played.contains(p) && !view.missed.contains(p));
        let unlike = |place: &&String| self::unlike(sight.atlas, view, place, None, sight.seat.you);
        let place = open.min_by_key(unlike)?.clone();
        let at_ms = self.soon(sight, 500, 2_000);
        let guess = SpyIntent::Guess {
            round: view.number,
            place,
        };
        Some(Wish {
            at_ms,
            intent: Intent::Spy(guess),
        })
    }

    /// The most suspected of these, and how many answers speak against that one.
    fn suspect(
        &mut self,
        sight: &Sight,
        view: &SpyRoundView,
        card: &CardView,
        whom: &[SeatId],
    ) -> (SeatId, i32) {
        let from = self.below(whom.len());
        let lap = (0..whom.len()).map(|n| whom[(from + n) % whom.len()]);
        let count = |seat: SeatId| {
            if card.spy {
                0
            } else {
                unlike(sight.atlas, view, &card.place, Some(seat), sight.seat.you)
            }
        };
        let counted = lap.map(|seat| (seat, count(seat)));
        counted.max_by_key(|(_, n)| *n).unwrap_or((whom[0], 0))
    }

    fn act(
        &mut self,
        sight: &Sight,
        view: &SpyRoundView,
        card: &CardView,
        offer: &Offer,
    ) -> Option<Wish> {
        let round = view.number;
        let (spoken, voted) = ((3_000, 6_000), (3_000, 8_000));
        let (intent, (from, to)) = match offer {
            Offer::Ask { turn, whom } if !whom.is_empty() => {
                let ask = self.question(round, *turn, whom);
                (Intent::Round(ask), spoken)
            }
            Offer::Answer { turn } => {
                let answer = self.answer(sight, view, card, *turn);
                (Intent::Round(answer), spoken)
            }
            Offer::Vote { vote } => {
                let suspect = view.vote.as_ref().and_then(|v| v.suspect);
                let agree = suspect.is_none_or(|suspect| {
                    card.spy
                        || unlike(
                            sight.atlas,
                            view,
                            &card.place,
                            Some(suspect),
                            sight.seat.you,
                        ) >= ENOUGH
                });
                let vote = *vote;
                (Intent::Spy(SpyIntent::Vote { round, vote, agree }), voted)
            }
            Offer::Ballot { whom } if sight.seat.spy()?.ballot.is_none() => {
                let (whom, _) = self.suspect(sight, view, card, whom);
                (Intent::Spy(SpyIntent::Ballot { round, whom }), voted)
            }
            Offer::Propose { whom } => {
                let (whom, _) = self.suspect(sight, view, card, whom);
                (Intent::Spy(SpyIntent::Propose { round, whom }), spoken)
            }
            Offer::Accuse { whom } if !card.spy => {
                let (whom, count) = self.suspect(sight, view, card, whom);
                if count < ENOUGH + 2 {
                    return None;
                }
                (
                    Intent::Spy(SpyIntent::Accuse { round, whom }),
                    (1_000, 2_900),
                )
            }
            Offer::Pass { .. } => (
                Intent::Round(RoundIntent::Pass { round, turn: None }),
                (6_000, 7_000),
            ),
            _ => return None,
        };
        let at_ms = self.soon(sight, from, to);
        Some(Wish { at_ms, intent })
    }

    fn question(&mut self, round: u32, turn: u32, whom: &[SeatId]) -> RoundIntent {
        let attribute = Attribute::ALL[self.below(Attribute::ALL.len())];
        let variant = self.below(4);
        RoundIntent::Ask {
            round,
            turn,
            whom: whom[self.below(whom.len())],
            text: None,
            phrase: Some(Phrase {
                attribute,
                level: None,
                variant: u8::try_from(variant).unwrap_or(0),
            }),
        }
    }

    fn answer(
        &mut self,
        sight: &Sight,
        view: &SpyRoundView,
        card: &CardView,
        turn: u32,
    ) -> RoundIntent {
        let mut lines = view.lines.iter().rev();
        let question = lines.find(|line| line.kind == LineKind::Question);
        let attribute = question.and_then(|line| line.phrase).map(|p| p.attribute);
        let attribute = attribute.unwrap_or(Attribute::Indoors);
        let level = sight.atlas.levels(&card.place)[attribute as usize];
        let level = if card.spy || level == UNKNOWN {
            u8::try_from(self.below(5)).unwrap_or(0)
        } else {
            level
        };
        let variant = u8::try_from(self.below(3)).unwrap_or(0);
        RoundIntent::Answer {
            round: view.number,
            turn,
            text: None,
            phrase: Some(Phrase {
                attribute,
                level: Some(level),
                variant,
            }),
            level: None,
        }
    }
}

/// How many answers are unlike the place: of one seat, or of all but one's own.
fn unlike(atlas: &Atlas, view: &SpyRoundView, place: &str, of: Option<SeatId>, you: SeatId) -> i32 {
    let levels = atlas.levels(place);
    let counts = |by: SeatId| of.map_or(by != you, |of| of == by);
    let said = view.lines.iter().filter(|line| counts(line.by));
    let said = said.filter_map(|line| line.phrase.and_then(|p| p.level.map(|l| (p.attribute, l))));
    let far = said.filter(|(attribute, level)| {
        let own = levels[*attribute as usize];
        own != UNKNOWN && own.abs_diff(*level) >= UNLIKE
    });
    i32::try_from(far.count()).unwrap_or(i32::MAX)
}

fn key(sight: &Sight) -> Key {
    let table = sight.table;
    let can = &sight.seat.can;
    let number = table.round.as_ref().map_or(0, RoundView::number) as usize;
    let number = number * 4_096 + can.open.len() * 64 + can.card.len();
    let own = table.seats.iter().find(|seat| seat.id == sight.seat.you);
    let number = number * 2 + usize::from(own.is_some_and(|seat| seat.ready));
    let balloted = sight.seat.spy().is_some_and(|own| own.ballot.is_some());
    let number = number * 2 + usize::from(balloted);
    let Some(RoundView::Spy(view)) = &table.round else {
        return (number, table.phase, 0, false, 0, 0, 0);
    };
    let turn = view.turn.as_ref();
    let vote = view.vote.as_ref().map_or(0, |vote| {
        vote.number * 16
            + u32::from(vote.next.is_some()) * u32::try_from(vote.voted.len()).unwrap_or(0)
    });
    (
        number,
        table.phase,
        turn.map_or(0, |turn| turn.number),
        turn.is_some_and(|turn| turn.asked.is_some()),
        vote,
        view.chance.as_ref().map_or(0, |chance| chance.seat.0),
        view.lines.last().map_or(0, |line| line.n),
    )
}
