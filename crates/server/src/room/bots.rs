//! Bots of the house at a table. Each has a mind, which is shown what a phone in its seat would be shown and nothing
//! else, and says what it wants to do next, and when.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::{Atlas, Mind, Sight, Wish};
use journal::Journal;
use rules::{Author, Command, State};
use tokio::time::Instant;
use wire::{Intent, SeatId, pack::Pack};

use super::ConnId;
use super::crowd::Phone;
use super::due;
use super::ledger::LedgerError;
use super::task::Room;
use crate::entropy;
use crate::house::House;

/// What they do in one turn of the room; the rest has to wait for the next one, so that phones are heard in between.
const ACTS_MAX: usize = 8;

/// Those who sit here; nothing at most tables.
#[derive(Debug, Default)]
pub(super) struct Bots(Option<Box<Company>>);

#[derive(Debug, Default)]
struct Company {
    sitting: BTreeMap<SeatId, Sitting>,
    /// What the packs of the table say, and which these are.
    atlas: Atlas,
    packs: Vec<Arc<Pack>>,
}

#[derive(Debug)]
struct Sitting {
    mind: Mind,
    /// As things were at `version`.
    wish: Option<Wish>,
    version: Option<u64>,
}

impl Sitting {
    /// Dice of its own: whoever could foresee them could tell from what it does what it hides.
    fn new() -> Self {
        Self {
            mind: Mind::new(u64::from_le_bytes(entropy::bytes())),
            wish: None,
            version: None,
        }
    }
}

impl Bots {
    /// When the first of them wants to do something.
    fn next_ms(&self) -> Option<u64> {
        let company = self.0.as_deref()?;
        company.wishes().map(|(at_ms, _)| at_ms).min()
    }

    /// Who sits here now.
    fn seat(&mut self, state: &State) {
        let here = rules::bots(state);
        if here.is_empty() {
            self.0 = None;
            return;
        }
        let sitting = &mut self.0.get_or_insert_default().sitting;
        sitting.retain(|seat, _| here.iter().any(|(bot, _)| bot == seat));
        for (seat, _) in here {
            sitting.entry(seat).or_insert_with(Sitting::new);
        }
    }
}

impl Company {
    fn wishes(&self) -> impl Iterator<Item = (u64, SeatId)> {
        let wish = |(seat, bot): (&SeatId, &Sitting)| Some((bot.wish.as_ref()?.at_ms, *seat));
        self.sitting.iter().filter_map(wish)
    }

    /// What the chosen packs say, the first before the others. A pack is known by what it is, since an
    /// id of the table's own may mean another one later.
    fn learn(&mut self, chosen: &[String], of_house: &[Arc<Pack>], own: &[Arc<Pack>]) {
        let named = |id: &String| of_house.iter().chain(own).find(|pack| pack.id == *id);
        let packs: Vec<_> = chosen.iter().filter_map(named).cloned().collect();
        let same = |(a, b): (&Arc<Pack>, &Arc<Pack>)| Arc::ptr_eq(a, b);
        if self.packs.len() == packs.len() && self.packs.iter().zip(&packs).all(same) {
            return;
        }
        self.atlas = Atlas::of(packs.iter().map(AsRef::as_ref));
        self.packs = packs;
    }

    /// Asks everybody who does not know yet what has happened.
    fn think(&mut self, state: &State, house: &House, own: &[Arc<Pack>], at: (u64, u64)) {
        let (version, now_ms) = at;
        if self
            .sitting
            .values()
            .all(|bot| bot.version == Some(version))
        {
            return;
        }
        let table = rules::table_view(state.public());
        let rules = rules::rules_played(state);
        self.learn(&table.settings.packs, house.library.packs(), own);
        for (seat, bot) in &mut self.sitting {
            let view = rules::seat_view(state, *seat);
            let sight = Sight {
                table: &table,
                seat: &view,
                rules: rules.as_ref(),
                atlas: &self.atlas,
                lexicon: &house.lexicon,
                now_ms,
            };
            bot.wish = bot.mind.wish(&sight);
            bot.version = Some(version);
        }
    }

    /// Whoever wanted to do something first, if it is time.
    fn next(&self, now_ms: u64) -> Option<(SeatId, Intent)> {
        let (_, seat) = self.wishes().min().filter(|(at_ms, _)| *at_ms <= now_ms)?;
        let wish = self.sitting.get(&seat)?.wish.as_ref()?;
        Some((seat, wish.intent.clone()))
    }

    fn has_tried(&mut self, seat: SeatId) {
        if let Some(bot) = self.sitting.get_mut(&seat) {
            bot.wish = None;
        }
    }
}

impl<J: Journal> Room<J> {
    /// Lets each do what it wants to do by now. What is refused is not tried again before something else happens.
    pub(super) async fn let_bots_act(&mut self) -> Result<(), LedgerError> {
        if self.ledger.stirred().board {
            self.bots.seat(self.ledger.state());
        }
        if self.bots.0.is_none() {
            return Ok(());
        }
        Box::pin(self.act_for_bots()).await
    }

    async fn act_for_bots(&mut self) -> Result<(), LedgerError> {
        let own_packs = self.ledger.own_packs().await;
        let late_ms = due::ms(self.steps_back());
        for _ in 0..ACTS_MAX {
            let at = Instant::now();
            if !self.clock.is_flowing() || self.held_up.is_some_and(|(until, _)| at < until) {
                break;
            }
            let (version, state) = (self.ledger.version(), self.ledger.state());
            let now_ms = self.clock.now_ms(at);
            let Some(company) = self.bots.0.as_deref_mut() else {
                break;
            };
            company.think(state, &self.house, &own_packs, (version, now_ms));
            let Some((seat, intent)) = company.next(now_ms.saturating_sub(late_ms)) else {
                break;
            };
            // Other nodes that let it do something at the same moment number it alike, so one of the two happens.
            let n = self.ledger.state().last_n(seat) + 1;
            let by = Some(Author { seat, n });
            let outcome = self.commit(Command::Seat { seat, intent }, by).await;
            let refused = self.fault(outcome).await?.is_err();
            if refused {
                // Nothing of whose or why: that may follow from what is hidden.
                tracing::debug!(code = %self.ledger.code(), "a bot was refused");
            }
            // What could not be written is tried again once it may be.
            if let Some(company) = self.bots.0.as_deref_mut()
                && !(refused && self.held_up.is_some())
            {
                company.has_tried(seat);
            }
        }
        Ok(())
    }

    /// Whoever is next need not take the time that it wanted to.
    pub(super) fn hurry_bots(&mut self, conn: ConnId) {
        // Who only watches is in no hurry.
        if self.crowd.get(conn).and_then(Phone::hold).is_none() {
            return;
        }
        let now_ms = self.clock.now_ms(Instant::now());
        let Some(company) = self.bots.0.as_deref_mut() else {
            return;
        };
        let next = company.wishes().min();
        let next = next.and_then(|(_, seat)| company.sitting.get_mut(&seat));
        if let Some(wish) = next.and_then(|bot| bot.wish.as_mut()) {
            wish.at_ms = wish.at_ms.min(now_ms);
        }
    }

    /// When one of them wants to do something, while time flows.
    pub(super) fn bots_act_at(&self) -> Option<Instant> {
        let at_ms = self.bots.next_ms()?;
        let late_ms = due::ms(self.steps_back());
        let at = self.clock.instant_of(at_ms.saturating_add(late_ms))?;
        Some(self.held_up.map_or(at, |(until, _)| at.max(until)))
    }
}
