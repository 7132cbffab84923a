//! `molehunt papers`: writes the manual pages and shell completions that packages bring along, from the commands
//! themselves. A binary and its papers cannot disagree.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, Command};
use clap_complete::{Shell, generate_to};
use clap_mangen::Man;

/// Those that packages of Debian have a place for.
const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Zsh, Shell::Fish];

#[derive(Args, Debug)]
pub(crate) struct Papers {
    /// Where to write them; it is made if it does not exist
    folder: PathBuf,
}

impl Papers {
    pub(crate) fn run(self, command: Command) -> Result<()> {
        let written = write(command, &self.folder);
        written.with_context(|| format!("papers cannot be written to {}", self.folder.display()))
    }
}

fn write(mut command: Command, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    // Each page tells what `help` would, so there is none of it.
    let mut paged = command.clone().disable_help_subcommand(true);
    paged.build();
    write_pages(&paged, folder)?;
    for shell in SHELLS {
        generate_to(shell, &mut command, "molehunt", folder)?;
    }
    Ok(())
}

/// One for the command and one for each below it, called `molehunt-tables-list` and the like.
fn write_pages(command: &Command, folder: &Path) -> io::Result<()> {
    let source = concat!("Molehunt ", env!("CARGO_PKG_VERSION"));
    let page = Man::new(command.clone()).source(source);
    page.generate_to(folder)?;
    let mut below = command.get_subcommands();
    below.try_for_each(|command| write_pages(command, folder))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;

    use crate::Arguments;

    /// What the package puts where operators change it.
    const CONFFILE: &str = include_str!("../../../packaging/molehunt.default");
    const UNIT: &str = include_str!("../../../packaging/molehunt.service");
    /// All else that is shipped and tells a server something.
    const OTHERS: [&str; 3] = [
        include_str!("../../../packaging/Containerfile"),
        include_str!("../../../packaging/cluster/cluster.env"),
        include_str!("../../../packaging/cluster/compose.yaml"),
    ];

    fn variables() -> BTreeSet<String> {
        let command = Arguments::command();
        let serve = command.find_subcommand("serve").unwrap();
        let variables = serve.get_arguments().filter_map(|each| each.get_env());
        let names = variables.map(|name| name.to_str().unwrap().to_owned());
        names.collect()
    }

    fn named(text: &str) -> BTreeSet<String> {
        let words = text.split(|c: char| !c.is_ascii_uppercase() && c != '_');
        let ours = words.filter(|word| word.starts_with("MOLEHUNT_"));
        ours.map(str::to_owned).collect()
    }

    #[test]
    fn the_packages_configuration_names_every_variable_of_the_server() {
        // Where tables are, the unit says, because the system makes that folder.
        let named = &named(CONFFILE) | &named(UNIT);
        assert_eq!(named, variables());
    }

    #[test]
    fn nothing_that_is_shipped_names_a_variable_that_the_server_does_not_know() {
        let known = variables();
        for text in OTHERS {
            let strange: Vec<_> = named(text).difference(&known).cloned().collect();
            assert!(strange.is_empty(), "{strange:?}");
        }
    }
}
