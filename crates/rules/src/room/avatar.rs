//! Which picture a player has: each its own, as long as there are enough of them.

use wire::{
    Refusal, SeatId,
    limits::{ANIMALS, AVATARS},
};

use crate::Public;

/// The one that is wished for; else the same animal in another hat; else any. Nobody is kept out for a face that
/// somebody else has.
pub(crate) fn for_newcomer(public: &Public, wish: Option<u8>) -> Result<u8, Refusal> {
    known(wish.unwrap_or_default())?;
    let free = |avatar: &u8| public.seats.iter().all(|s| s.avatar != *avatar);
    let kin = |wish: u8| (0..AVATARS).filter(move |other| other % ANIMALS == wish % ANIMALS);
    let wished = wish.into_iter().chain(wish.into_iter().flat_map(kin));
    Ok(wished.chain(0..AVATARS).find(free).unwrap_or_default())
}

/// Whether this seat may have it.
pub(crate) fn checked(public: &Public, avatar: u8, own: SeatId) -> Result<(), Refusal> {
    known(avatar)?;
    let mut others = public.seats.iter().filter(|s| s.id != own);
    if others.any(|s| s.avatar == avatar) {
        return Err(Refusal::AvatarTaken);
    }
    Ok(())
}

fn known(avatar: u8) -> Result<(), Refusal> {
    if avatar < AVATARS {
        Ok(())
    } else {
        Err(Refusal::NoSuchAvatar)
    }
}
