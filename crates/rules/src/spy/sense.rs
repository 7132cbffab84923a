//! Which rules make sense. Whatever passes here can be played to an end.

use wire::{
    Refusal, Ruleset,
    limits::{
        ACCUSATIONS_MAX, GUESSES_MAX, MINUTES_MAX, PLAYERS_MIN, POINTS_MAX, SEATS_MAX,
        SPY_ROUNDS_MAX, WAIT_MAX_MS, WAIT_MIN_MS,
    },
    ruleset::{
        AccuseResolution, TimeUpProcedure, VoteBallots, VoteEligible, VoteOrder, VoteThreshold,
    },
};

use crate::room::guard::require;

pub(crate) fn check(rules: &Ruleset) -> Result<(), Refusal> {
    let players = rules.players;
    let fits = PLAYERS_MIN <= players.min && players.min <= players.max;
    let fits = fits && usize::from(players.max) <= SEATS_MAX;
    require(fits, Refusal::BadPlayers)?;
    require(lengths_fit(rules), Refusal::BadMinutes)?;
    require(
        (1..=SPY_ROUNDS_MAX).contains(&rules.rounds),
        Refusal::BadRounds,
    )?;
    require(points_fit(rules), Refusal::BadPoints)?;
    require(limits_fit(rules), Refusal::BadLimits)?;
    let tries = rules.accuse.per_round <= ACCUSATIONS_MAX;
    let tries = tries && (1..=GUESSES_MAX).contains(&rules.guess.attempts);
    require(tries, Refusal::BadAttempts)?;
    require(rules.roles || !rules.role_play, Refusal::NoRolesToPlay)?;
    require(rules.middle_cards <= 1, Refusal::BadMiddle)?;
    let middle = rules.middle_cards > 0;
    require(middle || !rules.point, Refusal::NothingToPointAt)?;
    votes(rules)
}

fn votes(rules: &Ruleset) -> Result<(), Refusal> {
    let vote = &rules.vote;
    let accusing = rules.accuse.per_round > 0;
    let (votes_at_time_up, last_word) = match rules.timeup.procedure {
        TimeUpProcedure::Proposals | TimeUpProcedure::Suspects | TimeUpProcedure::SecretBallot => {
            (true, false)
        }
        TimeUpProcedure::LastChance => (false, true),
        TimeUpProcedure::None => (false, false),
    };
    require(accusing || votes_at_time_up, Refusal::NobodyConvictable)?;
    require(accusing || !last_word, Refusal::NobodyConvictable)?;
    let votes_mid = accusing && rules.accuse.resolution == AccuseResolution::Vote;
    let enough = rules.players.min >= 3 || !(votes_mid || votes_at_time_up);
    require(enough, Refusal::VoteNeedsThree)?;
    let own = vote.eligible == VoteEligible::All;
    let all = vote.threshold == VoteThreshold::Unanimous;
    require(!(own && all), Refusal::SuspectNeverAgrees)?;
    let in_turn = vote.order == VoteOrder::Clockwise || vote.short_circuit;
    let secret = vote.ballots == VoteBallots::Secret;
    require(!(secret && in_turn), Refusal::SecretVoteInTurn)
}

/// Steps go up, and each is a length that a round can have.
fn lengths_fit(rules: &Ruleset) -> bool {
    let steps = &rules.duration_min;
    let length = |minutes: u8| (1..=MINUTES_MAX).contains(&minutes);
    (1..=SEATS_MAX).contains(&steps.len())
        && steps.iter().all(|s| length(s.minutes))
        && steps.is_sorted_by(|a, b| a.players_up_to < b.players_up_to)
}

fn points_fit(rules: &Ruleset) -> bool {
    let score = &rules.score;
    let points = [
        score.civ,
        score.bonus_mid,
        score.bonus_timeup,
        score.spy_guess,
        score.spy_mid_wrong,
        score.spy_timeup_wrong,
        score.spy_timeup_none,
        score.guess_wrong,
        score.middle_is_spy,
        score.middle_is_location,
    ];
    points.iter().all(|p| (0..=POINTS_MAX).contains(p))
}

fn limits_fit(rules: &Ruleset) -> bool {
    let limits = &rules.limits;
    let limits = [
        limits.look_ms,
        limits.vote_ms,
        limits.voter_ms,
        limits.voter_off_ms,
        limits.turn_off_ms,
        limits.turn_pass_ms,
        limits.turn_written_ms,
        limits.guess_ms,
        limits.first_suspect_ms,
        limits.next_suspect_ms,
        limits.first_hand_ms,
        limits.chance_ms,
        limits.ballot_ms,
    ];
    limits
        .iter()
        .all(|ms| (WAIT_MIN_MS..=WAIT_MAX_MS).contains(ms))
}
