//! A deal that a line fixes instead of leaving it to the dice.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Event, captains, notebook, spy};
use wire::{GameId, Phase, Refusal, RoundView, SeatId, TableView};

use super::{Fault, line::Deal};

/// Where the spy's card may lie instead of with a player.
const MIDDLE: &str = "middle";
/// What the spy among the agents is called.
const SPY: &str = "spy";
/// So many times as many draws as there are deals miss one of them once in 500 million.
const PATIENCE: usize = 20;

#[derive(Debug)]
pub(super) enum Fixed {
    /// Found by drawing until it comes up, since roles are drawn as well.
    Spy { spy: Option<SeatId>, place: String },
    /// Put in place of what was drawn.
    Captains {
        captains: [SeatId; 2],
        places: [String; 2],
        agents: Vec<(SeatId, Option<SeatId>)>,
    },
    /// Put in place of what was drawn, in two steps.
    Notebook { active: SeatId, conspirator: SeatId },
}

impl Fixed {
    pub(super) fn read(deal: &Deal, seats: &BTreeMap<String, SeatId>) -> Result<Self, Fault> {
        let seat = |name: &str| seats.get(name).copied().ok_or(Refusal::NoSuchSeat);
        match deal {
            Deal::Spy { spy, place } => Ok(Self::Spy {
                spy: (spy != MIDDLE).then(|| seat(spy)).transpose()?,
                place: place.clone(),
            }),
            Deal::Notebook {
                active,
                conspirator,
            } => Ok(Self::Notebook {
                active: seat(active)?,
                conspirator: seat(conspirator)?,
            }),
            Deal::Captains {
                captains,
                places,
                agents,
            } => {
                let [one, other] = captains;
                let place = |name: &String| places.get(name).cloned().ok_or(Refusal::NoSuchPlace);
                let side = |name: &String| (name != SPY).then(|| seat(name)).transpose();
                let agents = agents.iter().map(|(name, of)| Ok((seat(name)?, side(of)?)));
                if places.keys().any(|name| !captains.contains(name)) {
                    return Err(Fault::error("only captains have places"));
                }
                Ok(Self::Captains {
                    captains: [seat(one)?, seat(other)?],
                    places: [place(one)?, place(other)?],
                    agents: agents.collect::<Result<_, Refusal>>()?,
                })
            }
        }
    }

    pub(super) fn game(&self) -> GameId {
        match self {
            Self::Spy { .. } => GameId::Spy,
            Self::Captains { .. } => GameId::Captains,
            Self::Notebook { .. } => GameId::Notebook,
        }
    }

    pub(super) fn places(&self) -> &[String] {
        match self {
            Self::Spy { place, .. } => std::slice::from_ref(place),
            Self::Captains { places, .. } => places,
            Self::Notebook { .. } => &[],
        }
    }

    /// Everybody whom it names.
    pub(super) fn seats(&self) -> Vec<SeatId> {
        match self {
            Self::Spy { spy, .. } => spy.iter().copied().collect(),
            Self::Captains {
                captains, agents, ..
            } => captains
                .iter()
                .chain(agents.iter().map(|(seat, _)| seat))
                .copied()
                .collect(),
            Self::Notebook {
                active,
                conspirator,
            } => vec![*active, *conspirator],
        }
    }

    /// Whether there is such a deal at all, whoever plays.
    pub(super) fn has_sense(&self) -> Result<(), Fault> {
        let fault = match self {
            Self::Spy { .. } => None,
            Self::Notebook {
                active,
                conspirator,
            } => (active == conspirator).then_some("the active player is never the conspirator"),
            Self::Captains {
                captains,
                places,
                agents,
            } => captains_fault(*captains, places, agents),
        };
        fault.map_or(Ok(()), |fault| Err(Fault::error(fault)))
    }

    /// How many draws find it, or why there is no such deal; `dealt` is the table after any draw.
    pub(super) fn draws(&self, dealt: &TableView) -> Result<usize, Fault> {
        let playing = dealt.seats.iter().filter(|seat| seat.playing);
        let playing: BTreeSet<SeatId> = playing.map(|seat| seat.id).collect();
        // Once the notebooks are dealt, somebody else may have become active.
        let opened = dealt.phase == Phase::Evidence;
        let named = self.seats().into_iter().skip(usize::from(opened));
        if !named.into_iter().all(|seat| playing.contains(&seat)) {
            return Err(Fault::error("that deal names somebody who is not dealt in"));
        }
        let left = |place: &&String| !dealt.places_played.contains(place);
        let free: Vec<&String> = dealt.places.iter().filter(left).collect();
        if self.places().iter().any(|place| !free.contains(&place)) {
            return Err(Fault::error("that place cannot come up in this round"));
        }
        match (self, &dealt.round) {
            (Self::Spy { spy, .. }, Some(RoundView::Spy(round))) => {
                if spy.is_none() && !round.middle {
                    return Err(Fault::error("no card lies in the middle"));
                }
                Ok((playing.len() + usize::from(round.middle)) * free.len() * PATIENCE)
            }
            (Self::Captains { .. }, _) if self.seats().len() != playing.len() => {
                Err(Fault::error("that deal leaves out somebody who plays"))
            }
            (Self::Notebook { conspirator, .. }, Some(RoundView::Notebook(round)))
                if round.active == *conspirator =>
            {
                Err(Fault::error("the active player is never the conspirator"))
            }
            (Self::Spy { .. } | Self::Captains { .. } | Self::Notebook { .. }, _) => Ok(1),
        }
    }

    /// Whether what was decided is what the line wants, after it was put in place if need be.
    pub(super) fn fits(&self, events: &mut [Event]) -> bool {
        events.iter_mut().all(|event| match (self, event) {
            (
                Self::Spy { spy, place },
                Event::Spy {
                    event: spy::Event::Dealt { deal, .. },
                },
            ) => *spy == deal.spy() && place == deal.place(),
            (Self::Captains { .. }, Event::Captains { event }) => {
                self.arrange(event);
                true
            }
            (
                Self::Notebook {
                    active,
                    conspirator,
                },
                Event::Notebook { event },
            ) => {
                point_out(event, *active, *conspirator);
                true
            }
            _ => true,
        })
    }

    fn arrange(&self, event: &mut captains::Event) {
        let (
            Self::Captains {
                captains: wanted,
                places,
                agents,
            },
            captains::Event::Dealt {
                captains,
                order,
                deal,
                ..
            },
        ) = (self, event)
        else {
            return;
        };
        *captains = *wanted;
        let [one, other] = places.clone();
        let places = [(wanted[0], one), (wanted[1], other)];
        // Clockwise, as cards are dealt.
        let clockwise = order
            .iter()
            .filter_map(|seat| agents.iter().find(|(a, _)| a == seat));
        *deal = captains::Deal::arranged(places, clockwise.copied().collect());
    }
}

/// RULES 6.3.
fn captains_fault(
    captains: [SeatId; 2],
    places: &[String; 2],
    agents: &[(SeatId, Option<SeatId>)],
) -> Option<&'static str> {
    let of = |side: Option<SeatId>| agents.iter().filter(|(_, of)| *of == side).count();
    let [one, other] = captains.map(|captain| of(Some(captain)));
    let faults = [
        (captains[0] == captains[1], "two players are captains"),
        (places[0] == places[1], "each captain has another place"),
        (
            agents.iter().any(|(seat, _)| captains.contains(seat)),
            "a captain is no agent",
        ),
        (of(None) != 1, "one agent is the spy"),
        (
            one + other + 1 != agents.len(),
            "every other agent belongs to a captain",
        ),
        (
            one.abs_diff(other) > 1,
            "both captains have equally many agents, or one has one more",
        ),
    ];
    let fault = faults.into_iter().find(|(holds, _)| *holds);
    fault.map(|(_, fault)| fault)
}

fn point_out(event: &mut notebook::Event, wanted: SeatId, blank: SeatId) {
    match event {
        notebook::Event::Dealt { active, .. } => *active = wanted,
        notebook::Event::CaseOpened { conspirator, .. } => *conspirator = blank,
        _ => {}
    }
}

/// Something is dealt that can be fixed.
pub(super) fn deals(events: &[Event]) -> bool {
    is_over(events)
        || events.iter().any(|event| {
            matches!(
                event,
                Event::Notebook {
                    event: notebook::Event::Dealt { .. }
                }
            )
        })
}

/// The last event for which a fixed deal is there.
pub(super) fn is_over(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event,
            Event::Spy {
                event: spy::Event::Dealt { .. }
            } | Event::Captains {
                event: captains::Event::Dealt { .. }
            } | Event::Notebook {
                event: notebook::Event::CaseOpened { .. }
            }
        )
    })
}
