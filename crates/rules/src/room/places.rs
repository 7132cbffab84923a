//! Which places a game is played with: those of the chosen packs, as far as the host wants them.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use fair::{Dice, Use};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::{
    PACKS_MAX, PLACES_MIN, Refusal, Settings,
    pack::{Language, Pack, Place, Text, compared},
};

use crate::{
    Moment, Public, RECORD_BYTES,
    fairness::{Terms, ids, list_hash},
    room::{PoolPlace, guard::require},
};

/// What bots leave of the places that are chosen: they know only those that have attributes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ForBots {
    /// How many a game has.
    places: u16,
    /// Those that it leaves out, the first ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    unknown: Vec<String>,
}

impl ForBots {
    /// What the names of places take in a record at the most.
    const UNKNOWN_BYTES: usize = RECORD_BYTES / 16;

    /// As with people, all of a pack that is small will do.
    pub(crate) fn is_enough(&self) -> bool {
        self.unknown.is_empty() || usize::from(self.places) >= PLACES_MIN
    }
}

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
fn listed_bytes<'a>(ids: impl IntoIterator<Item = &'a String>) -> usize {
    ids.into_iter().map(|id| id.len() + r#""","#.len()).sum()
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
    let mut places = played(public, moment.packs)?;
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
    let places: Vec<PoolPlace> = played(public, moment.packs)?
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

/// Without what bots do not know, while any sit.
fn played<'a>(public: &Public, packs: &'a [Arc<Pack>]) -> Result<Vec<&'a Place>, Refusal> {
    let mut places = chosen(&public.settings, packs);
    let all = places.len();
    if public.has_bots() {
        places.retain(is_known);
    }
    let enough = places.len() == all || places.len() >= PLACES_MIN;
    require(enough, Refusal::TooFewPlacesForBots)?;
    Ok(places)
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "for `retain` and `partition`"
)]
fn is_known(place: &&Place) -> bool {
    !place.attributes.is_empty()
}

/// Nothing where the packs that are chosen are not here.
pub(crate) fn for_bots(settings: &Settings, packs: &[Arc<Pack>]) -> Option<ForBots> {
    on_table(settings, packs).ok()?;
    let (known, unknown): (Vec<_>, Vec<_>) =
        chosen(settings, packs).into_iter().partition(is_known);
    let most = settings.places.most.map_or(known.len(), usize::from);
    let mut left = ForBots::UNKNOWN_BYTES;
    let fits = |place: &&Place| {
        let bytes = listed_bytes([&place.id]);
        left.checked_sub(bytes)
            .inspect(|rest| left = *rest)
            .is_some()
    };
    let unknown = unknown.into_iter().take_while(fits);
    Some(ForBots {
        places: counted(known.len().min(most)),
        unknown: unknown.map(|place| place.id.clone()).collect(),
    })
}

/// How many places a game has, as the lobby says.
pub(crate) fn shown(public: &Public) -> Option<u16> {
    let for_bots = public.for_bots.as_ref().filter(|_| public.has_bots());
    for_bots.map(|known| known.places).or(public.places)
}

/// Of the chosen places, those left out.
pub(crate) fn unknown(public: &Public) -> &[String] {
    let for_bots = public.for_bots.as_ref().filter(|_| public.has_bots());
    for_bots.map_or(&[], |known| &known.unknown)
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
