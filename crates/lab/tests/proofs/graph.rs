//! Whether the walker would see a circle without a way out.

use lab::walk::graph::Graph;

#[test]
fn traps_and_treadmills_are_found() {
    let mut graph = Graph::default();
    for state in 0..=5 {
        graph.add_state(state, state == 5);
    }
    for (from, to) in [(0, 1), (1, 5), (0, 2), (2, 3), (3, 2), (4, 5)] {
        graph.add_step(from, to);
    }
    graph.add_wait(0, 1);
    graph.add_wait(1, 5);
    assert_eq!(graph.treadmill(), None);
    assert_eq!(graph.trap(), Some(2));
    graph.add_step(3, 4);
    assert_eq!(graph.trap(), None);
    graph.add_wait(5, 0);
    assert_eq!(graph.treadmill(), Some(0));
}
