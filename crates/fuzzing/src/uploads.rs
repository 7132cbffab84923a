//! Files that a host adds to a table: a real server looks at them. One that it takes is there and can be loaded,
//! and one that it does not take has left nothing.

use crate::serving::{self, End, Served, Serving, body, request, status};

/// Of what comes in several pieces.
const PIECE_BYTES: usize = 100;

static SERVED: Served = Served::new(None);

/// The first byte says what the file should be and whether its length is told before; the others are the file.
pub fn drive(bytes: &[u8]) {
    let Some((how, file)) = bytes.split_first() else {
        return;
    };
    let folder = match how & 1 {
        0 => "pictures",
        _ => "packs",
    };
    let in_pieces = how & 2 != 0;
    serving::ask(&SERVED, |serving| add(serving, folder, in_pieces, file));
}

fn add(serving: &mut Serving, folder: &str, in_pieces: bool, file: &[u8]) {
    let path = format!("/api/tables/{}/{folder}", serving.code());
    let (length, sent) = match in_pieces {
        true => ("Transfer-Encoding: chunked\r\n".to_owned(), pieces(file)),
        false => (format!("Content-Length: {}\r\n", file.len()), file.to_vec()),
    };
    let sent = [request("POST", &path, &length), sent].concat();
    let answer = serving.exchange(&sent, End::Theirs);
    let board = serving.board();
    let packs = board.packs.into_iter().map(|line| line.id);
    let has: Vec<String> = board.pictures.into_iter().chain(packs).collect();
    match status(&answer) {
        Some(201) => {
            let said: serde_json::Value = serde_json::from_slice(body(&answer).unwrap()).unwrap();
            let id = said[folder.trim_end_matches('s')].as_str().unwrap();
            assert_eq!(has, [id]);
            let loaded = request("GET", &format!("{path}/{id}"), "");
            let loaded = serving.exchange(&loaded, End::Theirs);
            assert_eq!(status(&loaded), Some(200));
            match folder {
                "pictures" => assert_eq!(body(&loaded), Some(file)),
                _ => assert!(content::parse(body(&loaded).unwrap()).is_ok()),
            }
            // The next file finds an empty table again.
            serving.open_table();
        }
        Some(413 | 415 | 422) => assert!(has.is_empty(), "{has:?}"),
        other => panic!("{other:?}: {}", String::from_utf8_lossy(&answer)),
    }
}

fn pieces(file: &[u8]) -> Vec<u8> {
    let piece = |piece: &[u8]| {
        let length = format!("{:x}\r\n", piece.len());
        [length.as_bytes(), piece, b"\r\n"].concat()
    };
    let mut pieces: Vec<u8> = file.chunks(PIECE_BYTES).flat_map(piece).collect();
    pieces.extend(b"0\r\n\r\n");
    pieces
}
