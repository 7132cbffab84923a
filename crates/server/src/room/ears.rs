//! What a room hears of other nodes: records they write, and words they whisper. There are none where nobody else can
//! write.

use bytes::Bytes;
use futures_util::{Stream, StreamExt};
use journal::{Feed, Journal, JournalError, RoomId, Topic};

use crate::nodes::{NodeId, RoomWord, whisper, write};

pub(crate) enum News {
    Written(Feed),
    Whispered(Bytes),
}

#[derive(Debug)]
pub(crate) struct Ears<J: Journal> {
    journal: J,
    me: NodeId,
    topic: Topic,
    /// Nothing once it has ended.
    feed: Option<J::Watch>,
    whispers: Option<J::Whispers>,
}

impl<J: Journal> Ears<J> {
    /// To be opened before the log is read, so that nothing is missed. Asks who else has this room awake.
    pub(crate) async fn open(journal: &J, room: &RoomId, me: NodeId) -> Result<Self, JournalError> {
        let topic = Topic::Room(room.clone());
        let feed = Some(journal.watch(room).await?);
        let whispers = Some(journal.overhear(&topic).await?);
        let journal = journal.clone();
        let mut ears = Self {
            journal,
            me,
            topic,
            feed,
            whispers,
        };
        ears.say(&RoomWord::Asks).await;
        Ok(ears)
    }

    pub(crate) async fn say(&mut self, word: &RoomWord) {
        whisper(&self.journal, &self.topic, write(self.me, word)).await;
    }

    /// May be dropped at any time.
    pub(crate) async fn hear(&mut self) -> News {
        loop {
            tokio::select! {
                biased;
                heard = next(&mut self.feed) => if let Some(feed) = heard {
                    return News::Written(feed);
                },
                heard = next(&mut self.whispers) => if let Some(bytes) = heard {
                    return News::Whispered(bytes);
                },
            }
        }
    }
}

/// Nothing once, and then never again, when it has ended: the journal is closed.
async fn next<S: Stream + Unpin>(stream: &mut Option<S>) -> Option<S::Item> {
    match stream {
        Some(open) => {
            let item = open.next().await;
            if item.is_none() {
                *stream = None;
            }
            item
        }
        None => std::future::pending().await,
    }
}
