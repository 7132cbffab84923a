//! Says back whatever it hears, for suites that judge servers from outside. It has one thread for each
//! client and no limits besides the length of a message, so it is for nothing else.
//!
//! `echo IP:PORT`

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::ops::ControlFlow;
use std::thread;

use bytes::Bytes;
use http::{HeaderName, HeaderValue, Request, Response};
use websocket::{Decoder, Heard};

const MESSAGE_BYTES_MAX: usize = 16 << 20;
const READ_BYTES: usize = 64 << 10;
const REQUEST_BYTES_MAX: usize = 16 << 10;

fn main() -> io::Result<()> {
    let address = std::env::args().nth(1).unwrap_or("127.0.0.1:0".to_owned());
    let listener = TcpListener::bind(address)?;
    eprintln!("listening on ws://{}", listener.local_addr()?);
    for client in listener.incoming() {
        let client = client?;
        thread::spawn(move || {
            if let Err(error) = serve(client) {
                eprintln!("a client was lost: {error}");
            }
        });
    }
    Ok(())
}

fn serve(mut client: TcpStream) -> io::Result<()> {
    client.set_nodelay(true)?;
    let request = read_request(&mut client)?;
    let (answer, opened) = match websocket::accept(&request.into_parts().0) {
        Ok(answer) => (answer, true),
        Err(refused) => (refused.answer(), false),
    };
    client.write_all(&written(&answer))?;
    if opened {
        echo(&mut client)?;
    }
    Ok(())
}

fn echo(client: &mut TcpStream) -> io::Result<()> {
    let mut decoder = Decoder::new(MESSAGE_BYTES_MAX);
    let mut buffer = vec![0; READ_BYTES];
    loop {
        let read = client.read(&mut buffer)?;
        let mut answers = Vec::new();
        let mut closed = read == 0;
        let fed = decoder.feed(&mut buffer[..read], |heard| {
            closed |= matches!(heard, Heard::Close(_));
            answers.extend(answer(heard));
            ControlFlow::Continue(())
        });
        if let Err(violation) = fed {
            let why = (violation.close_code(), &*violation.to_string());
            answers.push(websocket::close(Some(why)));
            closed = true;
        }
        client.write_all(&answers.concat())?;
        if closed {
            return Ok(());
        }
    }
}

fn answer(heard: Heard<'_>) -> Option<Bytes> {
    match heard {
        Heard::Text(text) => Some(websocket::text(text)),
        Heard::Binary(bytes) => Some(websocket::binary(bytes)),
        Heard::Ping(bytes) => Some(websocket::pong(bytes)),
        Heard::Pong(_) => None,
        Heard::Close(code) => Some(websocket::close(code.map(|code| (code, "")))),
    }
}

/// Byte by byte, so that no frame behind the request is taken with it.
fn read_request(client: &mut TcpStream) -> io::Result<Request<()>> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") && head.len() < REQUEST_BYTES_MAX {
        let mut byte = [0];
        client.read_exact(&mut byte)?;
        head.extend(byte);
    }
    let head = String::from_utf8_lossy(&head);
    let mut lines = head.lines();
    let method = lines.next().and_then(|line| line.split(' ').next());
    let mut request = Request::builder().method(method.unwrap_or_default());
    for (name, value) in lines.filter_map(|line| line.split_once(':')) {
        request = request.header(name, value.trim());
    }
    request.body(()).map_err(io::Error::other)
}

fn written(answer: &Response<()>) -> Vec<u8> {
    let mut bytes = format!("HTTP/1.1 {}\r\n", answer.status()).into_bytes();
    let line = |(name, value): (&HeaderName, &HeaderValue)| {
        [name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"].concat()
    };
    bytes.extend(answer.headers().iter().flat_map(line));
    bytes.extend(b"\r\n");
    bytes
}
