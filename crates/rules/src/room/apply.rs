//! Takes events in. Cannot fail, and reads nothing but the state.

use wire::{Bot, Happened, SeatId, StandingView};

use crate::{
    Event, State, TokenHash,
    room::{
        Game, Numbers, Offered, Seat, Survivors,
        play::{self, Cards},
    },
};

impl State {
    pub(crate) fn apply(&mut self, event: &Event, at_ms: u64) {
        match event {
            Event::Opened { places } => self.public.places = *places,
            Event::Marked {} => {}
            Event::Joined {
                seat,
                name,
                avatar,
                token,
                bot,
                chair,
                for_bots,
            } => {
                let bot = bot.then_some(Bot { character: None });
                if bot.is_some() {
                    self.public.for_bots.clone_from(for_bots);
                }
                let newcomer = Seat::new(*seat, name, *avatar, bot, at_ms);
                self.joined(newcomer, *token, *chair, at_ms);
            }
            Event::BotSat {
                seat,
                name,
                avatar,
                character,
                for_bots,
            } => {
                let character = Some(*character);
                let bot = Seat::new(*seat, name, *avatar, Some(Bot { character }), at_ms);
                self.public.for_bots.clone_from(for_bots);
                self.sits_down(bot, None);
                let (seat, name) = (*seat, name.clone());
                self.public.happened(Happened::Joined { seat, name });
            }
            Event::BotTookOver { seat, character } => {
                let name = self.bot_took_over(*seat, *character, at_ms);
                let seat = *seat;
                self.public.happened(Happened::BotTookOver { seat, name });
            }
            Event::Left { seat } => {
                let name = self.removed(*seat, at_ms);
                self.public.happened(Happened::Left { seat: *seat, name });
            }
            Event::Kicked { seat } => {
                let name = self.removed(*seat, at_ms);
                self.public.happened(Happened::Kicked { seat: *seat, name });
            }
            Event::Renamed { seat, name } => self.renamed(*seat, name),
            Event::Dressed { seat, avatar } => self.dressed(*seat, *avatar),
            Event::Locked { locked } => self.public.locked = *locked,
            Event::HostMoved { seat } => {
                self.public.host = Some(*seat);
                // What the last one offered, the next one may not know of.
                self.hidden.keys.clear();
                self.public.happened(Happened::HostMoved { seat: *seat });
            }
            Event::Reordered { seats } => {
                let place = |id| seats.iter().position(|s| *s == id);
                self.public.seats.sort_by_key(|s| place(s.id));
            }
            Event::Configured {
                settings,
                places,
                for_bots,
            } => {
                self.public.configured(settings.clone());
                self.public.places = *places;
                self.public.for_bots.clone_from(for_bots);
            }
            Event::PictureAdded { picture } => self.public.pictures.push(picture.clone()),
            Event::PictureDropped { picture } => self.public.pictures.retain(|p| p != picture),
            Event::PackAdded { pack } => self.public.packs.push(pack.clone()),
            Event::PackDropped { pack } => self.public.packs.retain(|p| p.line.id != *pack),
            Event::SeatOffered { seat, key } => {
                let offered = Offered::now(&self.public, *key, at_ms);
                self.hidden.keys.insert(*seat, offered);
                self.public.happened(Happened::SeatOffered { seat: *seat });
            }
            Event::SeatClaimed { seat, token } => {
                self.hidden.keys.remove(seat);
                self.hidden.tokens.insert(*seat, *token);
                self.public.fairness.unsealed(*seat);
                let seat = *seat;
                self.public.happened(Happened::SeatHandedOver { seat });
            }
            Event::WentAway { seat } => self.went_away(*seat, at_ms),
            Event::CameBack { seat } => self.came_back(*seat, at_ms),
            Event::SatOut { seat } => {
                if let Some(seat) = self.public.seat_mut(*seat) {
                    seat.sits_out = true;
                }
            }
            Event::GameStarted { .. }
            | Event::CaptainsStarted { .. }
            | Event::NotebookStarted { .. }
            | Event::Spy { .. }
            | Event::Captains { .. }
            | Event::Notebook { .. } => play::apply(self, event, at_ms),
            Event::Tied { seats } => {
                if let Some(game) = &mut self.public.game {
                    game.tied.clone_from(seats);
                }
                let seats = seats.clone();
                self.public.happened(Happened::Tied { seats });
            }
            Event::HeldBack { seat } => self.public.held_back(*seat),
            Event::DealSet { at_ms } => {
                if let Some(game) = &mut self.public.game {
                    game.deals_at_ms = Some(*at_ms);
                }
            }
            Event::DealPutOff {} => self.public.no_deal_is_set(),
            Event::GameEnded {} => {
                let game = self.public.game.as_ref();
                let rounds = game.map_or(0, |game| play::rounds(&self.public, game));
                if let Some(game) = &mut self.public.game {
                    game.rounds = rounds;
                    game.over = true;
                }
                self.public.no_deal_is_set();
                self.public.remember_winners();
                self.open_deck();
                self.public.happened(Happened::GameOver {});
            }
            Event::LobbyReopened { for_bots } => {
                self.public.for_bots.clone_from(for_bots);
                self.public.game = None;
                self.hidden.cards = Cards::default();
            }
            Event::Sealed(sealed) => self.public.fairness.sealed(sealed),
            Event::TermsSet(set) => self.terms_set(set),
            Event::NumberTold { seat, number } => self.number_told(*seat, number.clone()),
            Event::AttemptClosed(why) => self.attempt_closed(why),
            Event::NumbersComplete {} => self.numbers_complete(),
            Event::DealtUnproved {} => self.dealt_unproved(),
        }
    }

    /// In the chair of a bot, or in a new one.
    fn joined(&mut self, newcomer: Seat, token: TokenHash, chair: Option<SeatId>, at_ms: u64) {
        let (seat, name) = (newcomer.id, newcomer.name.clone());
        if !newcomer.is_bot() {
            self.public.host.get_or_insert(seat);
        }
        self.hidden.tokens.insert(seat, token);
        let mut seats = self.public.seats.iter();
        let at = chair.and_then(|bot| seats.position(|s| s.id == bot));
        let bot = chair.map(|bot| self.removed(bot, at_ms));
        self.sits_down(newcomer, at);
        self.public.happened(match bot {
            Some(bot) => Happened::ChairTaken { seat, name, bot },
            None => Happened::Joined { seat, name },
        });
    }

    /// There, or after all others.
    fn sits_down(&mut self, newcomer: Seat, at: Option<usize>) {
        self.public.next_seat = newcomer.id.0 + 1;
        let at = at.unwrap_or(self.public.seats.len());
        self.public.seats.insert(at, newcomer);
    }

    /// The seat's line on the scoreboard and its card stay; the seat itself goes.
    fn removed(&mut self, seat: SeatId, at_ms: u64) -> String {
        let gone = self.public.seats.iter().position(|s| s.id == seat);
        let name = gone.map_or(String::new(), |at| self.public.seats.remove(at).name);
        self.forget_phone(seat);
        let settings = &mut self.public.settings;
        settings.starter = settings.starter.filter(|s| *s != seat);
        play::forget(settings, seat);
        // Those who stay have the whole time again to think about it.
        self.public.no_deal_is_set();
        if let Some(game) = &mut self.public.game {
            for line in game.standings.iter_mut().filter(|l| l.seat == seat) {
                line.left = true;
            }
        }
        play::seat_removed(self, seat, at_ms);
        name
    }

    /// Nobody holds the seat any more.
    pub(crate) fn forget_phone(&mut self, seat: SeatId) {
        self.hidden.tokens.remove(&seat);
        self.hidden.keys.remove(&seat);
        self.hidden.numbers.remove(&seat);
        self.public.fairness.forget(seat);
        self.public.host = self.public.host.filter(|h| *h != seat);
    }

    fn renamed(&mut self, seat: SeatId, name: &str) {
        if let Some(seat) = self.public.seat_mut(seat) {
            name.clone_into(&mut seat.name);
        }
        for person in self.public.annals.people_of(seat) {
            name.clone_into(&mut person.name);
        }
        for line in self.lines_of(seat) {
            name.clone_into(&mut line.name);
        }
    }

    fn dressed(&mut self, seat: SeatId, avatar: u8) {
        if let Some(seat) = self.public.seat_mut(seat) {
            seat.avatar = avatar;
        }
        for person in self.public.annals.people_of(seat) {
            person.avatar = avatar;
        }
        for line in self.lines_of(seat) {
            line.avatar = avatar;
        }
    }

    /// On the scoreboard.
    fn lines_of(&mut self, seat: SeatId) -> impl Iterator<Item = &mut StandingView> {
        let games = self.public.game.iter_mut();
        let lines = games.flat_map(|g| g.standings.iter_mut());
        lines.filter(move |line| line.seat == seat)
    }

    fn went_away(&mut self, seat: SeatId, at_ms: u64) {
        if let Some(seat) = self.public.seat_mut(seat) {
            seat.offline = true;
            seat.away_since_ms.get_or_insert(at_ms);
        }
    }

    fn came_back(&mut self, seat: SeatId, at_ms: u64) {
        if let Some(seat) = self.public.seat_mut(seat) {
            seat.offline = false;
            seat.away_since_ms = None;
            seat.missed_votes = 0;
            seat.sits_out = false;
            seat.since_ms = at_ms;
        }
    }

    pub(crate) fn begin(&mut self, survivors: &Survivors, game: Game) {
        self.survive(survivors);
        self.public.annals.game_began();
        self.public.game = Some(game);
        self.open_pool();
    }

    /// What is live and what is read back from this event alone are the same from here on.
    fn survive(&mut self, survivors: &Survivors) {
        let Survivors {
            host,
            locked,
            settings,
            places,
            for_bots,
            recent,
            seats,
            pictures,
            packs,
            next_seat,
            next_round,
            next_happening,
            happenings,
            annals,
            tokens,
            // They end with the deal that this game begins with.
            keys: _,
            last_n,
            fair,
        } = survivors.clone();
        self.public.host = host;
        self.public.locked = locked;
        self.public.configured(settings);
        self.public.places = places;
        self.public.for_bots = for_bots;
        self.public.recent = recent.into();
        self.public.seats = seats.into();
        self.public.pictures = pictures.into();
        self.public.packs = packs.into();
        self.public.next_seat = next_seat;
        self.public.next_round = next_round;
        self.public.next_happening = next_happening;
        self.public.happenings = happenings.into();
        self.public.annals = annals.into();
        self.hidden.tokens = tokens.into_iter().collect();
        self.hidden.keys.clear();
        let numbers = last_n.into_iter().map(|(s, n)| (s, Numbers::since(n)));
        self.hidden.numbers = numbers.collect();
        self.hidden.cards = Cards::default();
        self.keep_fair(fair);
    }

    pub(crate) fn survivors(&self) -> Survivors {
        let State { public, hidden } = self;
        Survivors {
            host: public.host,
            locked: public.locked,
            settings: (*public.settings).clone(),
            places: public.places,
            for_bots: public.for_bots.clone(),
            recent: (*public.recent).clone(),
            seats: (*public.seats).clone(),
            pictures: (*public.pictures).clone(),
            packs: (*public.packs).clone(),
            next_seat: public.next_seat,
            next_round: public.next_round,
            next_happening: public.next_happening,
            happenings: (*public.happenings).clone(),
            annals: (*public.annals).clone(),
            tokens: hidden.tokens.iter().map(|(s, t)| (*s, *t)).collect(),
            keys: Vec::new(),
            last_n: hidden.numbers.iter().map(|(s, n)| (*s, n.last())).collect(),
            fair: self.fair_kept(),
        }
    }
}
