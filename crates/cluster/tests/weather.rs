//! A proxy before a server that says back what it hears.

use std::time::Duration;

use cluster::{Proxy, Weather};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy, split};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, timeout};

const MESSAGE: &[u8] = b"PUB a 2\r\nhi\r\n";

async fn echoing() -> Proxy {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    tokio::spawn(async move {
        while let Ok((socket, _)) = listener.accept().await {
            tokio::spawn(async move {
                let (mut from, mut to) = split(socket);
                copy(&mut from, &mut to).await
            });
        }
    });
    Proxy::before(&address).await.expect("a proxy")
}

async fn connected(proxy: &Proxy) -> TcpStream {
    let mut socket = TcpStream::connect(proxy.address())
        .await
        .expect("it listens");
    assert_eq!(said_back(&mut socket, 1).await, MESSAGE);
    socket
}

async fn said_back(socket: &mut TcpStream, times: usize) -> Vec<u8> {
    socket.write_all(MESSAGE).await.expect("it is taken");
    let mut back = vec![0; MESSAGE.len() * times];
    socket.read_exact(&mut back).await.expect("it comes back");
    back
}

#[tokio::test]
async fn a_message_comes_twice_while_the_weather_says_so() {
    let proxy = echoing().await;
    let mut socket = connected(&proxy).await;
    proxy.turn(Weather::Twice);
    assert_eq!(said_back(&mut socket, 2).await, MESSAGE.repeat(2));
    proxy.turn(Weather::Fair);
    assert_eq!(said_back(&mut socket, 1).await, MESSAGE);
}

#[tokio::test]
async fn a_slow_network_delivers_later() {
    let proxy = echoing().await;
    let mut socket = connected(&proxy).await;
    let by = Duration::from_millis(40);
    proxy.turn(Weather::Slow(by));
    let begin = Instant::now();
    assert_eq!(said_back(&mut socket, 1).await, MESSAGE);
    assert!(begin.elapsed() >= 2 * by);
}

#[tokio::test]
async fn what_was_lost_in_silence_makes_a_connection_silent_for_ever() {
    let proxy = echoing().await;
    let mut socket = connected(&proxy).await;
    proxy.turn(Weather::Silent);
    let lost = timeout(Duration::from_millis(50), said_back(&mut socket, 1)).await;
    assert!(lost.is_err());
    proxy.turn(Weather::Fair);
    let lost = timeout(Duration::from_millis(50), said_back(&mut socket, 1)).await;
    assert!(lost.is_err());
    connected(&proxy).await;
}

#[tokio::test]
async fn a_cut_ends_what_is_open_and_lets_nobody_in() {
    let proxy = echoing().await;
    let mut socket = connected(&proxy).await;
    proxy.turn(Weather::Cut);
    let mut byte = [0];
    assert_eq!(socket.read(&mut byte).await.unwrap_or_default(), 0);
    let mut next = TcpStream::connect(proxy.address())
        .await
        .expect("it listens");
    assert_eq!(next.read(&mut byte).await.unwrap_or_default(), 0);
    proxy.turn(Weather::Fair);
    connected(&proxy).await;
}
