import { counting } from '../plural';
import notebook from './notebook-terms';

const n = counting('en');

const lobby = {
  headline: {
    missing: n({
      one: 'One more player and you can start',
      other: '# more players and you can start',
    }),
    tooMany: 'There are more of you than these rules take',
    yours: 'Everybody here? Then deal the cards',
    theirs: (p: { host: string }) => `${p.host} starts when everybody is here`,
    noHost: 'Waiting for the host',
  },
  start: 'Start the game',
  startMissing: n({ one: 'One more player', other: '# more players' }),
  startTooMany: n({ one: 'One player too many', other: '# players too many' }),

  fits: {
    title: n({ one: 'With # player you can play', other: 'With # players you can play' }),
    choose: 'Tap what you want to play.',
    wait: (p: { host: string }) => `${p.host} chooses what you play.`,
  },

  invite: {
    title: 'Invite friends',
    scan: 'Scan to join',
    qr: (p: { code: string }) => `QR code that leads to table ${p.code}`,
    code: 'Code',
    wifi: 'Everybody must be on the same Wi-Fi as this server, not on mobile data.',
    address: 'No camera? Open this address:',
    others: 'It does not open? Try these:',
    copy: 'Copy the link',
    copied: 'The link is copied',
    share: 'Share',
    shareText: (p: { code: string }) => `Join my table ${p.code}`,
  },

  seats: {
    title: 'At the table',
    order: 'In the order you sit, clockwise. Drag to change it.',
    orderFixed: 'In the order you sit, clockwise.',
    free: 'Free seat',
    drag: (p: { name: string }) => `Move ${p.name}`,
    earlier: (p: { name: string }) => `Move ${p.name} up`,
    later: (p: { name: string }) => `Move ${p.name} down`,
    moved: (p: { name: string; place: number }) => `${p.name} now sits in seat ${p.place}`,
    more: (p: { name: string }) => `More about ${p.name}`,
  },

  rules: {
    title: 'Rules of this table',
    change: 'Change the rules',
    games: {
      spy: {
        name: 'Find the spy',
        about:
          'One of you is the spy and does not know the place. Ask each other, and find out who it is.',
      },
      captains: {
        name: 'Captains',
        about:
          'Two captains, each with a place of their own, look for the agents who share it. A spy hides among them.',
      },
      notebook: {
        name: 'The blank notebook',
        about:
          'One of you thinks of a word, and everybody but one is let in on it. Play pictures for it, and find out whose notebook is blank.',
      },
    },
    names: {
      spijun: 'Classic',
      'time-travel': 'Time travel',
      'film-night': 'Film night',
      indictment: 'Indictment',
      duel: 'Duel',
      trio: 'Trio',
    },
    about: {
      spijun:
        'When time is up, everybody in turn may propose a suspect, and the others vote. Whoever proposes the real spy gets an extra point.',
      'time-travel':
        'When time is up, each of you in turn is put to a show of hands. With two or three players a card lies in the middle, and it may be the spy’s.',
      'film-night':
        'No roles. When time is up, everybody names the spy in a secret ballot, and the agents win only if all of them are right.',
      indictment:
        'You vote one by one, the first no ends the vote, and the spy may name the place even then. When time is up, the spy simply gets away.',
      duel: 'For two. A third card lies in the middle, and it may be the spy’s. Accuse, and the other card is turned over at once.',
      trio: 'For three. A fourth card lies in the middle, and it may be the spy’s. Whoever is accused turns the card over at once, without a vote.',
    },
    players: (p: { min: number; max: number }) => `For ${p.min} to ${p.max} players.`,
    hostFirst: 'The host asks first.',
    rounds: n({ one: 'You play # round.', other: 'You play # rounds.' }),
    auto: n({
      one: 'A round lasts # minute, as suits this many players.',
      other: 'A round lasts # minutes, as suits this many players.',
    }),
    minutes: n({ one: 'A round lasts # minute.', other: 'A round lasts # minutes.' }),
    lot: 'Chance decides who asks first.',
    starter: (p: { name: string }) => `${p.name} asks first.`,
    hostOnly: 'The host can change this until the game starts.',
    ask: {
      game: 'Which game?',
      ruleset: 'Which rules?',
      rounds: 'How many rounds?',
      minutes: 'How long is a round?',
      starter: 'Who asks first?',
      asking: 'How are questions asked?',
    },
    asking: {
      spoken: {
        name: 'Aloud',
        about: 'You ask and answer aloud. The phones keep the clock and nothing else.',
        short: 'You ask aloud, and the phones only keep the clock.',
      },
      tracked: {
        name: 'Aloud, and the phones follow',
        about: 'You ask and answer aloud, and tap whom you ask. Everybody sees whose turn it is.',
        short: 'You ask aloud and tap whom you ask.',
      },
      written: {
        name: 'In writing',
        about:
          'You type questions and answers, and everybody reads along. Good on a call or in a quiet room.',
        short: 'You type questions and answers.',
      },
    },
    suits: n({ one: 'As suits the table (# minute)', other: 'As suits the table (# minutes)' }),
    suitsTable: 'As suits the table',
    minutesShort: n({ one: '# minute', other: '# minutes' }),
    byLot: 'Drawn by lot',
    fewer: 'Fewer rounds',
    more: 'More rounds',
  },

  notebook,

  lock: 'Lock the table',
  unlock: 'Open the table again',
  locked: 'Locked: nobody else can join.',

  player: {
    makeHost: 'Make host',
    makeHostSure: (p: { name: string }) => `Make ${p.name} the host?`,
    makeHostText: 'You can ask for it back, but not take it.',
    handOver: 'Move to another phone',
    handOverText: (p: { name: string }) =>
      `Let ${p.name} scan this with the new phone. It works once, and everybody sees that it happens.`,
    handOverQr: (p: { name: string }) => `One-time QR code for the seat of ${p.name}`,
    kick: 'Remove from the table',
    kickSure: (p: { name: string }) => `Remove ${p.name}?`,
    kickText: 'The seat becomes free. In a round, this can end the round.',
    kickYes: 'Remove',
  },

  hint: {
    title: 'First time?',
    text: {
      spy: 'Everybody gets a card with the same place, except the spy. Ask each other questions. Find the spy before the spy finds the place.',
      captains:
        'Two captains have two different places, and each agent’s card names one of them, except the spy’s. The captains ask, then pick their agents one by one. A spy who is picked ends the round.',
      notebook:
        'The active player thinks of a word. It stands in every notebook but one: the conspirator’s. Everybody plays pictures that go with it. Then the word is shown, and each of you explains. Find out who is making it up.',
    },
    ok: 'Got it',
  },
};

export type LobbyMessages = typeof lobby;
export default lobby;
