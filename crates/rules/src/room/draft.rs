//! A decision in the making: events are applied to a copy as they are emitted, so that the next
//! step of the same decision sees what the last one did.

use crate::{Event, Moment, State};

#[derive(Debug)]
pub(crate) struct Draft<'a> {
    pub(crate) state: State,
    pub(crate) moment: &'a Moment<'a>,
    events: Vec<Event>,
}

impl<'a> Draft<'a> {
    pub(crate) fn new(state: &State, moment: &'a Moment<'a>) -> Self {
        Self {
            state: state.clone(),
            moment,
            events: Vec::new(),
        }
    }

    pub(crate) fn now_ms(&self) -> u64 {
        self.moment.now_ms
    }

    pub(crate) fn emit(&mut self, event: Event) {
        self.state.apply(&event, self.moment.now_ms);
        self.events.push(event);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    pub(crate) fn into_events(self) -> Vec<Event> {
        self.events
    }
}
