//! A phone, or a big screen: one socket, and every byte that came through it. Reads no meaning into frames but
//! where an answer ends.

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::time::Duration;

use wire::{ClientIn, Intent, PROTOCOL, Secret128};

use crate::frame::{CLOSE, Frame, PING, PONG, TEXT, sent};

/// Long enough for the slowest machine; only what fails waits for it.
const PATIENCE: Duration = Duration::from_secs(30);
/// One name for every server: its policy repeats it.
const HOST: &str = "localhost";

#[derive(Debug)]
pub struct Phone {
    stream: TcpStream,
    unread: Vec<u8>,
    /// What the server answered to the request for a socket.
    pub head: String,
    /// What came since it was last taken.
    heard: Vec<Frame>,
    is_open: bool,
    /// Of the last intent.
    n: u64,
    pings: u32,
}

impl Phone {
    pub fn connect(address: SocketAddr, code: &str) -> Self {
        let mut phone = Self {
            stream: TcpStream::connect(address).expect("a server that listens"),
            unread: Vec::new(),
            head: String::new(),
            heard: Vec::new(),
            is_open: true,
            n: 0,
            pings: 0,
        };
        phone.stream.set_nodelay(true).expect("a socket");
        let patience = phone.stream.set_read_timeout(Some(PATIENCE));
        patience.expect("a socket");
        phone.write(
            format!(
                "GET /ws/{code} HTTP/1.1\r\nHost: {HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
                 Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            .as_bytes(),
        );
        phone.head = phone.read_head();
        phone.hear_until(|frame| frame.is("hello"));
        phone
    }

    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// What came since this was last asked.
    pub fn take(&mut self) -> Vec<Frame> {
        std::mem::take(&mut self.heard)
    }

    /// Until it is greeted or refused.
    pub fn enter(&mut self, token: Secret128, name: Option<String>, key: Option<Secret128>) {
        self.send(&ClientIn::Enter {
            protocol: Some(PROTOCOL),
            token,
            name,
            key,
            avatar: None,
            seen: None,
            fair: false,
            bot: false,
        });
        self.hear_until(|frame| frame.is("presence") || frame.is("refused"));
        if let Some(welcome) = self.heard.iter().find(|frame| frame.is("welcome")) {
            let said: serde_json::Value =
                serde_json::from_slice(welcome.payload()).expect("a frame");
            self.n = said["last_n"].as_u64().expect("a number");
        }
    }

    pub fn watch(&mut self, screen: bool) {
        self.send(&ClientIn::Watch {
            protocol: Some(PROTOCOL),
            screen,
            at_door: false,
            fair: false,
        });
        self.hear_until(|frame| frame.is("presence") || frame.is("refused"));
    }

    /// Until it is done or refused.
    pub fn act(&mut self, intent: Intent) {
        self.n += 1;
        self.act_as(self.n, intent);
    }

    /// What was done is said again.
    pub fn repeat(&mut self, intent: Intent) {
        self.act_as(self.n, intent);
    }

    fn act_as(&mut self, n: u64, intent: Intent) {
        self.send(&ClientIn::Intent { n, intent });
        self.hear_until(|frame| frame.is("done") || frame.is("refused"));
    }

    /// What is due to come after an intent is read by whoever measures.
    pub fn begin(&mut self, intent: Intent) {
        self.n += 1;
        self.send(&ClientIn::Intent { n: self.n, intent });
    }

    pub fn ask_the_time(&mut self) {
        self.send(&ClientIn::Ping { soon: false });
        self.hear_until(|frame| frame.is("time"));
    }

    /// Anything at all, which is refused.
    pub fn say(&mut self, text: &str) {
        self.write(&sent(TEXT, text.as_bytes()));
        self.hear_until(|frame| frame.is("refused"));
    }

    pub fn send(&mut self, frame: &ClientIn) {
        let text = serde_json::to_string(frame).expect("a frame");
        self.write(&sent(TEXT, text.as_bytes()));
    }

    /// Asks for a sign; whatever was sent to this phone before it is then here.
    pub fn begin_ping(&mut self) {
        self.pings += 1;
        self.write(&sent(PING, &self.pings.to_be_bytes()));
    }

    pub fn end_ping(&mut self) {
        let sign = self.pings.to_be_bytes();
        self.hear_until(|frame| frame.opcode() == PONG && frame.payload() == sign);
    }

    /// Goes, and waits until the server has noticed: with a word, or as if the battery had failed.
    pub fn leave(&mut self, in_good_order: bool) {
        if in_good_order {
            self.write(&sent(CLOSE, &[]));
        } else {
            self.stream.shutdown(Shutdown::Write).ok();
        }
        self.hear_until(|_| false);
    }

    /// The next frames up to one that is wanted, or to the end.
    pub fn hear_until(&mut self, is_wanted: impl Fn(&Frame) -> bool) {
        while self.is_open {
            while let Some(frame) = Frame::cut(&mut self.unread) {
                let is_last = is_wanted(&frame);
                match frame.opcode() {
                    CLOSE => self.write(&sent(CLOSE, &[])),
                    PING => self.write(&sent(PONG, frame.payload())),
                    _ => {}
                }
                self.heard.push(frame);
                if is_last {
                    return;
                }
            }
            self.is_open = self.read() > 0;
        }
    }

    fn read_head(&mut self) -> String {
        let end = b"\r\n\r\n";
        loop {
            let found = self.unread.windows(end.len()).position(|part| part == end);
            if let Some(at) = found {
                let rest = self.unread.split_off(at + end.len());
                let head = std::mem::replace(&mut self.unread, rest);
                return String::from_utf8_lossy(&head).into_owned();
            }
            assert!(self.read() > 0, "no socket: {:?}", self.unread);
        }
    }

    fn read(&mut self) -> usize {
        let mut bytes = [0; 16 * 1024];
        match self.stream.read(&mut bytes) {
            Ok(read) => {
                self.unread.extend(&bytes[..read]);
                read
            }
            Err(error) if error.kind() == io::ErrorKind::ConnectionReset => 0,
            Err(error) => panic!("nothing was heard: {error}; so far {:?}", self.heard),
        }
    }

    /// Whoever has hung up does not listen.
    fn write(&mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).ok();
    }
}

/// An answer to a plain request: its head, and its body.
pub fn get(address: SocketAddr, path: &str) -> (String, Vec<u8>) {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n");
    ask(address, request.as_bytes())
}

/// The same to any request.
pub fn ask(address: SocketAddr, request: &[u8]) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(address).expect("a server that listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
    stream.write_all(request).expect("a server that reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer");
    let end = b"\r\n\r\n";
    let at = answer.windows(end.len()).position(|part| part == end);
    let body = answer.split_off(at.expect("a head") + end.len());
    (String::from_utf8_lossy(&answer).into_owned(), body)
}
