//! Writes values as JSON, byte for byte as `serde_json` does, in fewer instructions: names of fields are
//! known to need no escaping, and memory is the only thing written to. Every frame and every record goes through here.

use std::fmt::{self, Display};

use serde::ser::{
    self, Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct,
    SerializeStructVariant, SerializeTuple, SerializeTupleStruct, SerializeTupleVariant,
};

/// A value that JSON has no words for. Nothing that crosses the socket or is recorded is one.
#[derive(Debug)]
pub struct Unwritable(String);

impl Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritable {}

impl ser::Error for Unwritable {
    fn custom<T: Display>(why: T) -> Self {
        Self(why.to_string())
    }
}

type Written = Result<(), Unwritable>;

/// Appends `value` to `out`.
#[inline(always)]
pub fn write(out: &mut String, value: &(impl Serialize + ?Sized)) -> Written {
    value.serialize(Writer { out })
}

struct Writer<'a> {
    out: &'a mut String,
}

impl Writer<'_> {
    #[inline(always)]
    fn put(self, text: &str) -> Written {
        self.out.push_str(text);
        Ok(())
    }

    #[inline(always)]
    fn number<N: itoa::Integer + Copy + TryInto<u8>>(self, number: N) -> Written {
        match number.try_into() {
            // Most numbers are seats, of which a frame names dozens.
            Ok(digit @ 0..=9) => self.out.push(char::from(b'0' + digit)),
            _ => self.put(itoa::Buffer::new().format(number))?,
        }
        Ok(())
    }
}

impl<'a> Writer<'a> {
    #[inline(always)]
    fn list(self) -> Items<'a> {
        self.out.push('[');
        Items::of(self.out, "]")
    }

    #[inline(always)]
    fn object(self) -> Items<'a> {
        self.out.push('{');
        Items::of(self.out, "}")
    }

    /// An object whose only field is called as the variant.
    #[inline(always)]
    fn variant(self, name: &str, opening: char, closing: &'static str) -> Items<'a> {
        self.out.push('{');
        put_name(self.out, name);
        self.out.push(opening);
        Items::of(self.out, closing)
    }
}

/// What is inside of a list or an object.
struct Items<'a> {
    out: &'a mut String,
    is_first: bool,
    closing: &'static str,
}

impl<'a> Items<'a> {
    #[inline(always)]
    fn of(out: &'a mut String, closing: &'static str) -> Self {
        Self {
            out,
            is_first: true,
            closing,
        }
    }

    #[inline(always)]
    fn next(&mut self) {
        if !self.is_first {
            self.out.push(',');
        }
        self.is_first = false;
    }

    #[inline(always)]
    fn item(&mut self, item: &(impl Serialize + ?Sized)) -> Written {
        self.next();
        write(self.out, item)
    }

    #[inline(always)]
    fn field(&mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Written {
        self.next();
        put_name(self.out, name);
        write(self.out, value)
    }

    #[inline(always)]
    fn close(self) -> Written {
        self.out.push_str(self.closing);
        Ok(())
    }
}

/// Of a field or a variant: an identifier, so nothing in it has to be escaped.
#[inline(always)]
fn put_name(out: &mut String, name: &str) {
    out.reserve(name.len() + 3);
    out.push('"');
    out.push_str(name);
    out.push_str("\":");
}

#[inline(always)]
fn put_text(out: &mut String, text: &str) {
    out.reserve(text.len() + 2);
    out.push('"');
    // Nearly all are short and plain: without an early end there is nothing to guess for each byte.
    let special = text
        .bytes()
        .fold(false, |found, byte| found | SPECIAL[usize::from(byte)]);
    if !special {
        out.push_str(text);
    } else {
        text.chars().for_each(|letter| put_escaped(out, letter));
    }
    out.push('"');
}

/// What cannot stand in a text as it is. Looking a byte up takes fewer instructions than comparing it.
static SPECIAL: [bool; 256] = {
    let mut special = [false; 256];
    let mut control = 0;
    while control < 0x20 {
        special[control] = true;
        control += 1;
    }
    special[b'"' as usize] = true;
    special[b'\\' as usize] = true;
    special
};

fn put_escaped(out: &mut String, letter: char) {
    const HEX: &[u8; 16] = b"0123456789abcdef";
    let short = match letter {
        '"' | '\\' => letter,
        '\n' => 'n',
        '\r' => 'r',
        '\t' => 't',
        '\x08' => 'b',
        '\x0c' => 'f',
        '\0'..' ' => {
            let code = letter as usize;
            let (high, low) = (HEX[code >> 4], HEX[code & 15]);
            out.push_str("\\u00");
            out.extend([high, low].map(char::from));
            return;
        }
        _ => return out.push(letter),
    };
    out.extend(['\\', short]);
}

macro_rules! numbers {
    ($($name:ident: $kind:ty),*) => {
        $(#[inline(always)]
        fn $name(self, number: $kind) -> Written {
            self.number(number)
        })*
    };
}

impl<'a> ser::Serializer for Writer<'a> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Items<'a>;
    type SerializeTupleStruct = Items<'a>;
    type SerializeTupleVariant = Items<'a>;
    type SerializeMap = Items<'a>;
    type SerializeStruct = Items<'a>;
    type SerializeStructVariant = Items<'a>;

    numbers!(
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    );

    #[inline(always)]
    fn serialize_bool(self, is: bool) -> Written {
        self.put(if is { "true" } else { "false" })
    }

    #[inline(always)]
    fn serialize_f32(self, number: f32) -> Written {
        self.serialize_f64(number.into())
    }

    #[inline(always)]
    fn serialize_f64(self, number: f64) -> Written {
        Err(Unwritable::custom(format_args!(
            "{number} may be a fraction"
        )))
    }

    #[inline(always)]
    fn serialize_char(self, letter: char) -> Written {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    #[inline(always)]
    fn serialize_str(self, text: &str) -> Written {
        put_text(self.out, text);
        Ok(())
    }

    #[inline(always)]
    fn serialize_bytes(self, bytes: &[u8]) -> Written {
        self.collect_seq(bytes)
    }

    #[inline(always)]
    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    #[inline(always)]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    #[inline(always)]
    fn serialize_unit(self) -> Written {
        self.put("null")
    }

    #[inline(always)]
    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_unit()
    }

    #[inline(always)]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.serialize_str(variant)
    }

    #[inline(always)]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    #[inline(always)]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        let mut object = self.object();
        object.field(variant, value)?;
        object.close()
    }

    #[inline(always)]
    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a>, Unwritable> {
        Ok(self.list())
    }

    #[inline(always)]
    fn serialize_tuple(self, _: usize) -> Result<Items<'a>, Unwritable> {
        Ok(self.list())
    }

    #[inline(always)]
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items<'a>, Unwritable> {
        Ok(self.list())
    }

    #[inline(always)]
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>, Unwritable> {
        Ok(self.variant(variant, '[', "]}"))
    }

    #[inline(always)]
    fn serialize_map(self, _: Option<usize>) -> Result<Items<'a>, Unwritable> {
        Ok(self.object())
    }

    #[inline(always)]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Items<'a>, Unwritable> {
        Ok(self.object())
    }

    #[inline(always)]
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>, Unwritable> {
        Ok(self.variant(variant, '{', "}}"))
    }
}

macro_rules! lists {
    ($($kind:ident::$item:ident),*) => {
        $(impl $kind for Items<'_> {
            type Ok = ();
            type Error = Unwritable;

            #[inline(always)]
            fn $item<T: Serialize + ?Sized>(&mut self, item: &T) -> Written {
                self.item(item)
            }

            #[inline(always)]
            fn end(self) -> Written {
                self.close()
            }
        })*
    };
}

lists!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);

macro_rules! objects {
    ($($kind:ident),*) => {
        $(impl $kind for Items<'_> {
            type Ok = ();
            type Error = Unwritable;

            #[inline(always)]
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Written {
                self.field(name, value)
            }

            #[inline(always)]
            fn end(self) -> Written {
                self.close()
            }
        })*
    };
}

objects!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Items<'_> {
    type Ok = ();
    type Error = Unwritable;

    /// Whatever it is, in JSON it is a text.
    #[inline(always)]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        self.next();
        let from = self.out.len();
        write(self.out, key)?;
        if !self.out[from..].starts_with('"') {
            self.out.insert(from, '"');
            self.out.push('"');
        }
        self.out.push(':');
        Ok(())
    }

    #[inline(always)]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        write(self.out, value)
    }

    #[inline(always)]
    fn end(self) -> Written {
        self.close()
    }
}
