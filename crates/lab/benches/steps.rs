//! How long each part of a step takes, in the middle of a round of every game. Instructions of the same parts
//! are counted by `cargo xtask count`, which is what to trust on a busy computer.

#![expect(
    missing_docs,
    reason = "the macros of Criterion make functions that nobody reads about"
)]

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use lab::step::{PARTS, every_game};

fn steps(criterion: &mut Criterion) {
    for (game, step) in every_game() {
        let mut group = criterion.benchmark_group(game);
        for (name, part) in PARTS {
            group.bench_function(name, |bencher| bencher.iter(|| part(&step)));
        }
        group.bench_function("fold", |bencher| {
            bencher.iter_batched_ref(
                || step.before(),
                |before| step.fold(before),
                BatchSize::SmallInput,
            );
        });
        group.finish();
    }
}

criterion_group!(benches, steps);
criterion_main!(benches);
