//! The longest tale that a round can leave.

use wire::{
    CaptainTale, CaptainsEnding, CaptainsTale, Chair, Earned, Ending, NamedView, NotebookEnding,
    NotebookTale, QUESTIONS_TOLD, Reason, RoundTale, SEATS_MAX, SeatId, SpyTale, TALE_BYTES, Told,
    VOTES_TOLD, VoteKind, VoteTale, WORD_CHARS, limits,
};

/// A full table, and every id as long as any.
fn seats() -> Vec<SeatId> {
    let most = u16::MAX - u16::try_from(SEATS_MAX).expect("a few seats");
    (most..u16::MAX).map(SeatId).collect()
}

fn chairs() -> impl Iterator<Item = Chair> {
    (0..u8::try_from(SEATS_MAX).expect("a few seats"))
        .rev()
        .map(Chair)
}

fn questions() -> Vec<[Chair; 2]> {
    vec![[Chair(10), Chair(11)]; QUESTIONS_TOLD]
}

fn place() -> String {
    "x".repeat(limits::PACK_ID_CHARS)
}

fn earned(why: Reason, to: usize) -> Earned {
    Earned {
        why,
        points: -limits::POINTS_MAX * 10,
        to: seats().into_iter().take(to).collect(),
    }
}

#[track_caller]
fn fits(earned: Vec<Earned>, told: Told) {
    let tale = RoundTale {
        number: u32::MAX,
        of_game: u32::MAX,
        seats: seats(),
        earned,
        told,
    };
    let bytes = serde_json::to_vec(&tale).expect("a tale is JSON").len();
    assert!(bytes <= TALE_BYTES, "{bytes}");
}

#[test]
fn a_round_with_a_spy_in_which_everything_happened_fits() {
    let seat = SeatId(u16::MAX);
    let vote = VoteTale {
        kind: VoteKind::Proposal,
        suspect: Some(Chair(11)),
        by: Some(Chair(10)),
        yes: chairs().take(6).collect(),
        no: chairs().skip(6).collect(),
        tally: None,
        carried: false,
    };
    let told = |ending| {
        Told::Spy(SpyTale {
            place: place(),
            spy: Some(seat),
            ending,
            questions: questions(),
            votes: vec![vote.clone(); VOTES_TOLD],
            missed: vec![place(); usize::from(limits::GUESSES_MAX) - 1],
        })
    };
    let agents = earned(Reason::SpyConvicted, SEATS_MAX);
    let caught = Ending::SpyConvicted {
        by: Some(seat),
        bonus: Some(seat),
    };
    fits(
        vec![agents, earned(Reason::RightAccusation, 1)],
        told(caught),
    );
    let missed = Ending::GuessedWrong {
        place: Some(place()),
    };
    fits(vec![earned(Reason::GuessedWrong, SEATS_MAX)], told(missed));
}

#[test]
fn a_round_between_captains_in_which_everything_happened_fits() {
    let seat = SeatId(u16::MAX);
    let captain = || CaptainTale {
        seat,
        place: place(),
        team: chairs().take(6).collect(),
    };
    let named = NamedView {
        captain: seat,
        place: Some(place()),
    };
    let told = Told::Captains(CaptainsTale {
        captains: [captain(), captain()],
        spy: seat,
        ending: CaptainsEnding::SpyPicked { by: seat },
        questions: questions(),
        named: vec![named.clone(), named],
    });
    let each = [
        Reason::AgentsMatched,
        Reason::AgentsDiffered,
        Reason::SpyInTeam,
    ];
    let mut why: Vec<_> = each.map(|why| [earned(why, 1), earned(why, 1)]).concat();
    why.extend([earned(Reason::OwnCaptain, SEATS_MAX - 3)]);
    why.extend([Reason::SpyPicked, Reason::PlaceNamed].map(|why| earned(why, 1)));
    fits(why, told);
}

#[test]
fn a_round_with_notebooks_in_which_everything_happened_fits() {
    let seat = SeatId(u16::MAX);
    let told = Told::Notebook(NotebookTale {
        active: seat,
        conspirator: Some(seat),
        word: Some("🦊".repeat(WORD_CHARS)),
        ending: NotebookEnding::Escaped {},
        chips: vec![[Chair(10), Chair(11)]; SEATS_MAX],
    });
    let why = [Reason::ConspiratorFound, Reason::Escaped, Reason::WordKept];
    fits(why.map(|why| earned(why, SEATS_MAX)).to_vec(), told);
}
