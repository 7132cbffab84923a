//! The faults found so far.

use crate::json::{Node, Shape};
use crate::lines::Lines;
use crate::{FAULTS_MAX, Fault, Faults, What};

#[derive(Debug)]
pub(crate) struct Report<'a> {
    lines: Lines<'a>,
    /// By where they are, in bytes.
    faults: Vec<(usize, String, What)>,
    left_out: usize,
}

impl<'a> Report<'a> {
    pub(crate) fn new(file: &'a str) -> Self {
        Self {
            lines: Lines::of(file),
            faults: Vec::new(),
            left_out: 0,
        }
    }

    pub(super) fn add(&mut self, at: usize, path: &str, what: What) {
        if self.faults.len() < FAULTS_MAX {
            self.faults.push((at, path.to_owned(), what));
        } else {
            self.left_out += 1;
        }
    }

    pub(super) fn at(&mut self, node: &Node, what: What) {
        self.add(node.at(), &node.path, what);
    }

    pub(super) fn wrong_type(&mut self, node: &Node, wanted: &'static str) {
        let is = match node.shape() {
            Shape::Object => "an object in braces",
            Shape::List => "a list",
            Shape::Text => "a text in quotes",
            Shape::Number => "another number",
            Shape::Flag => "true or false",
            Shape::Null => "null",
        };
        self.at(node, What::WrongType { is, wanted });
    }

    pub(super) fn line(&self, at: usize) -> u32 {
        self.lines.line(at)
    }

    pub(crate) fn verdict(mut self) -> Result<(), Faults> {
        if self.faults.is_empty() {
            return Ok(());
        }
        self.faults.sort_by_key(|(at, ..)| *at);
        let fault = |(at, path, what)| {
            let (line, column) = self.lines.spot(at);
            Fault {
                line,
                column,
                path,
                what,
            }
        };
        let found = self.faults.into_iter().map(fault).collect();
        Err(Faults::new(found, self.left_out))
    }
}
