//! Where lines begin, so that any spot of a file is found without reading it again.

#[derive(Debug)]
pub(crate) struct Lines<'a> {
    file: &'a str,
    /// The first byte of each line.
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    pub(crate) fn of(file: &'a str) -> Self {
        let behind = file.match_indices('\n').map(|(newline, _)| newline + 1);
        let starts = std::iter::once(0).chain(behind).collect();
        Self { file, starts }
    }

    /// The line of a byte, from 1.
    pub(crate) fn line(&self, at: usize) -> u32 {
        small(self.starts.partition_point(|start| *start <= at))
    }

    /// Line and column of a byte, both from 1; columns count characters, as editors do.
    pub(crate) fn spot(&self, at: usize) -> (u32, u32) {
        let line = self.line(at);
        let start = self.starts[line as usize - 1];
        let before = self.file.get(start..at).unwrap_or_default();
        (line, small(before.chars().count() + 1))
    }
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_is_found_where_an_editor_shows_it() {
        let file = "ž\n\n\tжук\n";
        let (mut line, mut column) = (1, 1);
        let lines = Lines::of(file);
        for (at, c) in file.char_indices() {
            assert_eq!(lines.spot(at), (line, column), "{at}");
            (line, column) = if c == '\n' {
                (line + 1, 1)
            } else {
                (line, column + 1)
            };
        }
        assert_eq!(lines.spot(file.len()), (line, column));
    }
}
