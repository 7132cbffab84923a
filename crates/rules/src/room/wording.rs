//! How something is said in a round: typed, or by a phrase that each phone says in its own language; and what bots of
//! the house say besides.

use wire::{Asking, Attribute, Phrase, Refusal, Remark, SeatId, TEXT_CHARS};

use crate::{
    Public,
    room::{Circle, guard::require, text::cleaned},
};

/// So many may a bot remark in a round, so that nothing grows.
pub const REMARKS_MAX: u8 = 12;

/// A question or an answer, as it came.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Words<'a> {
    pub(crate) text: Option<&'a str>,
    pub(crate) phrase: Option<Phrase>,
    pub(crate) level: Option<u8>,
}

/// The same as it is recorded and shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wording {
    pub(crate) text: Option<String>,
    pub(crate) phrase: Option<Phrase>,
    pub(crate) level: Option<u8>,
}

impl<'a> Words<'a> {
    pub(crate) fn of(text: &'a Option<String>, phrase: Option<Phrase>, level: Option<u8>) -> Self {
        Self {
            text: text.as_deref(),
            phrase,
            level,
        }
    }

    pub(crate) fn is_none(&self) -> bool {
        self.text.is_none() && self.phrase.is_none() && self.level.is_none()
    }

    pub(crate) fn question(self, asking: Asking) -> Result<Wording, Refusal> {
        let is_question = |phrase: &Phrase| phrase.level.is_none();
        require(
            self.phrase.is_none_or(|p| is_question(&p)),
            Refusal::NoSuchPhrase,
        )?;
        require(self.level.is_none(), Refusal::NoSuchPhrase)?;
        self.checked(asking)
    }

    /// To a question by a phrase about this, if it was one.
    pub(crate) fn answer(
        self,
        asking: Asking,
        about: Option<Attribute>,
    ) -> Result<Wording, Refusal> {
        if let Some(phrase) = self.phrase {
            let fits = about.is_none_or(|about| about == phrase.attribute);
            require(phrase.level.is_some() && fits, Refusal::NoSuchPhrase)?;
        }
        if let Some(level) = self.level {
            let of_text = self.text.is_some() && about.is_some();
            require(of_text && level < Phrase::LEVELS, Refusal::NoSuchPhrase)?;
        }
        self.checked(asking)
    }

    /// Where people write there must be something; elsewhere there may be a text.
    fn checked(self, asking: Asking) -> Result<Wording, Refusal> {
        let written = asking == Asking::Written;
        if let Some(phrase) = self.phrase {
            require(written, Refusal::NotNow)?;
            require(
                self.text.is_none() && phrase.is_sound(),
                Refusal::NoSuchPhrase,
            )?;
        }
        let text = self
            .text
            .map(|text| cleaned(text, TEXT_CHARS))
            .transpose()?;
        let said = text.is_some() || self.phrase.is_some();
        require(said || !written, Refusal::TextEmpty)?;
        Ok(Wording {
            text,
            phrase: self.phrase,
            level: self.level,
        })
    }
}

impl Wording {
    pub(crate) fn of(text: &Option<String>, phrase: Option<Phrase>, level: Option<u8>) -> Self {
        Self {
            text: text.clone(),
            phrase,
            level,
        }
    }

    pub(crate) fn is_none(&self) -> bool {
        self.text.is_none() && self.phrase.is_none()
    }
}

/// Whatever it is that the bot remarks.
pub(crate) fn may_remark(public: &Public, seat: SeatId) -> Result<&Circle, Refusal> {
    let circle = public.circle().ok_or(Refusal::NotNow)?;
    let talks = public.is_of_house(seat) && !public.settings.bots.muted;
    require(talks && circle.is_active(seat), Refusal::NotNow)?;
    let times = circle.remarked.get(&seat).copied().unwrap_or_default();
    require(times < REMARKS_MAX, Refusal::NotNow)?;
    Ok(circle)
}

pub(crate) fn remark(public: &Public, seat: SeatId, remark: Remark) -> Result<(), Refusal> {
    let circle = may_remark(public, seat)?;
    let means = remark.occasion.means_somebody();
    let sound = remark.variant < Remark::VARIANTS && means == remark.whom.is_some();
    require(sound, Refusal::NoSuchPhrase)?;
    let Some(whom) = remark.whom else {
        return Ok(());
    };
    require(whom != seat, Refusal::NotYourself)?;
    require(circle.order.contains(&whom), Refusal::NoSuchSeat)
}
