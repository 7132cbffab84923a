//! What a value prints of itself, read back as a tree of names and parts. Knows the notation of
//! derived `Debug`, and nothing of what is printed.

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form<'a> {
    Word(&'a str),
    /// Never read: put where a word was that says too much.
    Number(u64),
    /// `Name { key: value }`, `Name(value)`, `[value]` and `{key: value}` alike.
    Group(&'a str, Vec<Part<'a>>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// Empty in lists.
    pub key: &'a str,
    pub value: Form<'a>,
}

/// Whether the part of this key in a group of this name is passed over.
pub type Skips = fn(owner: &str, key: &str) -> bool;

impl<'a> Form<'a> {
    pub fn read(text: &'a str, skips: Skips) -> Self {
        let at = 0;
        Reader { text, at, skips }.value()
    }

    pub fn name(&self) -> &'a str {
        match self {
            Self::Word(name) | Self::Group(name, _) => name,
            Self::Number(_) => "",
        }
    }

    pub fn parts(&self) -> &[Part<'a>] {
        match self {
            Self::Group(_, parts) => parts,
            Self::Word(_) | Self::Number(_) => &[],
        }
    }

    /// The part of this key, also through `Some` and other names around a single value.
    pub fn get(&self, key: &str) -> Option<&Self> {
        if let [Part { key: "", value }] = self.parts() {
            return value.get(key);
        }
        let part = self.parts().iter().find(|part| part.key == key);
        part.map(|part| &part.value)
    }

    pub fn at(&self, path: &[&str]) -> Option<&Self> {
        path.iter().try_fold(self, |form, key| form.get(key))
    }

    /// The number in `7`, `SeatId(7)` or `Some(7)`.
    pub fn number(&self) -> Option<u64> {
        match self {
            Self::Word(word) => word.parse().ok(),
            Self::Number(number) => Some(*number),
            Self::Group(_, parts) => match parts.as_slice() {
                [only] => only.value.number(),
                _ => None,
            },
        }
    }
}

impl Form<'_> {
    /// Different forms are written differently.
    pub fn write(&self, to: &mut String) {
        match self {
            Self::Word(word) => to.push_str(word),
            Self::Number(number) => to.push_str(&number.to_string()),
            Self::Group(name, parts) => {
                to.push_str(name);
                to.push('(');
                for part in parts {
                    to.push_str(part.key);
                    to.push('=');
                    part.value.write(to);
                    to.push(',');
                }
                to.push(')');
            }
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    skips: Skips,
}

impl<'a> Reader<'a> {
    /// Moves on over all bytes that pass, and returns the one that does not.
    fn pass(&mut self, passes: impl Fn(u8) -> bool) -> Option<u8> {
        let bytes = self.text.as_bytes();
        let mut at = self.at;
        while at < bytes.len() && passes(bytes[at]) {
            at += 1;
        }
        self.at = at;
        bytes.get(at).copied()
    }

    fn value(&mut self) -> Form<'a> {
        let start = self.at;
        let in_word =
            |byte| !matches!(byte, b' '..=b'"' | b'('..=b',' | b':' | b'[' | b']' | b'{' | b'}');
        let stop = self.pass(in_word);
        let name = &self.text[start..self.at];
        match stop {
            Some(b'"') => {
                self.pass_quoted();
                Form::Word(&self.text[start..self.at])
            }
            Some(b'(' | b'[' | b'{') => Form::Group(name, self.parts(name)),
            Some(b' ') if self.text.as_bytes().get(self.at + 1) == Some(&b'{') => {
                self.at += 1;
                Form::Group(name, self.parts(name))
            }
            _ => Form::Word(name),
        }
    }

    fn parts(&mut self, owner: &str) -> Vec<Part<'a>> {
        let mut parts = Vec::new();
        self.at += 1;
        loop {
            if let None | Some(b')' | b']' | b'}') = self.pass(|byte| matches!(byte, b' ' | b',')) {
                self.at += 1;
                return parts;
            }
            let start = self.at;
            let mut value = self.value();
            let mut key = "";
            if self.text.as_bytes().get(self.at) == Some(&b':') {
                key = &self.text[start..self.at];
                self.at += 2;
                if (self.skips)(owner, key) {
                    self.pass_value();
                    continue;
                }
                value = self.value();
            }
            parts.push(Part { key, value });
        }
    }

    /// To the comma or bracket after the value.
    fn pass_value(&mut self) {
        let mut depth = 0_u32;
        loop {
            let is_plain =
                |byte| !matches!(byte, b'"' | b'(' | b')' | b',' | b'[' | b']' | b'{' | b'}');
            match self.pass(is_plain) {
                Some(b'"') => {
                    self.pass_quoted();
                    continue;
                }
                Some(b'(' | b'[' | b'{') => depth += 1,
                Some(b')' | b']' | b'}') if depth > 0 => depth -= 1,
                Some(b',') if depth > 0 => {}
                _ => return,
            }
            self.at += 1;
        }
    }

    fn pass_quoted(&mut self) {
        self.at += 1;
        while self.pass(|byte| !matches!(byte, b'"' | b'\\')) == Some(b'\\') {
            self.at += 2;
        }
        self.at += 1;
    }
}
