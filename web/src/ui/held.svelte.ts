// Whether a secret card is held on this page right now: whatever else depends on it is shown only then.

class Held {
  isHeld = $state(false);
}

export const held = new Held();
