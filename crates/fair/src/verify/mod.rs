//! Whether a file that a phone saved proves its deal: every seal, every draw, and that phone's own card and number.

mod captains;
mod notebook;
mod phone;
mod places;
mod report;
mod seals;
mod spy;

pub use report::{Check, Outcome, Report, Verdict};

use crate::{
    Use, code,
    proof::{self, Attempt, Fault, Game, Place, Proof},
    redraw::Seed,
    seed,
};
use report::Checks;

/// Reads the file and checks all that can be checked in it. Bounded by the length of the file.
pub fn verify(file: &[u8]) -> Result<Report, Fault> {
    let proof = proof::parse(file)?;
    let mut checks = Checks::default();
    seals::attempts(&mut checks, &proof);
    dealt(&mut checks, &proof);
    let attempt = proof.attempt.as_ref();
    let deal = attempt.filter(|_| proof.proved).map(|attempt| {
        let deal = Deal::of(&mut checks, &proof, attempt);
        deal.draw(&mut checks);
        deal
    });
    phone::card(&mut checks, &proof, deal.as_ref());
    let seat = phone::told(&mut checks, &proof);
    Ok(Report {
        code: attempt.map(|attempt| code(&attempt.told)),
        verdict: checks.verdict(seat),
        checks: checks.made,
        table: proof.table,
        round: proof.round,
    })
}

fn dealt(checks: &mut Checks, proof: &Proof) {
    let Some(attempt) = proof.attempt.as_ref().filter(|_| proof.proved) else {
        let says = "The server dealt this round alone, so nothing of it can be proved";
        return checks.lacks("dealt", says.to_owned());
    };
    let phones = attempt.numbers.len();
    checks.holds(
        "dealt",
        format!("Phones whose numbers are in the deal: {phones}"),
    );
    let times = attempt.attempt;
    if times == 1 {
        let says = "The first attempt was dealt, so the server had no deals to choose from";
        checks.holds("choice", says.to_owned());
    } else {
        let says = format!(
            "Attempt {times} was dealt. If the server held numbers back, it could choose among {times} deals"
        );
        checks.leaves_open("choice", says);
    }
}

/// What was dealt from numbers of phones, as far as it can be drawn again.
struct Deal<'a> {
    proof: &'a Proof,
    attempt: &'a Attempt,
    seats: Vec<u16>,
    /// Nothing as long as the server's number is not told, or where it does not fit its seal.
    cards: Option<Seed>,
    deck: Option<Seed>,
    /// The places in play.
    places: Option<Vec<&'a Place>>,
}

impl<'a> Deal<'a> {
    fn of(checks: &mut Checks, proof: &'a Proof, attempt: &'a Attempt) -> Self {
        let seed_of = |of: Use| {
            let number = attempt.opened(of)?;
            let fits = seals::fits(proof, attempt, of, &number);
            fits.then(|| seed(&number, &attempt.told))
        };
        Self {
            proof,
            attempt,
            seats: attempt.terms.order(),
            cards: seed_of(Use::Cards),
            deck: seed_of(Use::Deck),
            places: places::places(checks, proof, attempt, seed_of(Use::Pool).as_ref()),
        }
    }

    fn draw(&self, checks: &mut Checks) {
        match &self.attempt.terms.game {
            Game::Spy {
                roles,
                middle,
                starter,
            } => spy::draw(checks, self, *roles, *middle, *starter),
            Game::Captains(captains) => captains::draw(checks, self, captains),
            Game::Notebook { active } => notebook::draw(checks, self, *active),
        }
    }

    /// Who begins, by lot or because the terms say so. Where they do, the proof need not say it again.
    fn begins(
        &self,
        checks: &mut Checks,
        about: &'static str,
        what: &str,
        named: Option<u16>,
        drawn: impl FnOnce(&Seed) -> Option<u16>,
        said: Option<u16>,
    ) {
        let said = said.map(report::seat);
        match (named, said) {
            (Some(_), None) => {}
            (Some(named), Some(said)) => checks.either(
                about,
                report::seat(named) == said,
                format!("{what} is {said}, as the terms say"),
                format!(
                    "{what} is {} in the terms, and the proof says {said}",
                    report::seat(named)
                ),
            ),
            (None, said) => {
                if let Some(drawn) = self.cards.as_ref().and_then(drawn) {
                    checks.same(about, what, &report::seat(drawn), said.as_deref());
                }
            }
        }
    }
}
