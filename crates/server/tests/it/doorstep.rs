//! Those who look in, and those who are turned away.

use server::{BaseUrl, Config};
use tokio::net::TcpStream;
use wire::{ClientIn, ClientOut, Intent, Reach, Refusal};

use crate::harness::bare::{first_frame, upgrade_for};
use crate::harness::{Phone, TestServer, token};

async fn looks_in(phone: &mut Phone, at_door: bool) {
    let protocol = Some(wire::PROTOCOL);
    phone
        .send(&ClientIn::Watch {
            protocol,
            screen: false,
            at_door,
            fair: false,
        })
        .await;
}

/// How many watch, the next time it is said.
async fn watching(phone: &mut Phone) -> u32 {
    phone
        .hear_until(|frame| match frame {
            ClientOut::Presence { watching, .. } => Some(watching),
            _ => None,
        })
        .await
}

async fn knocked(phone: &mut Phone) -> (String, Refusal) {
    phone
        .hear_until(|frame| match frame {
            ClientOut::Knocked { name, why } => Some((name, why)),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn whoever_looks_in_is_not_counted_until_they_choose_to_watch() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut guest = server.phone(&code).await;
    looks_in(&mut guest, true).await;
    assert_eq!(watching(&mut guest).await, 0);
    looks_in(&mut guest, false).await;
    assert_eq!(watching(&mut guest).await, 1);
    let seated = guest.enter(token(1), Some("Ann")).await;
    assert_eq!(seated.table.seats.len(), 1);
}

#[tokio::test]
async fn the_host_alone_hears_of_a_guest_who_finds_the_table_locked() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut ben = server.phone(&code).await;
    ben.enter(token(2), Some("Ben")).await;
    ann.act(1, Intent::Lock { locked: true }).await;
    let head = server.journal.head(&code).await;

    let mut eva = server.phone(&code).await;
    for _ in 0..2 {
        eva.try_enter(token(3), Some(" Eva ")).await;
        assert_eq!(eva.refusal().await, Refusal::TableLocked);
    }
    let told = ("Eva".to_owned(), Refusal::TableLocked);
    assert_eq!(knocked(&mut ann).await, told);
    assert_eq!(server.journal.head(&code).await, head);

    // Neither was it told twice, nor to anybody else: all that follows is about something else.
    let intent = Intent::Lock { locked: false };
    ann.send(&ClientIn::Intent { n: 2, intent }).await;
    let not_knocked = |frame: ClientOut| match frame {
        ClientOut::Knocked { name, .. } => panic!("{name}"),
        ClientOut::Presence { on, .. } if on.len() == 3 => Some(()),
        _ => None,
    };
    let done = |frame| match frame {
        ClientOut::Knocked { name, .. } => panic!("{name}"),
        frame => (frame == ClientOut::Done { n: 2 }).then_some(()),
    };
    ann.hear_until(done).await;
    eva.enter(token(3), Some("Eva")).await;
    ann.hear_until(not_knocked).await;
    ben.hear_until(not_knocked).await;
}

#[tokio::test]
async fn the_host_hears_of_the_guest_for_whom_no_seat_is_left() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(0), Some("Ann")).await;
    for n in 1..wire::SEATS_MAX {
        let mut guest = server.phone(&code).await;
        let number = u8::try_from(n).unwrap();
        guest
            .enter(token(number), Some(&format!("Guest {n}")))
            .await;
    }
    let mut eva = server.phone(&code).await;
    eva.try_enter(token(99), Some("Eva")).await;
    assert_eq!(eva.refusal().await, Refusal::TableFull);
    let told = ("Eva".to_owned(), Refusal::TableFull);
    assert_eq!(knocked(&mut ann).await, told);
}

#[tokio::test]
async fn a_guest_joins_with_the_face_they_wish_for() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    let enter = |avatar| ClientIn::Enter {
        protocol: Some(wire::PROTOCOL),
        token: token(1),
        name: Some("Ann".to_owned()),
        key: None,
        avatar: Some(avatar),
        seen: None,
        fair: false,
        bot: false,
    };
    ann.send(&enter(72)).await;
    assert_eq!(ann.refusal().await, Refusal::NoSuchAvatar);
    ann.send(&enter(71)).await;
    assert_eq!(ann.seated().await.table.seats[0].avatar, 71);
}

#[tokio::test]
async fn hello_says_from_where_the_table_is_reached() {
    let easy = "http://molehunt.local:4280";
    let server = TestServer::with(Config {
        reach: Reach::Anywhere,
        easy: Some(easy.parse().unwrap()),
        ..Config::default()
    });
    let code = server.open_table().await;
    let phone = server.phone(&code).await;
    assert_eq!(phone.reached, (Reach::Anywhere, Some(easy.to_owned())));
}

/// Addresses of a home are nobody's business outside of it.
#[tokio::test]
async fn addresses_at_home_are_told_at_home_only() {
    let at_home: BaseUrl = "http://192.168.1.20:4280".parse().unwrap();
    let easy: BaseUrl = "http://molehunt.local:4280".parse().unwrap();
    let server = TestServer::with(Config {
        links: vec![at_home],
        easy: Some(easy),
        trusted_proxies: vec!["127.0.0.1/32".parse().unwrap()],
        ..Config::default()
    });
    let code = server.open_table().await;
    for (from, is_told) in [
        ("192.168.1.7", true),
        ("fd00::7", true),
        ("203.0.113.5", false),
        ("2001:db8::7", false),
    ] {
        let headers = [("X-Forwarded-For", from)];
        let screen = server.request("POST", "/api/screens", &headers).await;
        assert_eq!(screen.status, 201, "{}", screen.body);
        assert_eq!(screen.body.contains("192.168.1.20"), is_told, "{from}");
        let addresses = server.request("GET", "/api/addresses", &headers).await;
        let at_home =
            r#"{"links":["http://192.168.1.20:4280"],"easy":"http://molehunt.local:4280"}"#;
        let told = if is_told { at_home } else { r#"{"links":[]}"# };
        assert_eq!((addresses.status, &*addresses.body), (200, told), "{from}");
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let said = format!("X-Forwarded-For: {from}\r\n");
        upgrade_for(&said, &mut stream, &code).await;
        let hello = first_frame(&mut stream).await;
        assert!(hello.contains(r#""type":"hello""#), "{hello}");
        for address in ["192.168.1.20", "molehunt.local"] {
            assert_eq!(hello.contains(address), is_told, "{from}: {hello}");
        }
    }
}
