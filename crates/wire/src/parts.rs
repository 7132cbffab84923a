//! The table in the parts in which it travels: what changes once a game or once a round, what changes at
//! every tap, the last happenings and what was typed. Each part is a whole picture; [`TableView`] is all of
//! them together.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    Bot, ClientOut, FitView, Happening, LINES_KEPT, LastTimeView, LineView, Phase, Refusal,
    RoundView, SeatId, SeatPublicView, Settings, StandingView, TableView, VariantId,
    pack::PackLine,
};

/// What no tap changes in the middle of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct BoardView {
    pub code: String,
    pub host: Option<SeatId>,
    pub locked: bool,
    /// Clockwise.
    pub players: Vec<PlayerView>,
    pub settings: Settings,
    /// Which rules the settings lead to with this many players; house rules change them.
    pub variant: VariantId,
    /// How many rounds the settings lead to.
    pub rounds: u8,
    /// Length of a round that the settings and the number of players lead to.
    #[ts(type = "number")]
    pub round_ms: u64,
    /// How many may play by the chosen rules.
    pub players_min: u8,
    pub players_max: u8,
    /// Why the next deal cannot happen, if it cannot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub blocked: Option<Refusal>,
    /// What this number of players could play, where it is too many or too few for what is chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<FitView>>")]
    pub fits: Vec<FitView>,
    /// In the lobby: the pictures of the table's own deck, as cards are called.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub pictures: Vec<String>,
    /// The packs of this table's own, which its phones load from the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<PackLine>>")]
    pub packs: Vec<PackLine>,
    /// Finished rounds of this game. Void ones do not count, unless the active player had left.
    pub rounds_played: u8,
    /// Rounds that ended without a result and are played again.
    pub rounds_void: u8,
    /// In the lobby: how many places the settings put on the table, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub places_on_table: Option<u16>,
    /// Of the chosen places, in the lobby: those left out because bots sit at the table and know nothing of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub unknown_to_bots: Vec<String>,
    /// Place ids on the table, while a game is on; the places already played among them.
    pub places: Vec<String>,
    pub places_played: Vec<String>,
    /// Everybody who took part in this game, most points first, leavers included.
    pub standings: Vec<StandingView>,
    /// Points stay hidden until the game is over: all that are shown are 0.
    pub points_hidden: bool,
    /// In the deciding round: those who can win it.
    pub tied: Vec<SeatId>,
    /// Who has won, once the game is over.
    pub winners: Vec<SeatId>,
    /// In the lobby: who won the last game that was played here to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last_time: Option<LastTimeView>,
}

/// A seat, but for what changes at a tap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    pub id: SeatId,
    pub name: String,
    /// Which picture: an animal in a hat.
    pub avatar: u8,
    /// Left out: a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<Bot>,
    pub points: i32,
}

/// What any tap may change. Lists of seats, each clockwise, since most are in all of them or in none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PulseView {
    pub phase: Phase,
    /// Off for a while, or idle; not counted on.
    pub away: Vec<SeatId>,
    /// Who hold a card in the round that is on.
    pub playing: Vec<SeatId>,
    /// Who have looked at the card, or are ready for the next round.
    pub ready: Vec<SeatId>,
    /// Who have stopped the clock in this round.
    pub accused: Vec<SeatId>,
    /// When the next round deals itself, once everybody is ready for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub deals_at_ms: Option<u64>,
    /// Without what was typed, which travels by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<RoundView>,
}

impl TableView {
    /// The whole table. `lines` are those of the round in `pulse`.
    pub fn join(
        board: BoardView,
        pulse: PulseView,
        happenings: Vec<Happening>,
        lines: Vec<LineView>,
    ) -> Self {
        let seats = board.players.into_iter().map(|player| SeatPublicView {
            away: pulse.away.contains(&player.id),
            playing: pulse.playing.contains(&player.id),
            ready: pulse.ready.contains(&player.id),
            accused: pulse.accused.contains(&player.id),
            id: player.id,
            name: player.name,
            avatar: player.avatar,
            bot: player.bot,
            points: player.points,
        });
        Self {
            code: board.code,
            phase: pulse.phase,
            host: board.host,
            locked: board.locked,
            seats: seats.collect(),
            settings: board.settings,
            variant: board.variant,
            rounds: board.rounds,
            round_ms: board.round_ms,
            players_min: board.players_min,
            players_max: board.players_max,
            blocked: board.blocked,
            fits: board.fits,
            pictures: board.pictures,
            packs: board.packs,
            rounds_played: board.rounds_played,
            rounds_void: board.rounds_void,
            places_on_table: board.places_on_table,
            unknown_to_bots: board.unknown_to_bots,
            places: board.places,
            places_played: board.places_played,
            deals_at_ms: pulse.deals_at_ms,
            round: pulse.round.map(|round| round.with_lines(lines)),
            standings: board.standings,
            points_hidden: board.points_hidden,
            tied: board.tied,
            winners: board.winners,
            last_time: board.last_time,
            happenings,
        }
    }
}

/// Puts a table together from its frames, as every phone does.
#[derive(Clone, Debug, Default)]
pub struct Assembly {
    board: Option<(u64, BoardView)>,
    happenings: Vec<Happening>,
    round: u32,
    lines: Vec<LineView>,
}

impl Assembly {
    /// The table, with each pulse of the board that is held.
    pub fn take(&mut self, frame: &ClientOut) -> Option<TableView> {
        match frame {
            ClientOut::Board { rev, view } => self.board = Some((*rev, view.clone())),
            ClientOut::Happenings { last } => self.happenings.clone_from(last),
            ClientOut::Lines { round, lines } => self.hear(*round, lines),
            ClientOut::Pulse { board, view, .. } => return self.join(*board, view),
            _ => {}
        }
        None
    }

    fn hear(&mut self, round: u32, lines: &[LineView]) {
        if self.round != round {
            self.round = round;
            self.lines.clear();
        }
        let known = self.lines.last().map_or(0, |line| line.n);
        self.lines
            .extend(lines.iter().filter(|line| line.n > known).cloned());
        let old = self.lines.len().saturating_sub(LINES_KEPT);
        self.lines.drain(..old);
    }

    fn join(&self, board: u64, pulse: &PulseView) -> Option<TableView> {
        let (_, board) = self.board.as_ref().filter(|(rev, _)| *rev == board)?;
        let round = pulse.round.as_ref().map(RoundView::number);
        let lines = if round == Some(self.round) {
            self.lines.clone()
        } else {
            Vec::new()
        };
        let happenings = self.happenings.clone();
        Some(TableView::join(
            board.clone(),
            pulse.clone(),
            happenings,
            lines,
        ))
    }
}
