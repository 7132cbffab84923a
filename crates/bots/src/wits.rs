//! How well a mind plays.

use wire::Skill;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Wits {
    /// How many answers it keeps in mind.
    pub(crate) answers: usize,
    /// How far its hunches stray from what was proven, as a logarithm.
    pub(crate) hunch: f32,
    /// How much it prefers the better of two questions, and answers that fit.
    pub(crate) focus: f32,
}

impl Wits {
    pub(crate) fn of(skill: Skill) -> Self {
        match skill {
            Skill::Easy => Self {
                answers: 14,
                hunch: 0.6,
                focus: 0.5,
            },
            Skill::Normal => Self {
                answers: 40,
                hunch: 0.25,
                focus: 1.5,
            },
            Skill::Hard => Self {
                answers: usize::MAX,
                hunch: 0.15,
                focus: 4.0,
            },
        }
    }
}
