//! Frames at the edge: the exact bytes of what is written.

use wire::{
    BoardView, Can, CardView, ClientIn, ClientOut, Farewell, Happened, Happening, Intent, LineKind,
    LineView, Offer, Phase, PlayerView, PulseView, Refusal, SeatId, SeatRoundView, SeatView,
    Secret128, Seen, Settings, SpyIntent, SpySeatView, TableView, VariantId,
};

const TOKEN: &str = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";

fn seat_view(card: Option<CardView>) -> SeatView {
    SeatView {
        you: SeatId(1),
        round: Some(SeatRoundView::Spy(SpySeatView {
            card,
            ..SpySeatView::default()
        })),
        can: Can::default(),
    }
}

fn board_view() -> BoardView {
    BoardView {
        code: "KRZNB".to_owned(),
        host: Some(SeatId(1)),
        locked: false,
        players: ["Ana", "Boris"].map(player).into(),
        settings: Settings {
            packs: vec!["places".to_owned()],
            ..Settings::default()
        },
        variant: VariantId::Duel,
        rounds: 5,
        round_ms: 360_000,
        players_min: 2,
        players_max: 8,
        blocked: Some(Refusal::TooFewPlayers),
        fits: Vec::new(),
        pictures: Vec::new(),
        packs: Vec::new(),
        rounds_played: 0,
        rounds_void: 0,
        places_on_table: Some(54),
        unknown_to_bots: Vec::new(),
        places: Vec::new(),
        places_played: Vec::new(),
        standings: Vec::new(),
        points_hidden: false,
        tied: Vec::new(),
        winners: Vec::new(),
        last_time: None,
    }
}

fn player(name: &str) -> PlayerView {
    PlayerView {
        id: SeatId(if name == "Ana" { 1 } else { 2 }),
        name: name.to_owned(),
        avatar: 0,
        bot: None,
        points: 0,
    }
}

fn pulse_view() -> PulseView {
    PulseView {
        phase: Phase::Lobby,
        away: vec![SeatId(2)],
        playing: Vec::new(),
        ready: vec![SeatId(1)],
        deals_at_ms: None,
        accused: Vec::new(),
        round: None,
    }
}

#[test]
fn client_frames_are_exactly_these_bytes() {
    let token: Secret128 = serde_json::from_value(TOKEN.into()).expect("a token");
    let enter = ClientIn::Enter {
        protocol: Some(3),
        token,
        name: Some("Ana".to_owned()),
        key: None,
        avatar: None,
        seen: Some(Seen { epoch: 7, rev: 31 }),
        fair: false,
        bot: false,
    };
    let vote = Intent::Spy(SpyIntent::Vote {
        round: 2,
        vote: 1,
        agree: true,
    });
    let table = [
        (
            enter,
            format!(
                r#"{{"type":"enter","protocol":3,"token":"{TOKEN}","name":"Ana","seen":{{"epoch":7,"rev":31}}}}"#
            ),
        ),
        (
            ClientIn::Watch {
                protocol: None,
                screen: false,
                at_door: false,
                fair: false,
            },
            r#"{"type":"watch"}"#.to_owned(),
        ),
        (
            ClientIn::Watch {
                protocol: Some(3),
                screen: true,
                at_door: false,
                fair: false,
            },
            r#"{"type":"watch","protocol":3,"screen":true}"#.to_owned(),
        ),
        (
            ClientIn::Watch {
                protocol: None,
                screen: false,
                at_door: true,
                fair: false,
            },
            r#"{"type":"watch","at_door":true}"#.to_owned(),
        ),
        (
            ClientIn::Ping { soon: false },
            r#"{"type":"ping"}"#.to_owned(),
        ),
        (
            ClientIn::Ping { soon: true },
            r#"{"type":"ping","soon":true}"#.to_owned(),
        ),
        (
            ClientIn::Intent { n: 7, intent: vote },
            r#"{"type":"intent","n":7,"intent":{"do":"vote","round":2,"vote":1,"agree":true}}"#
                .to_owned(),
        ),
    ];
    for (frame, text) in table {
        assert_eq!(
            serde_json::to_string(&frame).expect("frames are JSON"),
            text
        );
        assert_eq!(
            serde_json::from_str::<ClientIn>(&text).expect("frames are read"),
            frame
        );
    }
}

#[test]
fn server_frames_are_exactly_these_bytes() {
    let table = [
        (
            ClientOut::Welcome {
                you: SeatId(3),
                last_n: 0,
            },
            r#"{"type":"welcome","you":3,"last_n":0}"#,
        ),
        (
            ClientOut::Time {
                now_ms: 125,
                flowing: false,
            },
            r#"{"type":"time","now_ms":125,"flowing":false}"#,
        ),
        (
            ClientOut::Refused {
                n: Some(5),
                why: Refusal::AskBack,
                detail: None,
            },
            r#"{"type":"refused","n":5,"why":"ask_back"}"#,
        ),
        (
            ClientOut::Refused {
                n: None,
                why: Refusal::NoSeat,
                detail: None,
            },
            r#"{"type":"refused","why":"no_seat"}"#,
        ),
        (
            ClientOut::Bye {
                why: Farewell::TakenOver,
            },
            r#"{"type":"bye","why":"taken_over"}"#,
        ),
    ];
    for (frame, text) in table {
        assert_eq!(
            serde_json::to_string(&frame).expect("frames are JSON"),
            text
        );
        assert_eq!(
            serde_json::from_str::<ClientOut>(text).expect("frames are read"),
            frame
        );
    }
}

#[test]
fn frames_written_by_hand_are_frames() {
    let line = |n| LineView {
        n,
        by: SeatId(1),
        kind: LineKind::Remark,
        to: None,
        text: "Quote \" me".to_owned(),
        phrase: None,
        level: None,
        remark: None,
    };
    let happening = |n| Happening {
        n,
        happened: Happened::ClockStarted {},
    };
    for count in 0..3 {
        let lines: Vec<LineView> = (0..count).map(line).collect();
        let last: Vec<Happening> = (0..count).map(happening).collect();
        let (board, pulse) = (board_view(), pulse_view());
        let table = [
            (
                wire::board_frame(9, &board),
                ClientOut::Board {
                    rev: 9,
                    view: board,
                },
            ),
            (
                wire::pulse_frame(12, 9, &pulse),
                ClientOut::Pulse {
                    rev: 12,
                    board: 9,
                    view: pulse,
                },
            ),
            (
                wire::happenings_frame(&last),
                ClientOut::Happenings { last },
            ),
            (
                wire::lines_frame(7, &lines),
                ClientOut::Lines { round: 7, lines },
            ),
        ];
        for (text, frame) in table {
            assert_eq!(
                text,
                serde_json::to_string(&frame)
                    .expect("frames are JSON")
                    .into()
            );
        }
    }
}

#[test]
fn the_parts_of_a_table_make_the_whole() {
    let table = TableView::join(board_view(), pulse_view(), Vec::new(), Vec::new());
    let seats = table.seats.iter();
    let seats: Vec<_> = seats
        .map(|s| (s.id.0, s.name.as_str(), s.away, s.ready))
        .collect();
    assert_eq!(seats, [(1, "Ana", false, true), (2, "Boris", true, false)]);
}

#[test]
fn seat_frames_are_equally_long_whatever_is_hidden_in_them() {
    let card = |spy, place: &str, role: &str| {
        let (place, role) = (place.to_owned(), role.to_owned());
        Some(CardView { spy, place, role })
    };
    let mut spy = seat_view(card(true, "", ""));
    spy.can.card = vec![Offer::Reveal {}, Offer::Guess {}];
    let agent = seat_view(card(
        false,
        "lunar-base",
        "the-one-who-forgot-to-pack-any-oxygen",
    ));
    let mut asked = agent.clone();
    asked.can.open = vec![Offer::Answer { turn: 7 }];
    let lengths = [seat_view(None), spy, agent, asked].map(|view| {
        let text = wire::seat_frame(31, &view);
        let read: ClientOut = serde_json::from_str(&text).expect("a seat frame is a frame");
        let ClientOut::Seat {
            rev,
            view: read_view,
            pad,
        } = read
        else {
            panic!("{text}");
        };
        assert_eq!((rev, read_view), (31, view));
        assert!(pad.bytes().all(|blank| blank == b' '));
        text.len()
    });
    let offer = r#"{"do":"answer","turn":7}"#.len();
    assert_eq!(
        lengths,
        [lengths[0], lengths[0], lengths[0], lengths[0] + offer]
    );
}
