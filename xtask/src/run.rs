//! Runs other programs, shows what it runs, and says plainly what went wrong.

use std::env;
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The cargo that runs this program, so that both use one toolchain.
pub(crate) fn cargo(dir: &Path, args: &[&str]) -> Command {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(dir).args(args);
    command
}

pub(crate) fn npm(dir: &Path, args: &[&str]) -> Command {
    script("npm", dir, args)
}

pub(crate) fn npx(dir: &Path, args: &[&str]) -> Command {
    script("npx", dir, args)
}

/// Node's own programs are scripts, which Windows starts only under their full name.
fn script(name: &str, dir: &Path, args: &[&str]) -> Command {
    let suffix = if cfg!(windows) { ".cmd" } else { "" };
    let mut command = Command::new(format!("{name}{suffix}"));
    command.current_dir(dir).args(args);
    command
}

/// Where the words of a program go.
#[derive(Debug)]
pub(crate) enum Log {
    Screen,
    File(File),
}

impl Log {
    pub(crate) fn file(path: &Path) -> Result<Self> {
        let file = File::create(path);
        Ok(Self::File(file.with_context(|| {
            format!("{} cannot be written", path.display())
        })?))
    }

    pub(crate) fn say(&self, words: &str) -> Result<()> {
        match self {
            Self::Screen => eprintln!("{words}"),
            Self::File(file) => writeln!(&*file, "{words}").context("a log cannot be written")?,
        }
        Ok(())
    }

    fn take(&self, command: &mut Command) -> Result<()> {
        if let Self::File(file) = self {
            let copy = || file.try_clone().context("a log cannot be shared");
            command.stdout(copy()?).stderr(copy()?);
            // A log is read by people and by us, and colours are in the way of both.
            command.env("NO_COLOR", "1").env_remove("FORCE_COLOR");
        }
        Ok(())
    }
}

/// Runs to the end; anything but success is an error.
pub(crate) fn run(mut command: Command, log: &Log) -> Result<()> {
    let line = line(&command);
    log.say(&format!("$ {line}"))?;
    log.take(&mut command)?;
    let status = command
        .status()
        .with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// What the command prints, or nothing when there is no such program.
pub(crate) fn output(mut command: Command) -> Result<Option<String>> {
    match command.output() {
        Ok(output) => Ok(Some(String::from_utf8_lossy(&output.stdout).into_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => {
            Err(error).with_context(|| format!("`{}` could not be started", line(&command)))
        }
    }
}

/// As one would type it.
pub(crate) fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem();
    let words = program.into_iter().chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_no_error_when_only_its_word_is_wanted() {
        let absent = Command::new("molehunt-no-such-program");
        assert!(output(absent).is_ok_and(|said| said.is_none()));
    }

    #[test]
    fn a_failure_names_the_command_as_one_would_type_it() {
        let command = cargo(Path::new("."), &["no-such-command"]);
        let error = run(command, &Log::Screen).expect_err("cargo has no such command");
        assert!(
            error
                .to_string()
                .starts_with("`cargo no-such-command` failed"),
            "{error}"
        );
    }
}
