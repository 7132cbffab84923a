import { counting } from '../plural';

const n = counting('en');

/** Where questions and answers are typed. */
const talk = {
  title: 'Conversation',
  all: 'Read all',
  empty: 'Questions and answers will appear here',
  asks: 'asks',
  answers: 'answers',
  says: 'says',
  yourQuestion: (p: { name: string }) => `Your question to ${p.name}`,
  yourAnswer: (p: { name: string }) => `Your answer to ${p.name}`,
  toAll: 'To everybody',
  writeQuestion: 'Write a question',
  writeAnswer: 'Write an answer',
  writeToAll: 'Write to everybody',
  somebodyElse: 'Ask somebody else',
  send: 'Send',
  /** The table may not argue now. */
  locked: 'No arguments now',
  left: n({ one: '# character left', other: '# characters left' }),
  tooLong: n({ one: '# character too many', other: '# characters too many' }),
  passesIn: (p: { time: string }) => `The turn passes on in ${p.time}`,
  /** A phrase whose words are not here yet. */
  coming: 'The words are on their way …',
  ideas: 'Ideas',
  picked: 'Ready to be sent:',
  otherIdea: 'Choose something else',
  orWriteQuestion: 'Or ask in your own words',
  orWriteAnswer: 'Or in your own words',
  /** On a scale of five steps. */
  level: (p: { least: string; most: string }) => `How much? From “${p.least}” to “${p.most}”`,
  levelIs: (p: { level: number; least: string; most: string }) =>
    p.least ? `${p.level} of 5, from “${p.least}” to “${p.most}”` : `${p.level} of 5`,
  warning: {
    title: (p: { place: string }) => `“${p.place}” is on the list of places.`,
    text: 'The spy reads along. Send it like this?',
    change: 'Change it',
    send: 'Send anyway',
  },
};

export type TalkMessages = typeof talk;
export default talk;
