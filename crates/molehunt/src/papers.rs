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
    /// The unit says it, because the system makes that folder.
    const IN_THE_UNIT: &str = "MOLEHUNT_DATA";

    #[test]
    fn the_packages_configuration_names_every_variable_of_the_server() {
        let command = Arguments::command();
        let serve = command.find_subcommand("serve").unwrap();
        let variables = serve.get_arguments().filter_map(|each| each.get_env());
        let known = variables.map(|name| name.to_str().unwrap());
        let known: BTreeSet<_> = known.filter(|name| *name != IN_THE_UNIT).collect();

        let lines = CONFFILE.lines().filter_map(|line| line.split_once('='));
        let named = lines.filter_map(|(name, _)| name.strip_prefix('#'));
        let named: BTreeSet<_> = named.filter(|name| name.starts_with("MOLEHUNT")).collect();
        assert_eq!(named, known);
    }
}
