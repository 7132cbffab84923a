//! Remembers what the phones of one table were told of its deals, and says what cannot be true beside it. What a proof
//! proves is said by the crate `fair`; of the game that is dealt nothing is known here.

use std::collections::BTreeMap;
use std::mem;

use fair::proof::{Attempt, Proof};
use load::envelope::{Asking, Fair, Told};

use crate::fault::{Fault, Part};
use crate::paper::{Stage, read};
use crate::tally::Deals;

/// So many rounds are remembered: no server keeps a proof for longer.
const ROUNDS: usize = 64;

#[derive(Debug, Default)]
pub(crate) struct Notary {
    deals: BTreeMap<u32, Deal>,
    phones: BTreeMap<usize, Shown>,
    /// Numbers that phones have told, and where each belongs.
    told: BTreeMap<String, Place>,
    /// The newest round of which nothing is known any more.
    forgotten: u32,
    counted: Deals,
}

/// What everybody together knows of one.
#[derive(Debug, Default)]
struct Deal {
    /// Terms, and whose numbers were asked for, by attempt.
    asked: BTreeMap<u8, (String, Vec<u16>)>,
    /// The most that was shown of its proof.
    proof: String,
    stage: Stage,
    /// The last attempt for which somebody was asked again.
    resumed: u8,
}

/// What one phone was shown.
#[derive(Debug, Default)]
struct Shown {
    /// The newest round and attempt that it was told of.
    round: u32,
    attempt: u8,
    proofs: BTreeMap<u32, Stage>,
}

/// Where a number belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    round: u32,
    attempt: u8,
    seat: u16,
}

impl Notary {
    /// What became of all deals so far.
    pub(crate) fn counted(&self) -> Deals {
        self.counted
    }

    /// A phone is about to tell a number.
    pub(crate) fn tells(&mut self, told: &Told) -> Result<(), Fault> {
        let place = Place {
            round: told.round,
            attempt: told.attempt,
            seat: told.seat,
        };
        let before = *self.told.entry(told.number.clone()).or_insert(place);
        is_there(before, place)
    }

    /// A phone hears which deal is next, and whether its number is asked for.
    pub(crate) fn asks(&mut self, phone: usize, fair: &Fair) -> Result<(), Fault> {
        let round = fair.round;
        self.has_seen_the_deal_before(phone, round)?;
        let shown = self.phones.entry(phone).or_default();
        if round < shown.round {
            let (rev, seen) = (round.into(), shown.round.into());
            let part = Part::Deal;
            return Err(Fault::Older { part, rev, seen });
        }
        if mem::replace(&mut shown.round, round) < round {
            shown.attempt = 0;
        }
        let Stage {
            closed, is_dealt, ..
        } = shown.proofs.get(&round).copied().unwrap_or_default();
        let Some(asking) = &fair.asking else {
            // What was asked for has to be told of when it is not asked for any more.
            let attempt = shown.attempt;
            let is_told = is_dealt || attempt <= closed;
            return is_told
                .then_some(())
                .ok_or(Fault::Vanished { round, attempt });
        };
        let attempt = asking.attempt;
        let is_again = mem::replace(&mut shown.attempt, attempt) == attempt;
        if is_dealt || closed + 1 != attempt {
            return Err(Fault::NotNext { round, attempt });
        }
        self.are_same_terms(round, asking)?;
        if let Some(deal) = self.deals.get_mut(&round).filter(|_| is_again) {
            let before = mem::replace(&mut deal.resumed, attempt);
            self.counted.resumed += u64::from(before < attempt);
        }
        Ok(())
    }

    /// A server at this round has dealt the one before, and whatever somebody was asked for that.
    fn has_seen_the_deal_before(&self, phone: usize, round: u32) -> Result<(), Fault> {
        let round = round.saturating_sub(1);
        let asked = self.deals.get(&round).map(|deal| &deal.asked);
        let Some((&attempt, _)) = asked.and_then(BTreeMap::last_key_value) else {
            return Ok(());
        };
        let shown = self.phones.get(&phone);
        let shown = shown.and_then(|shown| shown.proofs.get(&round));
        let is_shown = shown.is_some_and(|stage| stage.is_dealt);
        is_shown
            .then_some(())
            .ok_or(Fault::Vanished { round, attempt })
    }

    /// Whoever is asked, and however often the server began anew.
    fn are_same_terms(&mut self, round: u32, asking: &Asking) -> Result<(), Fault> {
        let Some(deal) = self.deal(round) else {
            return Ok(());
        };
        let after = (asking.terms.clone(), asking.asked.clone());
        let before = deal.asked.entry(asking.attempt).or_insert(after.clone());
        if *before == after {
            return Ok(());
        }
        let told = |(terms, asked): &(String, Vec<u16>)| format!("{terms}of {asked:?}");
        Err(Fault::OtherTerms {
            round,
            attempt: asking.attempt,
            before: told(before),
            after: told(&after),
        })
    }

    /// A phone is shown what is known of a deal.
    pub(crate) fn shows(&mut self, phone: usize, round: u32, text: &str) -> Result<(), Fault> {
        let (proof, stage) = read(round, text)?;
        let Some(deal) = self.deal(round) else {
            return Ok(());
        };
        let goes_on = text.starts_with(&deal.proof) || deal.proof.starts_with(text);
        let before = deal.proof.clone();
        let shown = self.phones.entry(phone).or_default();
        let seen = shown.proofs.insert(round, stage).unwrap_or_default();
        while shown.proofs.len() > ROUNDS {
            shown.proofs.pop_first();
        }
        if !goes_on || stage.bytes < seen.bytes {
            let after = text.to_owned();
            return Err(Fault::OtherProof {
                round,
                before,
                after,
            });
        }
        self.is_as_asked(&proof, stage)?;
        let mut attempts = proof.abandoned.iter().chain(&proof.attempt);
        attempts.try_for_each(|attempt| self.has_own_numbers(round, attempt))?;
        self.count(&proof, stage, text);
        Ok(())
    }

    /// Whatever anybody was asked stands in the proof, and nothing else in its place.
    fn is_as_asked(&self, proof: &Proof, stage: Stage) -> Result<(), Fault> {
        let round = proof.round;
        let Some(deal) = self.deals.get(&round) else {
            return Ok(());
        };
        for (&attempt, (terms, _)) in &deal.asked {
            let mut attempts = proof.abandoned.iter().chain(&proof.attempt);
            match attempts.find(|told| told.attempt == attempt) {
                Some(told) if !told.told.starts_with(terms) => {
                    return Err(Fault::OtherTerms {
                        round,
                        attempt,
                        before: terms.clone(),
                        after: told.told.clone(),
                    });
                }
                None if stage.is_dealt => return Err(Fault::Vanished { round, attempt }),
                _ => {}
            }
        }
        Ok(())
    }

    /// Phones have told them, for these very terms.
    fn has_own_numbers(&self, round: u32, attempt: &Attempt) -> Result<(), Fault> {
        for (seat, number) in &attempt.numbers {
            let place = Place {
                round,
                attempt: attempt.attempt,
                seat: *seat,
            };
            match self.told.get(number) {
                Some(told) => is_there(*told, place)?,
                None => {
                    let Place { attempt, seat, .. } = place;
                    return Err(Fault::NeverTold {
                        round,
                        attempt,
                        seat,
                    });
                }
            }
        }
        Ok(())
    }

    /// Only what nobody was shown before.
    fn count(&mut self, proof: &Proof, stage: Stage, text: &str) {
        let Some(deal) = self.deals.get_mut(&proof.round) else {
            return;
        };
        if stage.bytes <= deal.proof.len() {
            return;
        }
        let before = mem::replace(&mut deal.stage, stage);
        text.clone_into(&mut deal.proof);
        let counted = &mut self.counted;
        counted.abandoned += u64::from(stage.closed - before.closed);
        counted.opened += u64::from(stage.is_open && !before.is_open);
        if stage.is_dealt && !before.is_dealt {
            match proof.proved {
                true => counted.proved += 1,
                false => counted.unproved += 1,
            }
        }
    }

    /// None if it is too long ago.
    fn deal(&mut self, round: u32) -> Option<&mut Deal> {
        if round > self.forgotten {
            self.deals.entry(round).or_default();
        }
        while self.deals.len() > ROUNDS
            && let Some((oldest, _)) = self.deals.pop_first()
        {
            self.forgotten = oldest;
            self.told.retain(|_, place| place.round > oldest);
        }
        self.deals.get_mut(&round)
    }
}

/// A number is good for one seat in one attempt.
fn is_there(told: Place, used: Place) -> Result<(), Fault> {
    if told == used {
        return Ok(());
    }
    Err(Fault::NumberAgain {
        seat: told.seat,
        told: (told.round, told.attempt),
        used: (used.round, used.attempt),
    })
}
