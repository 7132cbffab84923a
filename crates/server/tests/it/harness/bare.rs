//! A socket without a library around it, for whoever does not keep to the protocol.

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::time::timeout;

use super::PATIENCE;

/// The first byte of a frame that is a whole text.
pub(crate) const TEXT: u8 = 0x81;

/// Asks for a socket and is given one. What comes next is the first frame, after the rest of the answer.
pub(crate) async fn upgrade(stream: &mut (impl AsyncRead + AsyncWrite + Unpin), code: &str) {
    upgrade_for("", stream, code).await;
}

/// The same for somebody of whom a proxy says more, in lines of the head.
pub(crate) async fn upgrade_for(
    said: &str,
    stream: &mut (impl AsyncRead + AsyncWrite + Unpin),
    code: &str,
) {
    let request = format!(
        "GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\n{said}Connection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2llZ2VzaWVnZXNpZWdlIQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    let read = timeout(PATIENCE, stream.read_exact(&mut answer)).await;
    read.expect("the server answers").unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
}

/// The head of a frame that announces so much, with a mask that changes nothing.
pub(crate) fn announced(first: u8, bytes: u16) -> Vec<u8> {
    let [high, low] = bytes.to_be_bytes();
    vec![first, 0x80 | 126, high, low, 0, 0, 0, 0]
}

/// A whole frame.
pub(crate) fn masked(first: u8, said: &[u8]) -> Vec<u8> {
    let bytes = u16::try_from(said.len()).unwrap();
    if bytes < 126 {
        let [_, low] = bytes.to_be_bytes();
        return [&[first, 0x80 | low, 0, 0, 0, 0], said].concat();
    }
    [&announced(first, bytes), said].concat()
}

/// All that comes until the server hangs up, in good order or not.
pub(crate) async fn heard(stream: &mut (impl AsyncRead + Unpin)) -> String {
    let mut heard = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut heard)).await;
    drop(read.expect("the server hangs up"));
    String::from_utf8_lossy(&heard).into_owned()
}

/// The rest of the answer and the first frame after it.
pub(crate) async fn first_frame(stream: &mut (impl AsyncRead + Unpin)) -> String {
    let mut heard = String::new();
    while !heard.contains("}") {
        let mut piece = [0; 1024];
        let read = timeout(PATIENCE, stream.read(&mut piece)).await;
        let read = read.expect("the server speaks").unwrap();
        assert!(read > 0, "{heard}");
        heard += &String::from_utf8_lossy(&piece[..read]);
    }
    heard
}
