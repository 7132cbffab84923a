import { counting } from '../plural';

const n = counting('en');

const notebook = {
  /** What the lobby tells whoever has never played it. */
  firstTime:
    'The active player thinks of a word. It stands in every notebook but one: the conspirator’s. Everybody plays pictures that go with it. Then the word is shown, and each of you explains. Find out who is making it up.',

  /** The first line: what is happening, is it my turn, what can I do. */
  line: {
    findWord: 'Your turn: find a word and choose your first card',
    finds: (p: { active: string }) => `${p.active} is looking for a word`,
    findsLook: (p: { active: string }) =>
      `${p.active} is looking for a word. Get to know your cards meanwhile`,
    lookAndPlay: 'Your turn: look into your notebook, then play a card',
    look: 'The notebooks are dealt: hold yours and look',
    playFirst: 'Your turn: play your first card',
    playSecond: 'Your turn: play your second card',
    playsFirst: (p: { name: string }) => `${p.name} plays a first card`,
    playsSecond: (p: { name: string }) => `${p.name} plays a second card`,
    explain: 'Your turn: tell how your cards fit the word',
    explains: (p: { name: string }) => `${p.name} explains`,
    talk: 'Talk it over: whose notebook is blank?',
    talkActive: 'Talk it over, then tap below to go on to the chips',
    placeChip: 'Your turn: whose notebook is blank? Put your chip there',
    placesChip: (p: { name: string }) => `${p.name} places a chip`,
  },

  /** The notebook. Its cover says what everybody knows. */
  page: {
    label: 'Your notebook',
    hint: 'Hold to peek behind your hand',
    inside: 'In your notebook',
    blank: 'Nothing. It is blank',
    forActive: 'Somebody’s is blank. Even you do not know whose',
    forDetective: 'Somebody’s is blank. Find out whose',
    forConspirator: 'You are the conspirator. Blend in',
    letGo: 'Let go to close your notebook',
  },

  /** Before the notebooks are dealt. */
  opening: {
    word: 'Your word',
    placeholder: 'Anything that pictures can hint at',
    deal: 'It goes into all notebooks but one. Who gets the blank one, nobody knows, not even you.',
    left: n({ one: '# character left', other: '# characters left' }),
    over: n({ one: '# character too many', other: '# characters too many' }),
    repeated: 'This game has had that word already. You can still take it.',
    earlier: 'Words of earlier rounds',
    card: 'Your first card',
    cardHint: 'Tap a card to look at it and choose it.',
    send: 'Deal the notebooks',
    noWord: 'Find a word first',
    longWord: 'The word is too long',
    noCard: 'Choose a card first',
  },

  hand: {
    label: 'Your cards',
    tap: 'Tap a card, or drag it up to play it',
    drop: 'Let go to choose this card',
    chosen: 'chosen',
  },

  table: {
    label: 'The table',
    active: 'active player',
    now: 'everybody waits for this player',
    explained: 'has explained',
    noCard: 'no card yet',
    first: 'First card',
    second: 'Second card',
  },

  /** A picture that fills the screen. */
  look: {
    yours: (p: { number: number; of: number }) => `Your card ${p.number} of ${p.of}`,
    first: (p: { name: string }) => `${p.name}: first card`,
    second: (p: { name: string }) => `${p.name}: second card`,
    previous: 'Previous card',
    next: 'Next card',
    play: 'Play this card',
    choose: 'Choose this card',
    forGood: 'Once it lies on the table, it stays there.',
    noPicture: 'No picture',
    own: 'A picture from this table’s own deck',
  },

  word: 'The word',

  act: {
    explained: 'Done',
    discussed: 'On to the chips',
    chip: 'Place your chip',
    chipTitle: 'Whose notebook is blank?',
    chipHint: 'Everybody sees where you put your chip.',
    chipOn: (p: { name: string }) => `Put your chip on ${p.name}`,
    chipSure: (p: { name: string }) => `Your chip on ${p.name}?`,
    chipText: 'Everybody sees it, and it cannot be taken back.',
    chipYes: (p: { name: string }) => `On ${p.name}`,
  },

  chips: {
    of: (p: { names: string }) => `Chips here: ${p.names}`,
    placed: (p: { name: string; whom: string }) => `${p.name} puts a chip on ${p.whom}`,
  },

  moment: {
    before: 'The word in the notebooks was…',
    text: 'In all but one',
    blank: 'Whose notebook was blank?',
  },

  result: {
    caught: 'The conspirator is caught',
    escaped: 'The conspirator escapes',
    conspirator: 'The conspirator',
    chipsOn: n({ one: '# chip', other: '# chips' }),
    noChips: 'no chip',
    faceDown: 'Points stay face down until the end of the game.',
    active: 'active player',
    wasConspirator: 'conspirator',
    detective: 'detective',
    found: 'Chip on the conspirator',
    missed: (p: { name: string }) => `Chip on ${p.name}`,
    noChip: 'No chip placed',
    awards: 'What this round brings',
  },

  story: {
    caught: (p: { conspirator: string; names: string }) =>
      `${p.conspirator} had the blank notebook. On the right track: ${p.names}`,
    escaped: (p: { conspirator: string; names: string }) =>
      `${p.conspirator} had the blank notebook. Only ${p.names} was on the right track, and one chip is not enough`,
    unsuspected: (p: { conspirator: string }) =>
      `${p.conspirator} had the blank notebook, and nobody put a chip there`,
  },

  final: {
    counting: 'The points are turned over…',
    faceDown: 'face down',
    all: 'Turn all over',
  },

  tv: {
    earlier: 'Struck out',
    notebooks: 'The notebooks are dealt. One of them is blank.',
  },
};

export type NotebookMessages = typeof notebook;
export default notebook;
