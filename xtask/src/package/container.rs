//! The recipe of the container, as far as it can be judged without building one: its instructions, what they copy, and
//! whether its check of health finds a server well.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::project::Project;

/// All there are, but for one that nobody should use any more.
const INSTRUCTIONS: [&str; 17] = [
    "ADD",
    "ARG",
    "CMD",
    "COPY",
    "ENTRYPOINT",
    "ENV",
    "EXPOSE",
    "FROM",
    "HEALTHCHECK",
    "LABEL",
    "ONBUILD",
    "RUN",
    "SHELL",
    "STOPSIGNAL",
    "USER",
    "VOLUME",
    "WORKDIR",
];
const PORT: &str = "4280";

#[derive(Debug)]
pub(super) struct Recipe(Vec<(String, String)>);

impl Recipe {
    pub(super) fn read(project: &Project) -> Result<Self> {
        let path = project.root().join("packaging/Containerfile");
        let text = fs::read_to_string(path).context("there is no recipe for a container")?;
        Self::parse(&text)
    }

    /// A word and what follows it on its line, and on those that a backslash joins to it.
    fn parse(text: &str) -> Result<Self> {
        let lines = text
            .lines()
            .filter(|line| !line.trim_start().starts_with('#'));
        let joined = lines.collect::<Vec<_>>().join("\n").replace("\\\n", " ");
        let mut instructions = Vec::new();
        for line in joined.lines().filter(|line| !line.trim().is_empty()) {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            ensure!(
                INSTRUCTIONS.contains(&word),
                "a container knows no `{word}`"
            );
            instructions.push((word.to_owned(), rest.trim().to_owned()));
        }
        let begins = instructions.first().is_some_and(|(word, _)| word == "FROM");
        ensure!(begins, "a container begins with `FROM`");
        Ok(Self(instructions))
    }

    fn all<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a str> {
        let those = self.0.iter().filter(move |(other, _)| other == word);
        those.map(|(_, rest)| rest.as_str())
    }

    /// Exactly one file in the folder for each.
    pub(super) fn finds_what_it_copies(&self, folder: &Path) -> Result<()> {
        for copied in self.all("COPY") {
            let source = copied.split(' ').next().unwrap_or_default();
            let (begin, end) = source.split_once('*').unwrap_or((source, ""));
            let mut found = Vec::new();
            for entry in fs::read_dir(folder)? {
                found.push(entry?.file_name().to_string_lossy().into_owned());
            }
            found.retain(|name| name.starts_with(begin) && name.ends_with(end));
            ensure!(
                found.len() == 1,
                "a container copies {source}, which means {found:?}"
            );
        }
        Ok(())
    }

    /// Asked of a server at another address than that of the container.
    pub(super) fn health_of(&self, address: &str) -> Result<Command> {
        let check = self
            .all("HEALTHCHECK")
            .next()
            .and_then(|check| check.split_once("CMD "));
        let (_, words) = check.context("nobody asks a container how it is")?;
        let words: Vec<String> = serde_json::from_str(words)?;
        let (_, port) = address.rsplit_once(':').context("an address has a port")?;
        let mut words = words.iter().map(|word| word.replace(PORT, port));
        let mut check = Command::new(words.next().context("the check is empty")?);
        check.args(words);
        Ok(check)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECIPE: &str = "# a comment\nFROM debian\nCOPY molehunt_*.deb /molehunt.deb\nRUN a \\\n    && b\n\
                          HEALTHCHECK --retries=3 \\\n    CMD [\"ask\", \"at 4280\"]\n";

    #[test]
    fn an_instruction_goes_on_after_a_backslash() {
        let recipe = Recipe::parse(RECIPE).expect("it is one");
        let words: Vec<&str> = recipe.0.iter().map(|(word, _)| word.as_str()).collect();
        assert_eq!(words, ["FROM", "COPY", "RUN", "HEALTHCHECK"]);
    }

    #[test]
    fn what_is_no_instruction_is_named() {
        let error = Recipe::parse("FROM debian\nCOPPY a b\n").expect_err("it is none");
        assert!(error.to_string().contains("`COPPY`"), "{error}");
    }

    #[test]
    fn health_is_asked_at_the_servers_own_port() {
        let recipe = Recipe::parse(RECIPE).expect("it is one");
        let check = recipe.health_of("127.0.0.1:7").expect("it has a check");
        assert_eq!(crate::run::line(&check), "ask at 7");
    }
}
