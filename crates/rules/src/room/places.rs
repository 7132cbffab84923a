//! Which places a game is played with: those of the chosen packs, as far as the host wants them.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use fair::{Dice, Use};
use wire::{
    PACKS_MAX, PLACES_MIN, Refusal, Settings,
    pack::{Language, Pack, Place, Text, compared},
};

use crate::{
    Moment, Public, RECORD_BYTES,
    fairness::{Terms, ids, list_hash},
    room::{PoolPlace, guard::require},
};

/// How many places a table remembers as played.
pub(crate) const RECENT_MAX: usize = 60;

/// What the places of a game take at the most in the record that it begins with. Any pack that is let in fits alone.
pub(crate) const POOL_BYTES: usize = RECORD_BYTES / 2;

/// How many places these settings put on the table, or why they cannot be.
pub(crate) fn on_table(settings: &Settings, packs: &[Arc<Pack>]) -> Result<usize, Refusal> {
    let named: BTreeSet<&String> = settings.packs.iter().collect();
    let once_each = named.len() == settings.packs.len();
    let few = (1..=PACKS_MAX).contains(&named.len());
    require(once_each && few, Refusal::BadPacks)?;
    let known = |id: &String| packs.iter().any(|p| p.id == *id);
    require(named.into_iter().all(known), Refusal::NoSuchPack)?;
    let places = chosen(settings, packs);
    let chosen = places.len();
    // A pack smaller than that is never let in; should one get here, all of it will do.
    let least = PLACES_MIN.min(all(settings, packs).len()).max(1);
    let wanted = settings.places.most.map_or(chosen, usize::from);
    require((least..=chosen).contains(&wanted), Refusal::TooFewPlaces)?;
    let bytes = heaviest(places, wanted) + listed_bytes(&left_out(settings, packs));
    require(bytes <= POOL_BYTES, Refusal::TooManyPlaces)?;
    Ok(wanted)
}

/// What so many of them take when they are recorded, whichever are drawn.
fn heaviest(places: Vec<&Place>, wanted: usize) -> usize {
    let mut bytes: Vec<usize> = places.into_iter().map(PoolPlace::bytes).collect();
    bytes.sort_unstable_by(|one, other| other.cmp(one));
    bytes.into_iter().take(wanted).sum()
}

/// A list of ids, which have no letters that JSON would write otherwise.
fn listed_bytes(ids: &[String]) -> usize {
    ids.iter().map(|id| id.len() + r#""","#.len()).sum()
}

/// As it is shown.
pub(crate) fn counted(places: usize) -> u16 {
    u16::try_from(places).unwrap_or(u16::MAX)
}

/// What the table leaves out, as far as it is in its packs; in their order, so that two lists of
/// the same places are the same list.
pub(crate) fn left_out(settings: &Settings, packs: &[Arc<Pack>]) -> Vec<String> {
    let out: BTreeSet<&String> = settings.places.out.iter().collect();
    let places = all(settings, packs).into_iter();
    let left_out = places.filter(|p| out.contains(&p.id));
    left_out.map(|p| p.id.clone()).collect()
}

/// All that a game of so many deals can use, in the order of the packs.
pub(crate) fn pool(
    public: &Public,
    moment: &Moment,
    deals: usize,
    dice: Dice,
) -> Result<Vec<PoolPlace>, Refusal> {
    let settings = &public.settings;
    // Packs may have gone since they were chosen, or have become smaller.
    on_table(settings, moment.packs)?;
    let mut places = chosen(settings, moment.packs);
    let most = settings.places.most.map(usize::from);
    if settings.places.fresh {
        let wanted = deals.max(most.unwrap_or(0)).max(PLACES_MIN);
        places = fresh(places, &public.recent, wanted);
    }
    if let Some(most) = most {
        places = drawn(dice, places, most);
    }
    Ok(places.into_iter().map(PoolPlace::of).collect())
}

/// The same for the terms of a deal: what the places of a game are drawn from, and how.
pub(crate) fn pool_terms(
    terms: &mut Terms,
    public: &Public,
    moment: &Moment,
    deals: usize,
) -> Result<(), Refusal> {
    let settings = &public.settings;
    on_table(settings, moment.packs)?;
    let places: Vec<PoolPlace> = chosen(settings, moment.packs)
        .into_iter()
        .map(PoolPlace::of)
        .collect();
    let hash = list_hash(places.iter());
    terms.from(format_args!("pool|{}|{hash}", places.len()));
    terms.from(format_args!("recent{}", ids(public.recent.iter())));
    let fresh = u8::from(settings.places.fresh);
    terms.from(format_args!("fresh|{fresh}"));
    match settings.places.most {
        Some(most) => {
            terms.from(format_args!("most|{most}"));
            terms.uses.push(Use::Pool);
        }
        None => terms.from(format_args!("most|all")),
    }
    terms.from(format_args!("deals|{deals}"));
    Ok(())
}

/// Where two packs have the same place, by its id or by its name in some language, the one of the
/// first pack is taken: of two that read alike on the table, nobody could name one.
fn all<'a>(settings: &Settings, packs: &'a [Arc<Pack>]) -> Vec<&'a Place> {
    let pack = |id: &String| packs.iter().find(|p| p.id == *id);
    if let [only] = settings.packs.as_slice() {
        // No two places of one pack are the same: such a pack is never let in.
        return pack(only).into_iter().flat_map(|p| &p.places).collect();
    }
    let places = settings.packs.iter().filter_map(pack);
    let (mut ids, mut names) = (BTreeSet::new(), BTreeSet::new());
    let mut all = Vec::new();
    for place in places.flat_map(|p| &p.places) {
        let called = spoken(&place.name);
        if !ids.contains(&place.id) && called.iter().all(|name| !names.contains(name)) {
            ids.insert(&place.id);
            names.extend(called);
            all.push(place);
        }
    }
    all
}

fn spoken(name: &Text) -> Vec<(Language, String)> {
    let in_each = |language| Some((language, compared(name.get(language)?)));
    Language::ALL.into_iter().filter_map(in_each).collect()
}

fn chosen<'a>(settings: &Settings, packs: &'a [Arc<Pack>]) -> Vec<&'a Place> {
    let out: BTreeSet<&String> = settings.places.out.iter().collect();
    let places = all(settings, packs).into_iter();
    places.filter(|p| !out.contains(&p.id)).collect()
}

/// Without what was played last; of that, the oldest come back until there are as many as wanted.
fn fresh<'a>(places: Vec<&'a Place>, recent: &VecDeque<String>, wanted: usize) -> Vec<&'a Place> {
    let here = |id: &&String| places.iter().any(|p| p.id == **id);
    let played: Vec<&String> = recent.iter().filter(here).collect();
    let forgiven = wanted.saturating_sub(places.len() - played.len());
    let barred: BTreeSet<&String> = played.into_iter().skip(forgiven).collect();
    let places = places.into_iter();
    places.filter(|p| !barred.contains(&p.id)).collect()
}

/// So many of them by lot, in the order in which they were.
fn drawn(mut dice: Dice, places: Vec<&Place>, most: usize) -> Vec<&Place> {
    let mut lots: Vec<usize> = (0..places.len()).collect();
    dice.shuffle(&mut lots);
    lots.truncate(most);
    lots.sort_unstable();
    lots.into_iter().map(|lot| places[lot]).collect()
}
