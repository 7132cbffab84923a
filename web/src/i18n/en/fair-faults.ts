// What can be wrong with a deal, and what is worth knowing of one that is right. Nobody at the table is ever to
// blame here: numbers and cards come by way of the server.

type Of = { of: string };
type Names = { names: string };

const kept = 'So your phone kept its number to itself.';

const faults = {
  faults: {
    malformed: (p: { line: number }) =>
      `The proof of this deal cannot be read: line ${p.line} is not as it has to be.`,
    wrong_table: 'What the server showed belongs to another table.',
    wrong_round: (p: { round: number }) =>
      `What the server showed is for round ${p.round}, and it was not that round’s turn.`,
    wrong_attempt: (p: { attempt: number }) =>
      `The tries of this deal are out of order: try ${p.attempt} was not due.`,
    settings_differ: {
      game: `The server wanted to deal for another game than your table plays. ${kept}`,
      ruleset: `The server wanted to deal by other rules than your table plays. ${kept}`,
      changes: `The server wanted to deal by other house rules than those of your table. ${kept}`,
      most: `The server wanted to draw more or fewer places than your table has agreed on. ${kept}`,
      fresh: `Whether places that you played lately may come again, the server wanted to decide otherwise than your table. ${kept}`,
      deals: `The server wanted to draw places for more or fewer rounds than your table plays. ${kept}`,
      roles: `Roles or no roles: the server wanted to deal otherwise than your table plays. ${kept}`,
      middle: `The server wanted to put more or fewer cards in the middle than your rules say. ${kept}`,
      begin: `The server wanted somebody else to begin than your rules say. ${kept}`,
    },
    seats_differ: `The server wanted to deal to other people than those at your table, or in another order. ${kept}`,
    pack_differs: (p: { pack: string }) =>
      `The places in “${p.pack}” are not the ones that your phone has loaded. ${kept}`,
    pool_differs:
      'The places that were drawn from are not the ones that your phone knows: some are missing, or some were added.',
    server_without_seal: (p: Of) =>
      `The server had no sealed number for ${p.of}, so it could have chosen.`,
    not_your_seal: 'Beside your name there is a seal that your phone never made.',
    asked_again:
      'Your phone was asked for its number a second time, for another deal. It did not tell it again.',
    terms_differ:
      'Somebody was shown another deal: the proof is not what your phone saw before it told its number. Compare the code.',
    not_your_number: 'Beside your name there is a number that your phone never told.',
    number_not_sealed: (p: { name: string }) =>
      `${p.name}: number and seal do not fit together. One of the two was changed on the server.`,
    server_number_not_sealed: (p: Of) =>
      `The server’s number for ${p.of} does not fit the seal that it showed before. It may have been chosen later.`,
    number_again: (p: Of) =>
      `The server used a number twice, the second time for ${p.of}. By then it was no secret any more.`,
    numbers_differ:
      'The numbers in this deal are not just those that were sealed: one is missing, or there is one too many.',
    not_proved:
      'The server calls this deal proved, and there is no player’s number in it. It dealt alone.',
    no_reason:
      'The server dealt anew and gave a reason that was none: nothing had changed. So it could choose between two deals.',
    given_up: 'The server dealt alone, though your phone had told its number and would have again.',
    deal_differs: (p: Of) =>
      `Your phone dealt again from the same numbers, and something else came out: ${p.of}.`,
    your_card_differs: 'Your card is not the one that was dealt to you, or it has changed since.',
    announced_differs: (p: Of) =>
      `In the end the table showed something else than the proof says: ${p.of}.`,
    called_silent: (p: { time: string }) =>
      `Your phone told its number in time, at ${p.time}, and the server said that it did not.`,
    left_out: {
      asleep:
        'Your phone was awake, with a sealed number, and the server said that it was asleep and dealt without it.',
      missed:
        'Your phone was there, with a sealed number, and the server said that it had been silent and dealt without it.',
      none: 'Your phone had sealed a number in time, and the server said that it had none and dealt without it.',
      bot: 'Your phone was there, with a sealed number, and the server said that a bot plays in your place.',
    },
    vanished:
      'Something that your phone has seen of this round is gone, as if it had never been. Perhaps the cards were dealt more than once.',
    unopened: (p: Of) =>
      `The server has not told its number for ${p.of}, though it was time. Without it nobody can check.`,
    deck_differs: {
      cards: 'The deck is not made of the cards that the game began with.',
      drew: 'More cards were drawn than there were in the deck.',
      reshuffled: 'The deck was shuffled anew from other cards than those that were left.',
    },
    your_hand_differs: 'In your hand there was a card that was never dealt to you.',
  },
  /** After a fault of a later try. */
  inTry: (p: { attempt: number }) => `(Try ${p.attempt} of this deal.)`,
  /** “The server’s number for …” */
  uses: { cards: 'the cards', pool: 'the choice of places', deck: 'the deck' },
  /** “Something else came out: …” */
  drawn: {
    starter: 'who begins',
    place: 'the place',
    spy: 'who is the spy',
    role: 'the roles',
    captain: 'the captains or their places',
    agent: 'the agents’ cards',
    first: 'which captain goes first',
    active: 'who is the active player',
    opener: 'who opened the case',
    conspirator: 'who is the conspirator',
    pool: 'the places of the game',
    other: 'what was dealt',
  },
  notes: {
    restarted: {
      missing: (p: Names) =>
        `Not every number came in time, so the deal began anew. Missing: ${p.names}.`,
      changed: 'The deal began anew, because somebody came or went, or something was changed.',
      restored: 'The deal began anew, because the server’s data were put back.',
    },
    restored:
      'Shortly before, the server’s data were put back from a backup. Numbers of before are not used again.',
    without: {
      asleep: (p: Names) => `Without a number, because the phone was out of reach: ${p.names}.`,
      missed: (p: Names) => `Without a number, because it did not come in time: ${p.names}.`,
      none: (p: Names) => `Without a number, because none was sealed for this round: ${p.names}.`,
      bot: (p: Names) => `Without a number, because bots have none: ${p.names}.`,
    },
    late: 'Your phone’s number came too late, or the connection broke just then. That happens.',
    places_unknown:
      'Your phone does not know all places that were drawn from, so it can check only a part.',
  },
};

export type FairFaultMessages = typeof faults;
export default faults;
