//! The captains' game: an agent answers, a captain asks, picks and refuses, and the spy names places in the end.

use wire::{Attribute, CaptainsIntent, CaptainsRoundView, LineKind, Phrase, RoundIntent, SeatId};

use crate::{
    ATTRIBUTES, Levels,
    dice::{Dice, For},
    evidence::{self, Kernel, LEVELS},
    mind::{Sight, Wish},
    offers::Offers,
    pace::Beat,
    wits::Wits,
};

/// How many answers a round of captains has, about.
const EXCHANGES: f32 = 24.0;

/// How much it takes to pick somebody rather than nobody.
const ENOUGH: f32 = 0.1;

/// One answer that was understood.
#[derive(Clone, Copy, Debug)]
struct Told {
    by: SeatId,
    to: Option<SeatId>,
    topic: usize,
    level: u8,
}

/// A moment of a round as one mind sees it. Nothing is remembered: what was said is in the view.
#[derive(Debug)]
pub(crate) struct Council<'a> {
    seed: u64,
    sight: &'a Sight<'a>,
    view: &'a CaptainsRoundView,
    kernel: Kernel,
    wits: Wits,
    told: Vec<Told>,
    /// What the question that is open is about.
    topic: Option<usize>,
    asked: [u8; ATTRIBUTES],
    answered: [[u8; LEVELS]; ATTRIBUTES],
}

impl<'a> Council<'a> {
    pub(crate) fn of(seed: u64, sight: &'a Sight<'a>, view: &'a CaptainsRoundView) -> Self {
        let mut council = Self {
            seed,
            sight,
            view,
            kernel: evidence::kernel(EXCHANGES),
            wits: Wits::of(sight.table.settings.bots.skill),
            told: Vec::new(),
            topic: None,
            asked: [0; ATTRIBUTES],
            answered: [[0; LEVELS]; ATTRIBUTES],
        };
        council.hear();
        council
    }

    fn hear(&mut self) {
        let view = self.view;
        for line in &view.lines {
            let phrase = line.phrase.filter(Phrase::is_sound);
            match (line.kind, phrase) {
                (LineKind::Question, Some(phrase)) => {
                    self.asked[phrase.attribute as usize] |= 1 << phrase.variant;
                    self.topic = Some(phrase.attribute as usize);
                }
                (LineKind::Question, None) => {
                    let about = self.sight.lexicon.question(&line.text);
                    self.topic = about.map(|attribute| attribute as usize);
                }
                (LineKind::Answer, _) => {
                    let level = phrase.and_then(|phrase| phrase.level).or(line.level);
                    let topic = phrase
                        .map(|phrase| phrase.attribute as usize)
                        .or(self.topic);
                    self.topic = None;
                    let Some(topic) = topic else { continue };
                    let read = || self.sight.lexicon.answer(Attribute::ALL[topic], &line.text);
                    let Some(level) = level.or_else(read).filter(|level| *level < 5) else {
                        continue;
                    };
                    if let Some(phrase) = phrase {
                        self.answered[topic][usize::from(level)] |= 1 << phrase.variant;
                    }
                    self.told.push(Told {
                        by: line.by,
                        to: line.to,
                        topic,
                        level,
                    });
                }
                (LineKind::Remark, _) => {}
            }
        }
        let forgotten = self.told.len().saturating_sub(self.wits.answers);
        self.told.drain(..forgotten);
    }

    pub(crate) fn wish(&self, offers: &Offers, beat: &Beat) -> Option<Wish> {
        if beat.waits {
            return None;
        }
        let round = self.view.number;
        if let Some(turn) = offers.answer {
            return Some(Wish::new(beat.turn_ms, self.answer(turn, beat)?));
        }
        if let Some((turn, whom)) = offers.ask {
            return Some(Wish::new(beat.turn_ms, self.ask(turn, whom, beat)?));
        }
        if let Some((turn, whom)) = offers.pick {
            let pick = self.best(whom).filter(|(_, worth)| *worth > ENOUGH);
            let deed = match pick {
                Some((whom, _)) => CaptainsIntent::Pick { round, turn, whom },
                None => CaptainsIntent::Refuse { round, turn },
            };
            return Some(Wish::new(beat.turn_ms, deed));
        }
        if let Some(turn) = offers.refuse {
            return Some(Wish::new(
                beat.turn_ms,
                CaptainsIntent::Refuse { round, turn },
            ));
        }
        let captain = offers.name?;
        let place = self.likeliest_of(captain)?;
        let name = CaptainsIntent::Name {
            round,
            captain,
            place,
        };
        Some(Wish::new(beat.turn_ms, name))
    }

    fn dice(&self, beat: &Beat, what: For) -> Dice {
        Dice::new(self.seed, self.view.number, beat.number, what)
    }

    fn levels(&self) -> impl Iterator<Item = Levels> {
        let places = self.sight.table.places.iter();
        places.map(|place| self.sight.atlas.levels(place))
    }

    /// What one's own card says; the spy's says nothing.
    fn own(&self) -> Option<Levels> {
        let card = self.sight.seat.captains()?.card.as_ref()?;
        (!card.spy).then(|| self.sight.atlas.levels(&card.place))
    }

    /// How likely each answer is of somebody of whose place nothing is known.
    fn blind(&self, topic: usize) -> [f32; LEVELS] {
        let levels: Vec<u8> = self.levels().map(|levels| levels[topic]).collect();
        evidence::blind(&self.kernel, &vec![1.0; levels.len()], &levels)
    }

    fn answer(&self, turn: u32, beat: &Beat) -> Option<RoundIntent> {
        let mut dice = self.dice(beat, For::Answer);
        let topic = self.topic.unwrap_or_else(|| dice.below(ATTRIBUTES));
        let weights = match self.own() {
            Some(levels) => self.kernel[usize::from(levels[topic])],
            None => self.blind(topic),
        };
        let level = u8::try_from(dice.one_of(&weights)).ok()?;
        let used = self.answered[topic][usize::from(level)];
        Some(RoundIntent::Answer {
            round: self.view.number,
            turn,
            text: None,
            phrase: Some(Phrase {
                attribute: Attribute::ALL[topic],
                level: Some(level),
                variant: unused(used, Phrase::ANSWERS, &mut dice),
            }),
            level: None,
        })
    }

    /// About what tells one's own people from others best, and best of those who have said least.
    fn ask(&self, turn: u32, whom: &[SeatId], beat: &Beat) -> Option<RoundIntent> {
        let mut dice = self.dice(beat, For::Ask);
        let own = self.own()?;
        let whom = *whom.get(dice.below(whom.len()))?;
        let worth = |topic: usize| {
            let tells = evidence::tells(&self.kernel, &self.blind(topic), own[topic]);
            let worn = self.asked[topic].count_ones();
            let worn = f32::from(u8::try_from(worn).unwrap_or(4));
            (tells * 20.0).min(6.0) * self.wits.focus.min(1.5) - 1.5 * worn
        };
        let weights: Vec<f32> = (0..ATTRIBUTES).map(|topic| worth(topic).exp()).collect();
        let topic = dice.one_of(&weights);
        Some(RoundIntent::Ask {
            round: self.view.number,
            turn,
            whom,
            text: None,
            phrase: Some(Phrase {
                attribute: Attribute::ALL[topic],
                level: None,
                variant: unused(self.asked[topic], Phrase::QUESTIONS, &mut dice),
            }),
        })
    }

    /// A captain: the agent whom it is best to pick, and what that is worth.
    fn best(&self, whom: &[SeatId]) -> Option<(SeatId, f32)> {
        let own = self.own()?;
        let worths = whom.iter().map(|seat| (*seat, self.worth(*seat, &own)));
        worths.max_by(|(_, one), (_, other)| one.total_cmp(other))
    }

    /// Somebody of mine is worth a point and somebody else's costs one; the spy costs all there is.
    fn worth(&self, agent: SeatId, own: &Levels) -> f32 {
        #[allow(clippy::cast_precision_loss, reason = "tables are small")]
        let agents = (self.view.agents.len().max(2)) as f32;
        let mut mine = 0.0;
        for told in self.told.iter().filter(|told| told.by == agent) {
            let blind = self.blind(told.topic)[usize::from(told.level)];
            mine -= evidence::against(&self.kernel, blind, own[told.topic], told.level);
        }
        let hunch = Dice::new(self.seed, self.view.number, u64::from(agent.0), For::Hunch).bell();
        let odds = (mine + hunch * self.wits.hunch).exp() * (agents - 1.0) / 2.0;
        let rest = (agents - 1.0) / 2.0 + 1.0;
        let mine = odds / (odds + rest);
        let spy = (1.0 - mine) / rest;
        let teams = self.view.captains.iter();
        let team = teams.filter(|captain| captain.seat == self.sight.seat.you);
        #[allow(clippy::cast_precision_loss, reason = "teams are small")]
        let gathered = team.map(|captain| captain.team.len() as f32).sum::<f32>();
        mine - (1.0 - mine - spy) - spy * gathered
    }

    /// The spy: the place that fits best what this captain's team has said.
    fn likeliest_of(&self, captain: SeatId) -> Option<String> {
        let teams = self.view.captains.iter();
        let team = teams.filter(|other| other.seat == captain);
        let team: Vec<SeatId> = team.flat_map(|captain| captain.team.clone()).collect();
        let naming = self.view.naming.as_ref()?;
        let fits = |levels: &Levels| {
            let own = self
                .told
                .iter()
                .filter(|told| team.contains(&told.by) && told.by != self.sight.seat.you);
            let parts = own.map(|told| {
                let said = self.kernel[usize::from(levels[told.topic])];
                let weight = if told.to == Some(captain) { 1.0 } else { 0.8 };
                said[usize::from(told.level)].ln() * weight
            });
            parts.sum::<f32>()
        };
        let taken = |place: &String| {
            let mut named = naming.named.iter();
            let played = &self.sight.table.places_played;
            named.any(|named| named.place.as_ref() == Some(place)) || played.contains(place)
        };
        let places = self.sight.table.places.iter().zip(self.levels());
        let open = places.filter(|(place, _)| !taken(place));
        let scored = open.map(|(place, levels)| (place, fits(&levels)));
        let best = scored.max_by(|(_, one), (_, other)| one.total_cmp(other))?;
        Some(best.0.clone())
    }
}

fn unused(used: u8, ways: u8, dice: &mut Dice) -> u8 {
    let left: Vec<u8> = (0..ways).filter(|way| used & (1 << way) == 0).collect();
    match left.len() {
        0 => u8::try_from(dice.below(usize::from(ways))).unwrap_or(0),
        some => left[dice.below(some)],
    }
}
