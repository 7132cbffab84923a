//! What a bot says besides, now and then. When and how often follows from what all can see; whom it distrusts, from what
//! it believes, or as the spy from what it would believe.

use wire::{
    Ending, Happened, LineKind, LineView, Occasion, Phase, Remark, RoundIntent, SeatId,
    SpyRoundView,
};

use crate::{
    dice::{Dice, For},
    mind::{Sight, Wish},
    offers::Offers,
    pace::{self, Beat},
    spy::{Scene, memory::Memory},
};

/// One exchange out of so many is remarked upon, by one bot or another.
const ONE_IN: f32 = 4.0;

/// For one that there is something to say of, so many moments pass.
const OCCASIONS: f32 = 2.2;

/// Of a vote, of time-up and of the end, one bot out of so many says something.
const EVENT_ONE_IN: f32 = 2.0;

const LAST_MINUTE_MS: u64 = 60_000;

/// What there is to go by. Once a round is over there is no scene.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Talk<'a> {
    pub(crate) seed: u64,
    pub(crate) sight: &'a Sight<'a>,
    pub(crate) view: &'a SpyRoundView,
    pub(crate) memory: &'a Memory,
    pub(crate) scene: Option<&'a Scene<'a>>,
}

type Meant = (Occasion, Option<SeatId>);

impl Talk<'_> {
    pub(crate) fn wish(&self, offers: &Offers, beat: &Beat) -> Option<Wish> {
        let lines = &self.view.lines;
        let just_remarked = lines
            .last()
            .is_some_and(|line| line.kind == LineKind::Remark);
        let mut remarks = lines.iter().rev().filter(|l| l.kind == LineKind::Remark);
        let own_was_last = remarks.next().is_some_and(|line| line.by == self.you());
        if !offers.remark || just_remarked || own_was_last || beat.waits {
            return None;
        }
        let mut dice = Dice::new(self.seed, self.view.number, beat.number, For::Word);
        if dice.unit() * self.house_bots() > self.rate() {
            return None;
        }
        let (occasion, whom) = self.occasion(&mut dice)?;
        let whom = whom.filter(|_| occasion.means_somebody());
        if occasion.means_somebody() && whom.is_none_or(|whom| whom == self.you()) {
            return None;
        }
        let remark = Remark {
            occasion,
            variant: self.variant(occasion, &mut dice)?,
            whom,
        };
        let round = self.view.number;
        Some(Wish::new(
            beat.whim_ms,
            RoundIntent::Remark { round, remark },
        ))
    }

    fn you(&self) -> SeatId {
        self.sight.seat.you
    }

    #[allow(clippy::cast_precision_loss, reason = "tables are small")]
    fn house_bots(&self) -> f32 {
        let seats = self.sight.table.seats.iter();
        let house = seats.filter(|seat| seat.bot.is_some_and(|bot| bot.character.is_some()));
        house.count().max(1) as f32
    }

    /// How many remarks this moment wants of all bots together. Not every moment is an occasion.
    fn rate(&self) -> f32 {
        match self.sight.table.phase {
            Phase::Questions => OCCASIONS / ONE_IN,
            _ => 1.0 / EVENT_ONE_IN,
        }
    }

    /// One that this bot has not used in this round.
    fn variant(&self, occasion: Occasion, dice: &mut Dice) -> Option<u8> {
        let own = self.view.lines.iter().filter(|line| line.by == self.you());
        let used: Vec<u8> = own
            .filter_map(|line| line.remark)
            .filter(|remark| remark.occasion == occasion)
            .map(|remark| remark.variant)
            .collect();
        let left: Vec<u8> = (0..Remark::VARIANTS)
            .filter(|v| !used.contains(v))
            .collect();
        (!left.is_empty()).then(|| left[dice.below(left.len())])
    }

    fn occasion(&self, dice: &mut Dice) -> Option<Meant> {
        match self.sight.table.phase {
            Phase::Questions => self.among_questions(dice),
            Phase::Vote => self.at_a_vote(),
            Phase::TimeUp => Some((Occasion::TimeUp, None)),
            Phase::Guess => Some((Occasion::SpyStepsOut, None)),
            Phase::RoundOver => self.afterwards(),
            Phase::GameOver => Some((Occasion::GameOver, None)),
            _ => None,
        }
    }

    fn at_a_vote(&self) -> Option<Meant> {
        let vote = self.view.vote.as_ref()?;
        let suspect = vote.suspect?;
        Some(if suspect == self.you() {
            (Occasion::Accused, None)
        } else if vote.by == Some(self.you()) {
            (Occasion::Accuses, Some(suspect))
        } else {
            (Occasion::SeesAccusation, Some(suspect))
        })
    }

    fn afterwards(&self) -> Option<Meant> {
        let result = self.view.result.as_ref()?;
        let won = match result.ending {
            Ending::InnocentConvicted { .. }
            | Ending::GuessedRight {}
            | Ending::NobodyConvicted {}
            | Ending::MiddleWasPlace { .. } => true,
            Ending::SpyConvicted { .. } | Ending::GuessedWrong { .. } | Ending::SpyLeft {} => false,
            Ending::MiddleWasSpy { .. } | Ending::Void { .. } => return None,
        };
        let occasion = match (result.spy == Some(self.you()), won) {
            (true, true) => Occasion::FooledAll,
            (true, false) => Occasion::Caught,
            (false, true) => Occasion::SpyWon,
            (false, false) => Occasion::AgentsWon,
        };
        Some((occasion, None))
    }

    fn among_questions(&self, dice: &mut Dice) -> Option<Meant> {
        let turn = self.view.turn.as_ref()?;
        if self.view.lines.is_empty() {
            let first = turn.asker == self.you();
            return Some(if first {
                (Occasion::FirstToAsk, None)
            } else {
                (Occasion::RoundBegins, None)
            });
        }
        if turn.asked == Some(self.you()) {
            let at = self.memory.at(self.you())?;
            let (_, times) = self.memory.visits[at];
            return (times > 2).then_some((Occasion::AskedAgain, None));
        }
        let last = self.sight.table.happenings.last().map(|h| &h.happened);
        if let Some(Happened::VoteFailed { suspect, .. }) = last
            && *suspect == Some(self.you())
        {
            return Some((Occasion::Acquitted, None));
        }
        let said = self.view.lines.last()?;
        if turn.asked.is_some() || said.kind != LineKind::Answer || said.by == self.you() {
            return None;
        }
        match dice.below(5) {
            0 => self.suspicion(),
            1 => self.trust(),
            2 => self.of_the_clock().or_else(|| self.left_out()),
            _ => Some(self.of_the_answer(said)),
        }
    }

    fn of_the_answer(&self, said: &LineView) -> Meant {
        let level = said.phrase.and_then(|phrase| phrase.level).or(said.level);
        let proof = self.memory.said.last().and_then(|said| said.proves);
        match level.or(proof.map(|proof| proof.level)) {
            None => (Occasion::Evaded, Some(said.by)),
            Some(0 | 4) if said.n.is_multiple_of(3) => (Occasion::Bold, Some(said.by)),
            Some(0 | 4) => (Occasion::ClearAnswer, None),
            Some(_) => (Occasion::VagueAnswer, None),
        }
    }

    /// Of everybody but oneself, with how much each is suspected.
    fn others(&self) -> Vec<(SeatId, f32)> {
        let Some(scene) = self.scene else {
            return Vec::new();
        };
        let seats = self.memory.order.iter().copied().zip(&scene.suspects);
        let others = seats.filter(|(seat, guilty)| *seat != self.you() && **guilty > 0.0);
        others.map(|(seat, guilty)| (seat, *guilty)).collect()
    }

    fn suspicion(&self) -> Option<Meant> {
        let others = self.others();
        let fair = others.iter().map(|(_, guilty)| guilty).sum::<f32>() / 3.0;
        let most = others
            .iter()
            .max_by(|one, other| one.1.total_cmp(&other.1))?;
        (most.1 > fair).then_some((Occasion::Suspects, Some(most.0)))
    }

    fn trust(&self) -> Option<Meant> {
        let others = self.others();
        let least = others
            .iter()
            .min_by(|one, other| one.1.total_cmp(&other.1))?;
        (least.1 < 0.1).then_some((Occasion::Trusts, Some(least.0)))
    }

    fn of_the_clock(&self) -> Option<Meant> {
        let left_ms = pace::left_ms(&self.view.clock, self.sight.now_ms);
        let half_ms = self.view.clock_total_ms / 2;
        if left_ms < LAST_MINUTE_MS {
            Some((Occasion::LastMinute, None))
        } else if left_ms < half_ms && left_ms + LAST_MINUTE_MS / 2 > half_ms {
            Some((Occasion::HalfTime, None))
        } else {
            None
        }
    }

    fn left_out(&self) -> Option<Meant> {
        let visits = self.memory.order.iter().zip(&self.memory.visits);
        let (seat, (_, times)) = visits.min_by_key(|(_, (_, times))| *times)?;
        let seats = u32::try_from(self.memory.order.len()).ok()?;
        (self.memory.questions > (times + 2) * seats).then_some((Occasion::LeftOut, Some(*seat)))
    }
}
