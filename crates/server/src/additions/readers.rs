//! Those who look at what was sent, beside the sockets. There are few of them, and who finds all of them
//! at work is turned away.

use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use wire::Refusal;

/// So many additions are looked at at a time. Each takes a few milliseconds, so who finds them all taken
/// has met a crowd.
const READINGS_MAX: usize = 4;

/// Clones share them.
#[derive(Clone, Debug)]
pub(crate) struct Readers(Arc<Semaphore>);

impl Default for Readers {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(READINGS_MAX)))
    }
}

impl Readers {
    /// Beside the sockets of this thread, which need not wait for it. Nothing, when the work panicked.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Option<T>, Refusal> {
        let taken = Arc::clone(&self.0).try_acquire_owned();
        let taken = taken.map_err(|_| Refusal::ServerBusy)?;
        // The work goes on when the request is given up, and so does its claim.
        let working = spawn_blocking(move || {
            let done = work();
            drop(taken);
            done
        });
        Ok(working.await.ok())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn a_crowd_of_files_is_turned_away_until_one_has_been_read() {
        let readers = Readers::default();
        let mut at_work = Vec::new();
        for _ in 0..READINGS_MAX {
            let (finish, finished) = mpsc::channel::<()>();
            let (begin, begun) = oneshot::channel();
            let readers = readers.clone();
            let work = move || {
                begin.send(()).expect("somebody waits");
                assert!(finished.recv().is_err(), "until it is told");
            };
            let working = tokio::spawn(async move { readers.read(work).await });
            begun.await.expect("it is begun");
            at_work.push((finish, working));
        }
        assert_eq!(readers.read(|| ()).await, Err(Refusal::ServerBusy));
        let (finish, working) = at_work.remove(0);
        drop(finish);
        assert_eq!(working.await.expect("it ends well"), Ok(Some(())));
        assert_eq!(readers.read(|| 7).await, Ok(Some(7)));
    }

    #[tokio::test]
    async fn work_that_panics_keeps_nobody_waiting() {
        let readers = Readers::default();
        for _ in 0..=READINGS_MAX {
            let panicked: Option<()> = readers.read(|| panic!("as told")).await.expect("a reader");
            assert_eq!(panicked, None);
        }
    }
}
