//! The host removes somebody from a round between captains (RULES 9, row 21).

use wire::{CaptainsEnding, Phase, Refusal::HostOnly, VoidReason};

use super::table::{asking, naming, picking};

const SPY_KICKED: CaptainsEnding = CaptainsEnding::Void {
    reason: VoidReason::SpyKicked,
};

#[test]
fn row_21_a_kicked_spy_voids_the_round_at_any_moment() {
    let mut picked = picking();
    picked.pick("Ana", "Cvita").pick("Boris", "Ema");
    let mut caught = picking();
    caught.pick("Ana", "Goran");
    for mut table in [asking(), picking(), picked, caught, naming()] {
        table.kick("Ana", "Goran");
        assert_eq!(table.how(), SPY_KICKED);
        assert_eq!(table.earned(), []);
        assert_eq!(
            (table.view().rounds_played, table.view().rounds_void),
            (0, 1)
        );
    }
}

#[test]
fn row_21_a_kicked_agent_has_left() {
    let mut table = asking();
    table.ask("Ana", "Dino").kick("Ana", "Dino");
    assert_eq!((table.acting(), table.owes()), ("Ana", None));
    assert_eq!(table.free(), ["Cvita", "Ema", "Filip", "Goran"]);
}

#[test]
fn row_21_a_kicked_captain_has_left() {
    let mut table = picking();
    table.kick("Ana", "Boris");
    let reason = VoidReason::CaptainLeft;
    assert_eq!(table.how(), CaptainsEnding::Void { reason });
    let mut table = picking();
    table.pick("Ana", "Cvita").kick("Ana", "Boris");
    assert!(table.has_refused("Boris"));
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Ana"));
}

#[test]
fn only_the_host_removes_anybody() {
    let mut table = asking();
    table.refused(HostOnly).kick("Boris", "Goran");
    table.make_host("Ana", "Goran").kick("Goran", "Ana");
    assert_eq!(table.phase(), Phase::RoundOver);
}
