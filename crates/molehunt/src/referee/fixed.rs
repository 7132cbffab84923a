//! A deal that a line fixes instead of leaving it to the dice.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Event, captains, notebook, spy};
use wire::{Refusal, SeatId};

use super::{Fault, line::Deal};

/// Where the spy's card may lie instead of with a player.
const MIDDLE: &str = "middle";
/// What the spy among the agents is called.
const SPY: &str = "spy";

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
            } => {
                let (active, conspirator) = (seat(active)?, seat(conspirator)?);
                if active == conspirator {
                    return Err(Fault::error("the active player is never the conspirator"));
                }
                Ok(Self::Notebook {
                    active,
                    conspirator,
                })
            }
            Deal::Captains {
                captains,
                places,
                agents,
            } => {
                let [one, other] = captains;
                let place = |name: &String| places.get(name).cloned().ok_or(Refusal::NoSuchPlace);
                let side = |name: &String| (name != SPY).then(|| seat(name)).transpose();
                let agents = agents.iter().map(|(name, of)| Ok((seat(name)?, side(of)?)));
                let fixed = Self::Captains {
                    captains: [seat(one)?, seat(other)?],
                    places: [place(one)?, place(other)?],
                    agents: agents.collect::<Result<_, Refusal>>()?,
                };
                fixed.has_sense()?;
                Ok(fixed)
            }
        }
    }

    fn has_sense(&self) -> Result<(), Fault> {
        let Self::Captains {
            captains,
            places,
            agents,
        } = self
        else {
            return Ok(());
        };
        let spies = agents.iter().filter(|(_, of)| of.is_none()).count();
        let sides = agents.iter().filter_map(|(_, of)| *of);
        let sound = captains[0] != captains[1]
            && places[0] != places[1]
            && spies == 1
            && sides.into_iter().all(|captain| captains.contains(&captain));
        if sound {
            return Ok(());
        }
        Err(Fault::error(
            "captains take two players, two places, and agents of either with one spy",
        ))
    }

    pub(super) fn places(&self) -> &[String] {
        match self {
            Self::Spy { place, .. } => std::slice::from_ref(place),
            Self::Captains { places, .. } => places,
            Self::Notebook { .. } => &[],
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
            (Self::Captains { .. }, Event::Captains { event }) => self.arrange(event),
            (
                Self::Notebook {
                    active,
                    conspirator,
                },
                Event::Notebook { event },
            ) => point_out(event, *active, *conspirator),
            _ => true,
        })
    }

    fn arrange(&self, event: &mut captains::Event) -> bool {
        let Self::Captains {
            captains: wanted,
            places,
            agents,
        } = self
        else {
            return true;
        };
        let captains::Event::Dealt {
            captains,
            order,
            deal,
            ..
        } = event
        else {
            return true;
        };
        let named = agents.iter().map(|(seat, _)| *seat).chain(*wanted);
        if named.collect::<BTreeSet<_>>() != order.iter().copied().collect() {
            return false;
        }
        *captains = *wanted;
        let [one, other] = places.clone();
        let places = [(wanted[0], one), (wanted[1], other)];
        // Clockwise, as cards are dealt.
        let clockwise = order
            .iter()
            .filter_map(|seat| agents.iter().find(|(a, _)| a == seat));
        *deal = captains::Deal::arranged(places, clockwise.copied().collect());
        true
    }
}

fn point_out(event: &mut notebook::Event, wanted: SeatId, blank: SeatId) -> bool {
    match event {
        notebook::Event::Dealt { active, order } => {
            *active = wanted;
            order.contains(&wanted) && order.contains(&blank)
        }
        notebook::Event::CaseOpened { conspirator, .. } => {
            *conspirator = blank;
            true
        }
        _ => true,
    }
}

/// The last event for which a fixed deal is there.
pub(super) fn deals(events: &[Event]) -> bool {
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
