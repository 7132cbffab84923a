//! Which packages of Debian a binary cannot do without, read from the binary.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use goblin::elf::Elf;

/// Parts of the C library; the linker of its own has an architecture in its name.
const C_LIBRARY: [&str; 6] = ["libc", "libm", "libdl", "librt", "libpthread", "ld-linux"];

/// With the oldest C library that has all it calls.
pub(super) fn packages(binary: &Path) -> Result<Vec<String>> {
    let bytes = fs::read(binary)?;
    let elf = Elf::parse(&bytes);
    let elf = elf.with_context(|| format!("{} is no program for Linux", binary.display()))?;
    let mut packages = BTreeSet::new();
    for library in &elf.libraries {
        packages.insert(package_of(library)?);
    }
    let newest = called_versions(&elf).max();
    let exact = |package: &str| match (package, newest) {
        ("libc6", Some((major, minor))) => format!("libc6 (>= {major}.{minor})"),
        _ => package.to_owned(),
    };
    Ok(packages.into_iter().map(exact).collect())
}

fn package_of(library: &str) -> Result<&'static str> {
    let is_part = |part: &&str| {
        library.starts_with(&format!("{part}.")) || library.starts_with(&format!("{part}-"))
    };
    if C_LIBRARY.iter().any(is_part) {
        return Ok("libc6");
    }
    match library {
        "libgcc_s.so.1" => Ok("libgcc-s1"),
        _ => bail!("the binary is linked with {library}: say here which package that is in"),
    }
}

/// Of the C library, `(2, 34)` and the like.
fn called_versions<'a>(elf: &'a Elf<'a>) -> impl Iterator<Item = (u32, u32)> + 'a {
    let needs = elf.verneed.iter().flat_map(|all| all.iter());
    let versions = needs.flat_map(|library| {
        library
            .iter()
            .map(|version| version.vna_name)
            .collect::<Vec<_>>()
    });
    versions.filter_map(|name| version(elf.dynstrtab.get_at(name)?))
}

fn version(name: &str) -> Option<(u32, u32)> {
    let mut numbers = name.strip_prefix("GLIBC_")?.split('.').map(str::parse);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => Some((major, minor)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_library_has_its_package_and_a_strange_one_is_named() {
        assert_eq!(package_of("libm.so.6").ok(), Some("libc6"));
        assert_eq!(package_of("ld-linux-x86-64.so.2").ok(), Some("libc6"));
        assert_eq!(package_of("libgcc_s.so.1").ok(), Some("libgcc-s1"));
        let strange = package_of("libmagic.so.1").expect_err("nobody has said where it is");
        assert!(strange.to_string().contains("libmagic.so.1"), "{strange}");
    }

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(version("GLIBC_2.34") > version("GLIBC_2.4"));
        assert_eq!(version("GLIBC_2.2.5"), Some((2, 2)));
        assert_eq!(version("GLIBC_PRIVATE"), None);
        assert_eq!(version("GCC_3.0"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_program_of_ours_needs_the_c_library() {
        let own = std::env::current_exe().expect("this program");
        let packages = packages(&own).expect("it can be read");
        assert!(
            packages
                .iter()
                .any(|package| package.starts_with("libc6 (>= 2.")),
            "{packages:?}"
        );
    }
}
