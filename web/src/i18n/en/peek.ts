// On a card that lies face down.

const peek = {
  label: 'Hold to peek',
  hint: 'Shield the screen with your hand',
  stamp: 'SECRET',
};

export type PeekMessages = typeof peek;
export default peek;
