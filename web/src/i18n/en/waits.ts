import { counting } from '../plural';

const n = counting('en');

/** What is said while a table waits for a tap. */
const waits = {
  lookFirst: 'Look at your card first',
  notYet: 'Not yet',
  everybody: 'Everybody is ready',
  dealsIn: n({ one: 'Next round in # second', other: 'Next round in # seconds' }),
};

export type WaitsMessages = typeof waits;
export default waits;
