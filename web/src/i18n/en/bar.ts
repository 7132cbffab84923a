/** What is said at the foot of a table until somebody taps the button beside it. */
const bar = {
  idle: {
    text: 'You missed two votes, so votes do not wait for you.',
    here: 'I am here',
  },
  setBack: {
    text: 'Something was lost on the server, so the table has gone back a little. Go on from what you see.',
    ok: 'All right',
  },
};

export type BarMessages = typeof bar;
export default bar;
