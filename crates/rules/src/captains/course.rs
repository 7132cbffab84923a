//! How a round goes on: the events that touch nothing hidden.

use wire::{
    AgentResultView, Asking, CaptainResultView, CaptainsEnding, CaptainsResultView, Earned,
    Happened, LineKind, NamedView, PointsView, SeatId,
};

use crate::{
    captains::{
        Deal, Event, RULES, Round,
        state::{Captain, Naming, Nth, Stage},
    },
    room::{Circle, Pace, Transcript, Wait, Wording},
};

const FIRST_MS: u64 = RULES.limits.first_ms;
const QUESTION_MS: u64 = RULES.limits.question_ms;
const PICK_MS: u64 = RULES.limits.pick_ms;
const NAME_MS: u64 = RULES.limits.name_ms;

pub(super) fn new_round(
    circle: Circle,
    captains: [SeatId; 2],
    asking: Asking,
    at_ms: u64,
) -> Round {
    Round {
        circle,
        captains: captains.map(|seat| Captain {
            seat,
            team: Vec::new(),
            refused: false,
        }),
        settled: false,
        stage: Stage::Dealt,
        pace: Pace::new(FIRST_MS, at_ms),
        asking,
        transcript: Transcript::default(),
        questions: Vec::new(),
    }
}

impl Round {
    pub(super) fn apply(&mut self, event: &Event, at_ms: u64) -> Option<Happened> {
        match event {
            Event::Looked { seat } => {
                self.looked(*seat, at_ms);
                None
            }
            Event::Readied { seat } => {
                self.circle.ready.insert(*seat);
                None
            }
            Event::FirstSettled { captain, .. } => {
                if self.captains[1].seat == *captain {
                    self.captains.swap(0, 1);
                }
                self.settled = true;
                self.circle.ready.clear();
                self.enter(Step::FIRST, at_ms);
                Some(Happened::ActsFirst { captain: *captain })
            }
            Event::Asked { whom, text, phrase } => {
                self.asked(*whom, &Wording::of(text, *phrase, None), at_ms);
                None
            }
            Event::Answered {
                text,
                phrase,
                level,
            } => {
                self.answered(&Wording::of(text, *phrase, *level), at_ms);
                None
            }
            Event::QuestionLapsed {} => {
                let seat = self.awaited()?;
                self.answered(&Wording::default(), at_ms);
                Some(Happened::TurnPassed { seat })
            }
            Event::AskingFinished {} => {
                self.go_on_to_next(at_ms);
                None
            }
            Event::Picked { agent } => self.picked(*agent, at_ms),
            Event::Refused { captain } => {
                let acted = self.acting() == Some(*captain);
                for one in self.captains.iter_mut().filter(|c| c.seat == *captain) {
                    one.refused = true;
                }
                if acted {
                    self.go_on_to_next(at_ms);
                }
                Some(Happened::Refused { captain: *captain })
            }
            Event::NamingBegan { spy, ending } => {
                let (spy, ending) = (*spy, *ending);
                // Nobody is waited for any more; a pause by the host goes on.
                self.pace.wait = self.pace.wait.filter(|wait| *wait == Wait::Host);
                let named = Vec::new();
                self.begin(Stage::Naming(Naming { spy, ending, named }), NAME_MS, at_ms);
                Some(Happened::SpyRevealed { seat: spy })
            }
            Event::Named { place } => self.named(place.as_deref(), at_ms),
            Event::Said { seat, text } => {
                self.transcript.talk(*seat, text);
                None
            }
            Event::Remarked { seat, remark } => {
                self.circle.remarked(*seat);
                self.transcript.remark(*seat, *remark);
                None
            }
            Event::PausedByHost {} => {
                self.pace.stand_still(Wait::Host, at_ms);
                Some(Happened::PausedByHost {})
            }
            Event::WaitedFor { seat, until_ms } => {
                let (seat, until_ms) = (*seat, *until_ms);
                self.pace.stand_still(Wait::For { seat, until_ms }, at_ms);
                Some(Happened::WaitingFor { seat })
            }
            Event::Resumed {} => {
                self.pace.go_on(at_ms);
                Some(Happened::Resumed {})
            }
            Event::Dealt { .. } | Event::RoundEnded { .. } => None,
        }
    }

    /// A captain who has just seen the place has the whole time left to settle who acts first.
    fn looked(&mut self, seat: SeatId, at_ms: u64) {
        self.circle.ready.insert(seat);
        if self.is_captain(seat) {
            self.pace.begin_again(FIRST_MS, at_ms);
        }
    }

    fn asked(&mut self, whom: SeatId, wording: &Wording, at_ms: u64) {
        if let Some(by) = self.acting() {
            self.question_asked(by, whom);
            self.transcript.say(by, LineKind::Question, whom, wording);
        }
        if let Stage::Asking {
            asked,
            about,
            heard,
            ..
        } = &mut self.stage
        {
            *asked = Some(whom);
            *about = wording.phrase.map(|phrase| phrase.attribute);
            heard.push(whom);
        }
        self.pace.next(QUESTION_MS, at_ms);
    }

    fn answered(&mut self, wording: &Wording, at_ms: u64) {
        if let (Some(by), Some(captain)) = (self.awaited(), self.acting()) {
            self.transcript.say(by, LineKind::Answer, captain, wording);
        }
        if let Stage::Asking { asked, about, .. } = &mut self.stage {
            *asked = None;
            *about = None;
        }
        self.pace.next(QUESTION_MS, at_ms);
    }

    /// A bot plays on in somebody's seat: from here on everybody writes.
    pub(super) fn taken_over(&mut self) {
        self.asking = Asking::Written;
    }

    fn picked(&mut self, agent: SeatId, at_ms: u64) -> Option<Happened> {
        let captain = self.acting()?;
        for one in self.captains.iter_mut().filter(|c| c.seat == captain) {
            one.team.push(agent);
        }
        self.go_on_to_next(at_ms);
        Some(Happened::Picked { captain, agent })
    }

    fn named(&mut self, place: Option<&str>, at_ms: u64) -> Option<Happened> {
        let captain = self.to_be_named()?;
        let place = place.map(str::to_owned);
        if let Stage::Naming(naming) = &mut self.stage {
            let place = place.clone();
            naming.named.push(NamedView { captain, place });
        }
        self.pace.wait = None;
        self.pace.next(NAME_MS, at_ms);
        Some(Happened::Named { captain, place })
    }

    pub(super) fn over(
        &mut self,
        ending: CaptainsEnding,
        deal: &Deal,
        points: &[PointsView],
        earned: &[Earned],
    ) {
        let place = |seat: SeatId| deal.place(seat).unwrap_or_default().to_owned();
        let named = match &self.stage {
            Stage::Naming(naming) => naming.named.clone(),
            Stage::Dealt | Stage::Asking { .. } | Stage::Picking { .. } | Stage::Over(_) => {
                Vec::new()
            }
        };
        let agents = deal.agents.iter();
        self.stage = Stage::Over(Box::new(CaptainsResultView {
            ending,
            captains: self.captains.each_ref().map(|c| CaptainResultView {
                seat: c.seat,
                place: place(c.seat),
            }),
            agents: agents
                .map(|&(seat, of)| AgentResultView { seat, of })
                .collect(),
            named,
            points: points.to_vec(),
            earned: earned.to_vec(),
        }));
        self.pace.wait = None;
        self.circle.ready.clear();
    }

    fn begin(&mut self, stage: Stage, length_ms: u64, at_ms: u64) {
        self.stage = stage;
        self.pace.next(length_ms, at_ms);
    }

    /// The next step of a captain who has not refused; complete teams stay as they are.
    fn go_on_to_next(&mut self, at_ms: u64) {
        let step = match self.stage {
            Stage::Asking { captain, .. } => Step::Ask(captain),
            Stage::Picking { captain } => Step::Pick(captain),
            Stage::Dealt | Stage::Naming(_) | Stage::Over(_) => return,
        };
        let acts = |step: &Step| !self.captain(step.captain()).refused;
        let mut lap = std::iter::successors(Some(step.next()), |step| Some(step.next()));
        if let Some(next) = lap.by_ref().take(Step::A_LAP).find(acts) {
            self.enter(next, at_ms);
        }
    }

    fn enter(&mut self, step: Step, at_ms: u64) {
        match step {
            Step::Ask(captain) => {
                let length_ms = match self.asking {
                    Asking::Tracked | Asking::Written => QUESTION_MS,
                    // Where questions are only heard, all of them share one time.
                    Asking::Spoken => QUESTION_MS * self.agents().count().max(1) as u64,
                };
                let stage = Stage::Asking {
                    captain,
                    asked: None,
                    about: None,
                    heard: Vec::new(),
                };
                self.begin(stage, length_ms, at_ms);
            }
            Step::Pick(captain) => self.begin(Stage::Picking { captain }, PICK_MS, at_ms),
        }
    }
}

/// The steps of a lap: both captains ask, then both pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Ask(Nth),
    Pick(Nth),
}

impl Step {
    const FIRST: Self = Self::Ask(Nth::First);
    const A_LAP: usize = 4;

    fn captain(self) -> Nth {
        match self {
            Self::Ask(nth) | Self::Pick(nth) => nth,
        }
    }

    fn next(self) -> Self {
        match self {
            Self::Ask(Nth::First) => Self::Ask(Nth::Second),
            Self::Ask(Nth::Second) => Self::Pick(Nth::First),
            Self::Pick(Nth::First) => Self::Pick(Nth::Second),
            Self::Pick(Nth::Second) => Self::FIRST,
        }
    }
}
