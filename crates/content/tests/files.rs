//! Files that are no pack at all: what their authors read, and where.

use content::parse;

fn words(bytes: &[u8]) -> String {
    parse(bytes).expect_err("the file is broken").to_string()
}

#[test]
fn faults_of_the_file_are_named_with_line_and_column() {
    let table: [(&str, &[u8], &str); 10] = [
        (
            "half a character",
            br#"{"a": "\uD800"}"#,
            "1:14: this is not JSON: unexpected end of hex escape;",
        ),
        (
            "empty",
            b"",
            "1:1: this is not JSON: EOF while parsing a value;",
        ),
        (
            "not JSON",
            b"{\n  oops",
            "2:3: this is not JSON: key must be a string;",
        ),
        (
            "cut off",
            b"{\"format\": 1,",
            "1:13: this is not JSON: EOF while parsing a value;",
        ),
        (
            "not an object",
            b"\n7",
            "2:1: this is another number; write an object in braces instead",
        ),
        (
            "format of a wrong type",
            b"{\"format\": \"1\"}",
            "1:1: `id` is missing; write it here\n\
             1:1: `name` is missing; write it here\n\
             1:1: `places` is missing; write it here\n\
             1:12: format: this is a text in quotes; write a whole number instead",
        ),
        (
            "later format",
            b"{\n\"format\": 2, \"new\": 0}",
            "2:11: format: format 2 is not known; this version reads format 1",
        ),
        (
            "huge format",
            b"{\"format\": 5000000000}",
            "1:12: format: format 5000000000 is not known; this version reads format 1",
        ),
        (
            "broken UTF-8",
            b"{\n \"\xD0\xB6\xFF\"}",
            "2:4: from here on this is not UTF-8;",
        ),
        (
            "byte order mark",
            b"\xEF\xBB\xBF{}",
            "1:1: the file begins with a byte order mark;",
        ),
    ];
    for (name, bytes, expected) in table {
        let said = words(bytes);
        assert!(said.starts_with(expected), "{name}: {said}");
    }
}
