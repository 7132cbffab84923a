/** Who could have thought what, told after a round in which questions were typed. */
const thoughts = {
  open: 'Who thought what',
  lead: 'Worked out from the questions and answers, as bots reckon. What people really thought, only they know.',
  coming: 'Working it out …',
  missing: 'This cannot be worked out right now.',
  unknown: 'Nobody has described this place in numbers, so there is nothing to work out.',
  onlyHunts: 'Who thought what is told only of rounds in which all hunt one spy.',
  decided: {
    title: 'The moment that decided it',
    nothing: 'There was none: no single answer changed much.',
    more: (p: { name: string; spy: string; from: string; to: string }) =>
      `This turned ${p.name} against ${p.spy}: from ${p.from} to ${p.to}.`,
    less: (p: { name: string; spy: string; from: string; to: string }) =>
      `This made ${p.name} trust ${p.spy} more: from ${p.from} down to ${p.to}.`,
    surer: (p: { from: string; to: string }) =>
      `This told the spy a lot about the place: from ${p.from} to ${p.to}.`,
    lessSure: (p: { from: string; to: string }) =>
      `This led the spy away from the place: from ${p.from} down to ${p.to}.`,
  },
  silence: 'No answer.',
  isSpy: 'the spy',
  middle: 'the card in the middle',
  ofSpy: (p: { spy: string }) => `Suspicion of ${p.spy}:`,
  ofMiddle: 'That the spy’s card lies in the middle:',
  ofPlace: 'How sure of the right place:',
  course: (p: { from: string; to: string; most: string }) =>
    `${p.from} at first, ${p.to} in the end, ${p.most} at most.`,
  key: {
    spy: 'the spy',
    place: 'the right place',
    others: 'other suspects',
    moment: 'the moment',
  },
  typed: 'Words of your own count here only where you said how much of it there is.',
  numbers: 'All numbers',
  exchange: 'Question',
  before: 'Before',
};

export type ThoughtsMessages = typeof thoughts;
export default thoughts;
