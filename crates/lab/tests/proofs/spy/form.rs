//! Whether what a walk takes for the essence of a table is what the table prints.

use lab::spy::walk::form::{Form, Part};

#[test]
fn printed_values_are_read_back() {
    use std::collections::BTreeMap;
    let map = BTreeMap::from([(wire::SeatId(2), Some("a, \"}"))]);
    let mut can = wire::Can::default();
    can.card.push(wire::Offer::Vote { vote: 7 });
    let text = format!("{:?}", (map, [1, 2], wire::Phase::Vote, can));
    let part = |key, value| Part { key, value };
    let word = |value| part("", Form::Word(value));
    let list = |parts| Form::Group("", parts);
    let some = Form::Group("Some", vec![word(r#""a, \"}""#)]);
    let vote = Form::Group("Vote", vec![part("vote", Form::Word("7"))]);
    let card = part("card", list(vec![part("", vote)]));
    let open = part("open", list(vec![]));
    let expected = |can| {
        list(vec![
            part("", list(vec![part("SeatId(2)", some.clone())])),
            part("", list(vec![word("1"), word("2")])),
            word("Vote"),
            part("", Form::Group("Can", can)),
        ])
    };
    let whole = expected(vec![open.clone(), card]);
    assert_eq!(Form::read(&text, |_, _| false), whole);
    let without_card = Form::read(&text, |owner, key| (owner, key) == ("Can", "card"));
    assert_eq!(without_card, expected(vec![open]));
}
