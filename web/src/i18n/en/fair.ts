import faults from './fair-faults';

/** How people see that nobody chose a deal. A phone makes a number, seals it, and tells it later. */
const fair = {
  ...faults,
  /** In the menu and in the lobby, and above what opens there. */
  open: 'The fair deal',
  /** The page that explains it. */
  page: 'How do I know this is fair?',
  signs: {
    pending: {
      title: 'Not checked yet',
      text: 'Your phone checks this deal once the round is over.',
    },
    verified: {
      title: 'Deal verified',
      text: 'Your phone’s own number is in this deal. Your phone dealt again from all numbers, and the same came out.',
    },
    without: {
      title: 'Dealt without your phone',
      text: 'Everything fits, but your own number is not in this deal: here you trust those whose numbers are.',
    },
    unproved: {
      title: 'Not proved',
      text: 'No player’s number is in this deal: the server dealt alone. That can happen, but nobody can check it.',
    },
    wrong: {
      title: 'Something is wrong',
      text: 'This deal is not as it has to be.',
    },
  },
  /** Where a phone can check no more than that. */
  partly: {
    title: 'Checked in part',
    text: 'What your phone can check fits. For the rest, save the proof and check it elsewhere.',
  },
  /** For one line below a result. */
  tick: {
    pending: 'Waiting for the server’s number',
    verified: 'Deal verified',
    without: 'Dealt without your phone',
    unproved: 'Deal not proved',
    wrong: 'Something is wrong with this deal',
  },
  /** What a tick or a code leads to. */
  whatHappened: 'What happened',
  dealing: 'All phones shuffle together…',
  dealingAgain: (p: { names: string }) => `No number came from: ${p.names}. Shuffling again…`,
  code: {
    label: 'Round code',
    of: (p: { code: string }) => `Round code ${p.code}`,
    compare: 'Read it to each other: it must be the same for all.',
    /** On the phone of somebody who watches, and on a TV. */
    none: 'This deal has no code, because no player’s number is in it.',
    other: 'Does somebody have another one? Then that phone was shown another deal.',
  },

  round: (p: { round: number }) => `Round ${p.round}`,
  nothing: 'Nothing was dealt yet. After every deal you will see here whether it was fair.',
  watching: {
    title: 'You are watching',
    text: 'The phones of those who play check every deal with numbers of their own.',
  },
  wrongTitle: 'What is wrong',
  notesTitle: 'Good to know',
  whose: 'Whose numbers are in it',
  server: 'the server',
  nobody: 'nobody’s',
  earlier: 'The last rounds',
  /** When there is something wrong. */
  now: {
    title: 'What to do now',
    stop: 'Stop for a moment and tell the others. This is about the server, not about anybody at the table.',
    compare: 'Read the round code to each other.',
    save: 'Save the proof, each of you: it can be checked on any computer.',
  },
  numbers: {
    show: 'Show the numbers',
    hide: 'Hide the numbers',
    label: (p: { round: number }) => `The proof of round ${p.round}`,
    about: 'This is the whole proof. Anybody can check it, without this server.',
    growing: 'This is the proof so far: it grows until the round is over. Save it then.',
    copy: 'Copy the proof',
    copied: 'The proof is copied',
    notCopied: 'Nothing can be copied here. Select the text, or save it.',
    download: 'Save the proof',
  },
};

export type FairMessages = typeof fair;
export default fair;
