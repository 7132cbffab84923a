//! How a deal comes about that nobody can choose: phones seal numbers ahead, the terms are set, phones tell their
//! numbers, and the cards follow. `docs/fair-deal.md` says what is hashed and why.
//!
//! Where no phone takes part, none of this happens, and a game is dealt as it always was.

mod apply;
mod course;
mod event;
mod proof;
mod state;
mod terms;

pub(crate) use course::{begin, seal, settle, tick, unseal};
pub(crate) use event::FairKept;
pub use event::{Sealed, ServerNumber, TermsSet, Why};
pub use proof::Proof;
pub(crate) use state::{DeckStep, Fairness, HiddenNumbers, Number};
pub(crate) use terms::{Terms, ids, list_hash};

use std::borrow::Cow;

use wire::TermsView;

use crate::{Public, State};

/// What those are shown who take part, apart from the proofs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairView {
    /// The next round to be dealt.
    pub round: u32,
    pub asking: Option<TermsView>,
}

pub fn fair_view(public: &Public) -> FairView {
    let trying = public.fairness.trying.as_ref();
    FairView {
        round: public.next_round,
        asking: trying.map(|trying| TermsView {
            attempt: trying.attempt,
            terms: trying.terms.clone(),
            asked: trying.asked.clone(),
            ends_at_ms: trying.until_ms,
        }),
    }
}

/// The proofs that are kept, the oldest first.
pub fn proofs(public: &Public) -> impl Iterator<Item = Cow<'_, Proof>> {
    let kept = public.fairness.proofs.iter().map(Cow::Borrowed);
    kept.chain(failures(public).map(Cow::Owned))
}

/// Attempts at the next deal that have failed are shown before it has come about.
fn failures(public: &Public) -> Option<Proof> {
    let failures = &public.fairness.failures;
    (!failures.is_empty()).then(|| Proof {
        round: public.next_round,
        failures: (**failures).clone(),
        ..Proof::default()
    })
}

/// Changes with whatever [`fair_view`] shows.
pub fn fair_mark(public: &Public) -> (u32, u32) {
    (public.next_round, public.fairness.shown)
}

/// Whether a deal waits for the numbers of phones.
pub fn is_dealing(state: &State) -> bool {
    state.public.fairness.trying.is_some()
}

/// Whether it matters now whose phone is awake.
pub fn may_deal(state: &State) -> bool {
    state.public.is_between_rounds()
}
