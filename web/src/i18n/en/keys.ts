const keys = {
  title: 'Keyboard shortcuts',
  note: 'A key does what a touch does, and asks what a touch asks. While you write, keys only write.',
  peek: 'Hold to peek at your card',
  ask: 'Ask; then arrows to a face, and Enter',
  answered: 'Answered, or explained',
  accuse: 'Accuse, propose, pick or place your chip',
  middle: 'Point to the middle',
  vote: 'To Yes or No; Enter casts your vote',
  write: 'Write',
  places: 'To the places; arrows walk, Enter crosses out, L marks as likely',
  goOn: 'Go on: start the clock, done asking, next round',
  ready: 'Ready',
  help: 'This page',
};

export type KeysMessages = typeof keys;
export default keys;
