//! What a host adds to the table: who may, asked before anybody knows what it is.

use rules::{Addition, Command, OwnPack, may_add, may_add_this};
use wire::{
    OWN_PACKS_MAX, PICTURES_MAX,
    Refusal::{self, AlreadyDone, HostOnly, NotNow, TooManyPacks, TooManyPictures},
    SeatId,
    pack::PackLine,
};

use crate::{FOUR, table::Table};

fn picture(n: usize) -> Addition {
    Addition::Picture(format!("own-{n}"))
}

fn pack(n: usize) -> Addition {
    let line = PackLine {
        id: format!("own-{n}"),
        ..PackLine::default()
    };
    let hash = format!("hash {n}");
    Addition::Pack(OwnPack {
        line,
        hash,
        shown: None,
    })
}

fn add(table: &mut Table, addition: Addition) {
    let seat = table.id("Ana");
    table.run(&Command::Add { seat, addition }, None);
}

#[test]
fn the_host_may_add_in_the_lobby_and_nobody_else() {
    let mut table = Table::lobby(FOUR);
    let [ana, boris] = ["Ana", "Boris"].map(|who| table.id(who));
    assert_eq!(may_add(&table.state, ana), Ok(()));
    assert_eq!(may_add(&table.state, boris), Err(HostOnly));
    assert_eq!(may_add(&table.state, SeatId(99)), Err(HostOnly));
    table.deal_any();
    assert_eq!(may_add(&table.state, ana), Err(NotNow));
}

#[test]
fn what_is_there_already_is_told_so_however_full_the_table_is() {
    type Kind = (fn(usize) -> Addition, usize, Refusal);
    let kinds: [Kind; 2] = [
        (picture, PICTURES_MAX, TooManyPictures),
        (pack, OWN_PACKS_MAX, TooManyPacks),
    ];
    for (kind, most, too_many) in kinds {
        let mut table = Table::lobby(FOUR);
        let ana = table.id("Ana");
        for n in 0..most {
            assert_eq!(may_add_this(&table.state, ana, &kind(n)), Ok(()));
            assert!(!table.state.has(&kind(n)));
            add(&mut table, kind(n));
            assert!(table.state.has(&kind(n)));
        }
        let state = &table.state;
        assert_eq!(may_add(state, ana), Ok(()), "it may be one of them");
        assert_eq!(may_add_this(state, ana, &kind(0)), Err(AlreadyDone));
        assert_eq!(may_add_this(state, ana, &kind(most)), Err(too_many));
    }
}
