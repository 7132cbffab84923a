//! Takes a round's events in.

use wire::{CaptainsEnding, Earned, Happened, PointsView};

use crate::{
    Public, State,
    captains::{Event, PLACES, course::new_round},
    secret::Secret,
};

impl State {
    pub(crate) fn apply_captains(&mut self, event: &Event, at_ms: u64) {
        match event {
            Event::Dealt {
                captains,
                order,
                deal,
                reshuffled,
            } => {
                self.hidden.cards.captains.deal = Some(Secret::new(deal.clone()));
                let kept = reshuffled.then_some(PLACES);
                let circle = self.public.begin_round(order, kept);
                let asking = self.public.asking();
                if let Some(play) = self.public.captains_mut() {
                    play.turns.deal(order);
                    play.round = Some(new_round(circle, *captains, asking, at_ms));
                }
            }
            Event::RoundEnded {
                ending,
                points,
                earned,
            } => self.captains_ended(*ending, points, earned),
            Event::FirstSettled { captain, by_lot } => {
                if *by_lot {
                    self.note_in_proof(format_args!("first|{captain}"));
                }
                self.public.apply_captains(event, at_ms);
            }
            Event::Looked { .. }
            | Event::Asked { .. }
            | Event::Answered { .. }
            | Event::QuestionLapsed {}
            | Event::AskingFinished {}
            | Event::Picked { .. }
            | Event::Refused { .. }
            | Event::NamingBegan { .. }
            | Event::Named { .. }
            | Event::Said { .. }
            | Event::Remarked { .. }
            | Event::PausedByHost {}
            | Event::WaitedFor { .. }
            | Event::Resumed {}
            | Event::Readied { .. } => self.public.apply_captains(event, at_ms),
        }
    }

    fn captains_ended(&mut self, ending: CaptainsEnding, points: &[PointsView], earned: &[Earned]) {
        let Some(deal) = self.hidden.cards.captains.deal.take() else {
            return;
        };
        let deal = deal.peek();
        let void = matches!(ending, CaptainsEnding::Void { .. });
        if let Some(game) = &mut self.public.game {
            game.count(void, points);
            for (_, place) in &deal.places {
                game.played(place);
            }
        }
        for (_, place) in &deal.places {
            self.public.visited(place);
        }
        let Some(play) = self.public.captains_mut() else {
            return;
        };
        let Some(round) = &mut play.round else { return };
        if !void {
            play.last = round.captains.iter().map(|c| c.seat).collect();
            for seat in &play.last {
                play.turns.take(*seat);
            }
        }
        round.over(ending, deal, points, earned);
        let round = round.circle.number;
        self.public.happened(Happened::RoundOver { round });
    }
}

impl Public {
    /// Events that touch nothing hidden.
    fn apply_captains(&mut self, event: &Event, at_ms: u64) {
        let round = self.captains_mut().and_then(|p| p.round.as_mut());
        let Some(round) = round else { return };
        if let Some(happened) = round.apply(event, at_ms) {
            self.happened(happened);
        }
    }
}
