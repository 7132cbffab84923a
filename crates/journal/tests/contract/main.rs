//! What every journal must do, as one suite of facts. A new journal gets a fixture and one line of `contract!`.

mod adopting;
mod append;
mod blobs;
mod lives;
mod reading;
mod rivals;
mod stopping;
mod table;
mod watching;
mod whispering;

use std::sync::atomic::{AtomicU32, Ordering};

use cluster::Cluster;
use journal::{
    JetStreamJournal, Limits, MemoryJournal, Movable, NatsOptions, NatsPlace, SqliteJournal,
};
use tempfile::TempDir;

/// Small, so that every limit is easily reached.
pub(crate) const LIMITS: Limits = Limits {
    record_bytes: 1000,
    blob_bytes: 5000,
    room_blobs_bytes: 12_000,
    store_bytes: u64::MAX,
    page_bytes: 2500,
    watch_records: 16,
    queued_writes: 64,
    known_ids: 40,
    tail_records: 6,
};

/// An empty journal with [`LIMITS`], and whatever must live as long as it.
trait Fixture: Sized {
    type Journal: Movable;
    async fn open() -> Self;
    fn journal(&self) -> Self::Journal;
}

struct Memory(MemoryJournal);

impl Fixture for Memory {
    type Journal = MemoryJournal;

    async fn open() -> Self {
        Self(MemoryJournal::new(LIMITS))
    }

    fn journal(&self) -> MemoryJournal {
        self.0.clone()
    }
}

struct Sqlite {
    journal: SqliteJournal,
    _dir: TempDir,
}

impl Fixture for Sqlite {
    type Journal = SqliteJournal;

    async fn open() -> Self {
        let dir = tempfile::tempdir().expect("a temporary directory");
        let path = dir.path().join("rooms.sqlite3");
        let journal = SqliteJournal::open(path, LIMITS)
            .await
            .expect("a new data file");
        Self { journal, _dir: dir }
    }

    fn journal(&self) -> SqliteJournal {
        self.journal.clone()
    }
}

/// A store of its own in a cluster of three servers, which all tests of this program share.
struct JetStream(JetStreamJournal);

/// Servers and rooms are many, so names and sizes are what tells the stores apart.
fn store(name: &str) -> NatsOptions {
    NatsOptions {
        name: name.to_owned(),
        shelves: 2,
        ..NatsOptions::default()
    }
}

async fn place() -> NatsPlace {
    static STORES: AtomicU32 = AtomicU32::new(0);
    let number = STORES.fetch_add(1, Ordering::Relaxed);
    let mut place: NatsPlace = Cluster::shared().await.url().parse().expect("a place");
    place.options = store(&format!("store{number}"));
    place
}

async fn open(place: &NatsPlace) -> JetStreamJournal {
    let opened = JetStreamJournal::open(place.clone(), LIMITS).await;
    opened.expect("a cluster that will do")
}

impl Fixture for JetStream {
    type Journal = JetStreamJournal;

    async fn open() -> Self {
        Self(open(&place().await).await)
    }

    fn journal(&self) -> JetStreamJournal {
        self.0.clone()
    }
}

macro_rules! contract {
    ($($name:ident: $fixture:ty),* $(,)?) => {
        $(mod $name {
            facts! { $fixture,
                append: versions_are_dense_and_records_come_back_as_they_were,
                append: a_stale_or_future_version_conflicts_and_writes_nothing,
                append: a_resent_command_is_answered_with_its_first_version,
                append: a_command_id_belongs_to_one_room,
                append: a_record_at_the_limit_fits_and_a_longer_one_is_refused,
                reading: a_page_holds_at_most_max_records_and_page_bytes,
                reading: a_room_that_does_not_exist_is_empty,
                reading: truncated_records_are_gone_and_versions_count_on,
                reading: a_room_truncated_to_nothing_keeps_its_head,
                reading: a_resend_of_a_truncated_command_conflicts,
                lives: a_deleted_room_is_empty_and_only_that_room,
                lives: a_room_at_which_something_has_happened_since_is_not_deleted,
                lives: a_writer_of_an_earlier_life_always_conflicts,
                lives: a_reader_of_an_earlier_life_sees_a_hole,
                lives: a_command_of_an_earlier_life_is_forgotten,
                lives: rooms_are_listed_with_head_and_time,
                lives: rooms_that_are_postponed_are_so_much_younger_and_else_the_same,
                adopting: an_adopted_room_has_its_versions_and_goes_on,
                adopting: a_room_that_exists_is_not_adopted_and_a_resend_is_answered,
                adopting: versions_of_other_rooms_do_not_matter_to_what_is_adopted,
                adopting: whoever_watches_hears_of_an_adopted_record,
                adopting: a_record_that_is_too_long_is_not_adopted,
                adopting: the_blobs_of_one_room_are_listed,
                adopting: whoever_follows_a_course_counts_on_from_there,
                blobs: a_blob_comes_back_by_the_hash_of_its_bytes,
                blobs: a_blob_belongs_to_one_room,
                blobs: a_blob_needs_a_room_and_goes_with_it,
                blobs: a_blob_stored_twice_counts_once,
                blobs: blobs_over_the_limits_are_refused,
                blobs: blobs_that_are_not_kept_make_room_for_others,
                blobs: what_is_used_grows_and_shrinks_with_what_is_kept,
                watching: a_watcher_sees_every_commit_in_order,
                watching: a_watcher_sees_only_its_room_and_no_failed_append,
                watching: a_lagging_watcher_gets_a_gap_and_then_the_newest,
                watching: a_deleted_room_shows_its_watchers_a_gap,
                watching: reading_after_watching_misses_nothing,
                whispering: a_whisper_is_heard_by_all_who_listen_to_its_topic,
                whispering: closing_ends_what_is_overheard,
                rivals: of_two_rivals_exactly_one_wins_each_version,
                rivals: rivals_who_catch_up_land_every_command_once,
                rivals: of_many_who_begin_a_room_one_does,
                stopping: a_closed_journal_answers_and_never_hangs,
                stopping: closing_ends_the_watches,
                stopping: what_was_asked_before_closing_is_answered,
            }
        })*
    };
}

macro_rules! facts {
    ($fixture:ty, $($part:ident: $fact:ident,)*) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $fact() {
            let fixture = <$fixture as crate::Fixture>::open().await;
            crate::$part::$fact(crate::Fixture::journal(&fixture)).await;
        })*
    };
}

contract! {
    memory: crate::Memory,
    sqlite: crate::Sqlite,
    jetstream: crate::JetStream,
}
