/** Says of a phrase, before it is sent, what it is worth. Words for one to five dots are short: they stand below them. */
const teacher = {
  show: 'Teacher',
  choose: 'Choose a phrase and I’ll weigh it.',
  phrasesOnly: 'The teacher understands phrases only.',
  hold: 'Hold your card to read this.',
  unknown: 'I know nothing of this place.',
  coming: 'One moment …',
  missing: 'The teacher cannot be reached right now.',
  dots: (p: { dots: number }) => `${p.dots} of 5`,
  catches: {
    about: 'Catches a spy',
    dots: ['hardly', 'a little', 'fairly well', 'well', 'very well'],
  },
  gives: {
    about: 'Gives away the place',
    dots: ['hardly', 'a little', 'in part', 'a lot', 'nearly all of it'],
  },
  proves: {
    about: 'Proves you are no spy',
    dots: ['speaks against you', 'hardly', 'a little', 'well', 'very well'],
    note: 'It tells a spy just as much.',
  },
};

export type TeacherMessages = typeof teacher;
export default teacher;
