//! What the packs of the house promise beyond the format: complete, short, in the right letters.

use content::{Library, complete, parse};
use flate2::read::GzDecoder;
use std::collections::BTreeSet;
use std::io::Read;
use std::path::Path;
use wire::pack::{Language, Pack, PackLine, Place, Text};

const PLACE_CHARS_MAX: usize = 23;
const ROLE_CHARS_MAX: usize = 28;
/// Nobody can shorten a title.
const TITLE_CHARS_MAX: usize = 30;
const FILMS: &str = "films";
const ANIMATED: [&str; 4] = ["lion-king", "ratatouille", "shrek", "spirited-away"];

fn languages(text: &Text) -> [&str; 3] {
    Language::ALL.map(|language| text.get(language).expect("all languages"))
}

fn texts(pack: &Pack) -> Vec<&Text> {
    let mut texts = vec![&pack.name];
    for place in &pack.places {
        texts.extend([&place.name, at(place)]);
        texts.extend(place.roles.iter().map(|role| &role.name));
    }
    texts
}

fn at(place: &Place) -> &Text {
    place.at.as_ref().expect("a preposition")
}

fn is_croatian(letter: char) -> bool {
    letter.is_ascii_alphabetic() || "čćđšžČĆĐŠŽ".contains(letter)
}

fn is_russian(letter: char) -> bool {
    matches!(letter, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё')
}

#[test]
fn every_pack_file_is_embedded_under_its_own_name() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs");
    let files: BTreeSet<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    let library = Library::embedded();
    let ids: BTreeSet<String> = library.packs().iter().map(|pack| pack.id.clone()).collect();
    assert_eq!(ids, files);
    assert_eq!(ids.len(), library.packs().len());
}

#[test]
fn every_pack_has_its_number_of_places_of_seven_roles() {
    let library = Library::embedded();
    let packs = library.packs().iter();
    let sizes: Vec<(&str, usize)> = packs.map(|it| (&*it.id, it.places.len())).collect();
    assert_eq!(sizes, [("places", 54), ("time-travel", 30), (FILMS, 60)]);
    for pack in library.packs() {
        for place in &pack.places {
            assert_eq!(place.roles.len(), 7, "{}", place.id);
        }
    }
}

#[test]
fn each_pack_has_the_places_it_is_known_for() {
    let library = Library::embedded();
    let eras = [
        "leonardos-studio",
        "lunar-base",
        "neanderthal-cave",
        "old-west-saloon",
        "spanish-inquisition",
        "woodstock",
    ];
    for (pack, ids) in [
        ("places", &["bank", "beach", "casino", "zoo"][..]),
        ("time-travel", &eras[..]),
        (FILMS, &["casablanca", "jaws", "seven-samurai"][..]),
    ] {
        let places = &library.pack(pack).unwrap().places;
        for id in ids {
            assert!(places.iter().any(|place| place.id == *id), "{pack}: {id}");
        }
    }
}

#[test]
fn the_pack_of_everyday_places_comes_first() {
    assert_eq!(Library::embedded().packs()[0].id, "places");
}

#[test]
fn places_are_listed_by_id() {
    for pack in Library::embedded().packs() {
        assert!(pack.places.is_sorted_by(|a, b| a.id < b.id), "{}", pack.id);
    }
}

#[test]
fn names_fit_the_grid_and_roles_fit_the_card() {
    let fits = |text: &Text, max| languages(text).iter().all(|it| it.chars().count() <= max);
    for pack in Library::embedded().packs() {
        let (name_max, at_max) = match &*pack.id {
            FILMS => (
                TITLE_CHARS_MAX,
                "u filmu „”".chars().count() + TITLE_CHARS_MAX,
            ),
            _ => (PLACE_CHARS_MAX, ROLE_CHARS_MAX),
        };
        for place in &pack.places {
            assert!(fits(&place.name, name_max), "{:?}", place.name);
            assert!(fits(at(place), at_max), "{:?}", place.at);
            for role in &place.roles {
                assert!(fits(&role.name, ROLE_CHARS_MAX), "{:?}", role.name);
            }
        }
    }
}

#[test]
fn each_language_keeps_to_its_letters_and_its_quotes() {
    let only = |text: &str, letter: fn(char) -> bool, quotes: &str| {
        let mark = |c: char| " -,.’?".contains(c) || quotes.contains(c);
        text.chars()
            .all(|c| letter(c) || c.is_ascii_digit() || mark(c))
    };
    for text in Library::embedded()
        .packs()
        .iter()
        .flat_map(|pack| texts(pack))
    {
        let [en, hr, ru] = languages(text);
        assert!(
            only(en, |c| c.is_ascii_alphabetic() || c == 'é', "“”"),
            "{en}"
        );
        assert!(only(hr, |c| is_croatian(c) || c == 'é', "„”"), "{hr}");
        assert!(only(ru, is_russian, "«»„“"), "{ru}");
    }
}

#[test]
fn names_begin_with_a_capital_and_the_line_under_them_does_not() {
    let capital = |text: &str| text.starts_with(char::is_uppercase);
    for place in Library::embedded()
        .packs()
        .iter()
        .flat_map(|pack| &pack.places)
    {
        let roles = place.roles.iter().map(|role| &role.name);
        for name in roles.chain([&place.name]).flat_map(languages) {
            let number = name.starts_with(|c: char| c.is_ascii_digit());
            assert!(capital(name) || number, "{name}");
        }
        for at in languages(at(place)) {
            assert!(!capital(at), "{at}");
            assert!(at.contains(' '), "{at} lacks its preposition");
        }
    }
}

#[test]
fn films_and_only_films_have_a_year_and_a_title_in_quotes() {
    for pack in Library::embedded().packs() {
        let is_film = pack.id == FILMS;
        for place in &pack.places {
            assert_eq!(place.year.is_some(), is_film, "{}", place.id);
            let [en, hr, ru] = languages(&place.name);
            let inner = ru.replace('«', "„").replace('»', "“");
            // In Russian an animated film has a word of its own.
            let film = if ANIMATED.contains(&place.id.as_str()) {
                "мультфильме"
            } else {
                "фильме"
            };
            let quoted = Text {
                en: Some(format!("in “{en}”")),
                hr: Some(format!("u filmu „{hr}”")),
                ru: Some(format!("в {film} «{inner}»")),
            };
            assert_eq!(*at(place) == quoted, is_film, "{:?}", place.at);
        }
    }
}

#[test]
fn films_come_from_every_decade() {
    let library = Library::embedded();
    let films = library.pack(FILMS).unwrap().places.iter();
    let decades: BTreeSet<u16> = films
        .filter_map(|film| film.year)
        .map(|it| it / 10)
        .collect();
    assert!(decades.into_iter().eq(192..=202));
}

#[test]
fn what_is_served_reads_back_as_the_same_pack_without_attributes() {
    let library = Library::embedded();
    for pack in library.packs() {
        let json = library.served(&pack.id).unwrap().json();
        assert!(!str::from_utf8(&json).unwrap().contains("attributes"));
        let mut read = parse(&json).unwrap();
        assert_ne!(read, **pack);
        for (place, whole) in read.places.iter_mut().zip(&pack.places) {
            place.attributes = whole.attributes.clone();
        }
        assert_eq!(read, **pack);
    }
}

#[test]
fn an_etag_is_stable_and_quoted() {
    let (first, second) = (Library::embedded(), Library::embedded());
    for pack in first.packs() {
        let etag = first.served(&pack.id).unwrap().etag();
        assert_eq!(etag, second.served(&pack.id).unwrap().etag());
        let digits = etag
            .strip_prefix("W/\"")
            .unwrap()
            .strip_suffix('"')
            .unwrap();
        assert_eq!(digits.len(), 32);
        assert!(digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
    }
}

#[test]
fn a_pack_is_compressed_once_and_says_the_same() {
    let library = Library::embedded();
    for pack in library.packs() {
        let served = library.served(&pack.id).unwrap();
        let packed = served.gzip();
        assert!(packed.len() * 2 < served.json().len(), "{}", pack.id);
        assert_eq!(packed.as_ptr(), served.gzip().as_ptr(), "{}", pack.id);
        let mut read = Vec::new();
        GzDecoder::new(&*packed).read_to_end(&mut read).unwrap();
        assert_eq!(read, served.json(), "{}", pack.id);
    }
}

#[test]
fn an_unknown_pack_is_not_found() {
    let library = Library::embedded();
    assert!(library.pack("nowhere").is_none());
    assert!(library.served("nowhere").is_none());
}

#[test]
fn every_text_is_in_every_language() {
    let library = Library::embedded();
    for pack in library.packs() {
        assert_eq!(complete(pack), Ok(()), "{}", pack.id);
    }
    let mut pack = library.packs()[0].as_ref().clone();
    let id = pack.places[3].id.clone();
    pack.places[3].at = None;
    let words = complete(&pack).unwrap_err().to_string();
    assert_eq!(
        words,
        format!("place `{id}`, at: the text in en is missing")
    );
    pack.places[2].roles[1].name.ru = None;
    let words = complete(&pack).unwrap_err().to_string();
    assert!(words.ends_with("the text in ru is missing"), "{words}");
}

#[test]
fn a_pack_of_the_server_comes_after_those_of_the_house() {
    let mut pack = Library::embedded().packs()[0].as_ref().clone();
    pack.name = Text {
        hr: Some("Naša kuća".to_owned()),
        ..Text::default()
    };
    let refused = |id: &str| {
        let mut pack = pack.clone();
        pack.id = id.to_owned();
        Library::embedded().with(pack).unwrap_err().to_string()
    };
    assert_eq!(
        refused("places"),
        "the id `places` is taken by another pack; write another one"
    );
    assert_eq!(
        refused("own-house"),
        "the id `own-house` begins with `own-`, as packs of single tables do; write another one"
    );
    pack.id = "our-house".to_owned();
    let library = Library::embedded().with(pack).unwrap();
    let lines: Vec<PackLine> = serde_json::from_slice(&library.list().json()).unwrap();
    let last = lines.last().unwrap();
    assert_eq!(
        (&*last.id, &*last.languages),
        ("our-house", &[Language::Hr][..])
    );
    assert!(library.served("our-house").is_some());
}
