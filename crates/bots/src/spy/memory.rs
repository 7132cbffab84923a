//! What a mind remembers of a round: a fold of what everybody hears.

use wire::{Attribute, Happened, LineKind, LineView, Occasion, Phrase, SeatId, SpyRoundView};

use crate::{
    ATTRIBUTES, Levels,
    evidence::{self, Kernel},
    mind::Sight,
    wits::Wits,
};

/// How much it counts that somebody accuses a suspect, and the most that talk can do.
const ACCUSED: f32 = 0.12;
const SUSPECTED: f32 = 0.08;
const TALK_MOST: f32 = 0.3;

/// One answer, as evidence.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said {
    /// By place in the order of play.
    pub(crate) by: usize,
    /// Left out: an answer that is none.
    pub(crate) proves: Option<Proof>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Proof {
    pub(crate) topic: usize,
    pub(crate) level: u8,
    /// How likely it was of a spy in that seat.
    pub(crate) blind: f32,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    pub(crate) whom: Option<SeatId>,
    /// Left out: a typed one that was not understood.
    pub(crate) topic: Option<Attribute>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    pub(crate) round: u32,
    /// Who plays, clockwise.
    pub(crate) order: Vec<SeatId>,
    /// The places on the table as they were last looked up, and the levels of all of them by attribute.
    listed: Vec<String>,
    pub(crate) columns: Vec<Vec<u8>>,
    pub(crate) kernel: Kernel,
    /// How many answers the round has room for.
    pub(crate) room: f32,
    prior: Vec<f32>,
    /// The last line and the last happening that were heard.
    line: u32,
    happening: u32,
    pub(crate) said: Vec<Said>,
    /// By seat: what a spy who sits there can know of the places.
    known: Vec<Vec<f32>>,
    /// The question that is still open.
    pub(crate) question: Option<Question>,
    pub(crate) questions: u32,
    /// When each was last asked, counted in questions, and how often.
    pub(crate) visits: Vec<(u32, u32)>,
    /// Who accused whom.
    accusations: Vec<(SeatId, SeatId)>,
    talk: Vec<f32>,
    asked: [u8; ATTRIBUTES],
    answered: [[u8; 5]; ATTRIBUTES],
    /// How often each attribute was asked about.
    pub(crate) topics: [u8; ATTRIBUTES],
}

impl Memory {
    /// Whatever is new.
    pub(crate) fn hear(&mut self, sight: &Sight, view: &SpyRoundView, wits: &Wits) {
        if self.round != view.number {
            self.begin(sight, view);
        }
        let new = |line: &&LineView| line.n > self.line;
        let from = view.lines.partition_point(|line| !new(&line));
        for line in &view.lines[from..] {
            self.take(sight, line, wits);
        }
        self.happen(sight);
    }

    fn begin(&mut self, sight: &Sight, view: &SpyRoundView) {
        self.round = view.number;
        let playing = sight.table.seats.iter().filter(|seat| seat.playing);
        self.order = playing.map(|seat| seat.id).collect();
        self.look_up(sight);
        self.room = evidence::exchanges(view.clock_total_ms);
        self.kernel = evidence::kernel(self.room);
        self.know_nothing(sight);
        self.line = 0;
        self.said.clear();
        self.question = None;
        self.questions = 0;
        self.visits = vec![(0, 0); self.order.len()];
        self.accusations.clear();
        self.talk = vec![0.0; self.order.len()];
        self.asked = [0; ATTRIBUTES];
        self.answered = [[0; 5]; ATTRIBUTES];
        self.topics = [0; ATTRIBUTES];
        let happenings = sight.table.happenings.iter().rev();
        let mut since =
            happenings.skip_while(|h| h.happened != Happened::Dealt { round: view.number });
        let dealt = since.next().map(|h| h.n);
        let first = sight.table.happenings.first().map(|h| h.n - 1);
        self.happening = dealt.or(first).unwrap_or(0);
    }

    fn look_up(&mut self, sight: &Sight) {
        if self.listed == sight.table.places {
            return;
        }
        self.listed.clone_from(&sight.table.places);
        let levels: Vec<Levels> = self.listed.iter().map(|p| sight.atlas.levels(p)).collect();
        let column = |topic| levels.iter().map(|place| place[topic]).collect();
        self.columns = (0..ATTRIBUTES).map(column).collect();
    }

    /// Before the first answer: places that were played do not come up again, unless the rules say so.
    fn know_nothing(&mut self, sight: &Sight) {
        let again = sight.rules.is_some_and(|rules| rules.location_reuse);
        let played = &sight.table.places_played;
        let fresh = |place: &String| again || !played.contains(place);
        let one = |place: &String| if fresh(place) { 1.0 } else { 0.0 };
        self.prior.clear();
        self.prior.extend(self.listed.iter().map(one));
        evidence::normalise(&mut self.prior);
        self.known.resize_with(self.order.len(), Vec::new);
        for known in &mut self.known {
            known.clone_from(&self.prior);
        }
    }

    pub(crate) fn at(&self, seat: SeatId) -> Option<usize> {
        self.order.iter().position(|other| *other == seat)
    }

    fn take(&mut self, sight: &Sight, line: &LineView, wits: &Wits) {
        self.line = line.n;
        match line.kind {
            LineKind::Question => self.take_question(sight, line, wits),
            LineKind::Answer => self.take_answer(sight, line, wits),
            LineKind::Remark => self.take_remark(line),
        }
    }

    fn take_question(&mut self, sight: &Sight, line: &LineView, wits: &Wits) {
        // Nobody answered the last one.
        if let Some(silent) = self.question.and_then(|q| q.whom).and_then(|s| self.at(s)) {
            self.learn(
                Said {
                    by: silent,
                    proves: None,
                },
                wits,
            );
        }
        let topic = match line.phrase {
            Some(phrase) => Some(phrase.attribute),
            None => sight.lexicon.question(&line.text),
        };
        if let Some(phrase) = line.phrase.filter(Phrase::is_sound) {
            self.asked[phrase.attribute as usize] |= 1 << phrase.variant;
        }
        if let Some(topic) = topic {
            let topics = &mut self.topics[topic as usize];
            *topics = topics.saturating_add(1);
        }
        self.questions += 1;
        if let Some(whom) = line.to.and_then(|to| self.at(to)) {
            self.visits[whom] = (self.questions, self.visits[whom].1 + 1);
        }
        self.question = Some(Question {
            whom: line.to,
            topic,
        });
    }

    fn take_answer(&mut self, sight: &Sight, line: &LineView, wits: &Wits) {
        let asked = self.question.take().and_then(|question| question.topic);
        let Some(by) = self.at(line.by) else {
            return;
        };
        let told = match line.phrase.filter(Phrase::is_sound) {
            Some(phrase) => {
                let level = phrase.level.unwrap_or(0);
                self.answered[phrase.attribute as usize][usize::from(level)] |= 1 << phrase.variant;
                let fits = asked.is_none_or(|asked| asked == phrase.attribute);
                fits.then_some((phrase.attribute, level))
            }
            // What was not understood cannot be answered beside the point.
            None if asked.is_none() => return,
            None => asked.and_then(|asked| {
                let level = line.level.filter(|level| *level < 5);
                let level = level.or_else(|| sight.lexicon.answer(asked, &line.text));
                level.map(|level| (asked, level.min(4)))
            }),
        };
        let proves = told.map(|(topic, level)| {
            let topic = topic as usize;
            let blind = self.blind(by, topic)[usize::from(level)];
            Proof {
                topic,
                level,
                blind,
            }
        });
        self.learn(Said { by, proves }, wits);
    }

    fn learn(&mut self, said: Said, wits: &Wits) {
        self.said.push(said);
        if self.said.len() > wits.answers {
            self.said.remove(0);
            self.relearn();
            return;
        }
        self.tell(said);
        if self.said.len().is_multiple_of(16) {
            self.known.iter_mut().for_each(|k| evidence::normalise(k));
        }
    }

    /// The others learn from it.
    fn tell(&mut self, said: Said) {
        let Some(proof) = said.proves else {
            return;
        };
        let levels = &self.columns[proof.topic];
        for (at, known) in self.known.iter_mut().enumerate() {
            if at != said.by {
                evidence::update_places(&self.kernel, known, levels, proof.level);
            }
        }
    }

    /// Whoever forgets goes by what is left.
    fn relearn(&mut self) {
        for known in &mut self.known {
            known.clone_from(&self.prior);
        }
        for at in 0..self.said.len() {
            self.tell(self.said[at]);
        }
    }

    fn take_remark(&mut self, line: &LineView) {
        let remark = line
            .remark
            .and_then(|r| r.whom.map(|whom| (r.occasion, whom)));
        let Some((occasion, whom)) = remark else {
            return;
        };
        match occasion {
            Occasion::Suspects | Occasion::Evaded => self.talk_of(whom, SUSPECTED),
            Occasion::Trusts => self.talk_of(whom, -SUSPECTED),
            _ => {}
        }
    }

    fn talk_of(&mut self, whom: SeatId, by: f32) {
        if let Some(at) = self.at(whom) {
            self.talk[at] = (self.talk[at] + by).clamp(-TALK_MOST, TALK_MOST);
        }
    }

    fn happen(&mut self, sight: &Sight) {
        let happenings = &sight.table.happenings;
        let from = happenings.partition_point(|h| h.n <= self.happening);
        for happening in &happenings[from..] {
            self.happening = happening.n;
            match happening.happened {
                Happened::Accused { by, suspect } | Happened::Proposed { by, suspect } => {
                    self.accusations.push((by, suspect));
                    self.talk_of(suspect, ACCUSED);
                }
                _ => {}
            }
        }
    }

    /// What a spy in this seat can know of the places. The sum is about 1.
    pub(crate) fn known(&self, at: usize) -> &[f32] {
        &self.known[at]
    }

    /// How likely each answer is of a spy in this seat.
    pub(crate) fn blind(&self, at: usize, topic: usize) -> [f32; 5] {
        evidence::blind(&self.kernel, &self.known[at], &self.columns[topic])
    }

    /// What speaks against each, if this is the place. What somebody says of others is not evidence against them to
    /// `me`, who said it.
    pub(crate) fn against(&self, place: usize) -> Vec<f32> {
        let mut against = self.talk.clone();
        for said in &self.said {
            against[said.by] += match said.proves {
                None => evidence::against_evasion(),
                Some(proof) => {
                    let level = self.columns[proof.topic][place];
                    evidence::against(&self.kernel, proof.blind, level, proof.level)
                }
            };
        }
        against
    }

    /// Ways to ask that nobody has used, or all where none is left.
    pub(crate) fn ways_to_ask(&self, topic: usize) -> Vec<u8> {
        left(self.asked[topic], Phrase::QUESTIONS)
    }

    /// Whether there is an unused way to ask about it, and an unused way to say any level.
    pub(crate) fn is_worn(&self, topic: usize) -> bool {
        let all_asked = self.asked[topic].count_ones() == u32::from(Phrase::QUESTIONS);
        let said = |ways: &u8| ways.count_ones() == u32::from(Phrase::ANSWERS);
        all_asked || self.answered[topic].iter().any(said)
    }

    pub(crate) fn ways_to_answer(&self, topic: usize, level: u8) -> Vec<u8> {
        left(self.answered[topic][usize::from(level)], Phrase::ANSWERS)
    }
}

fn left(used: u8, ways: u8) -> Vec<u8> {
    let unused: Vec<u8> = (0..ways).filter(|way| used & (1 << way) == 0).collect();
    if unused.is_empty() {
        (0..ways).collect()
    } else {
        unused
    }
}
