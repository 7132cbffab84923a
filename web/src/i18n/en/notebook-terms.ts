// What a table agrees on before it plays with notebooks.

import { counting } from '../plural';
import { times, wait } from './amounts';

const n = counting('en');

const rounds = n({ one: '# round', other: '# rounds' });

const terms = {
  often: (p: { count: number; rounds: number }) =>
    `Everybody is active ${times(p.count)}: ${rounds(p.rounds)}.`,
  open: 'The number of rounds depends on how many of you play.',
  rounds: n({ one: 'You play # round.', other: 'You play # rounds.' }),
  advised: n({
    one: 'Advised for this table: # round.',
    other: 'Advised for this table: # rounds.',
  }),
  lot: 'Chance decides who is active first.',
  starter: (p: { name: string }) => `${p.name} is active first.`,
  timed: (ms: number) => `An explanation may take ${wait(ms)}.`,
  untimed: 'There is no clock for explanations.',
  atOnce: 'After the explanations you vote at once.',
  discussion: (ms: number) => `Before you vote, you talk it over for ${wait(ms)}.`,

  askStarter: 'Who is active first?',
  askExplain: 'How long is an explanation?',
  timedName: (ms: number) => `At most ${wait(ms)}`,
  timedAbout: 'The phones keep the time and go on to the next one.',
  untimedName: 'As long as it takes',
  untimedAbout: 'No clock. Good for a first game and for storytellers.',
  askDiscussion: 'Talk it over before the vote?',
  atOnceName: 'No, vote at once',
  atOnceAbout: 'Only the explanations count.',
  discussionName: (ms: number) => `Yes, for ${wait(ms)}`,
  discussionAbout: 'Everybody may speak, and the active player can end it earlier.',
};

export type NotebookTermsMessages = typeof terms;
export default terms;
