import { counting } from '../plural';

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
  lastTime: {
    one: (p: { names: string; points: string }) => `Last time: ${p.names} won with ${p.points}`,
    shared: (p: { names: string; points: string }) =>
      `Last time: ${p.names} won together, with ${p.points} each`,
  },
  lastPoints: n({ one: '# point', other: '# points' }),
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
    addBot: 'Add a bot',
    drag: (p: { name: string }) => `Move ${p.name}`,
    earlier: (p: { name: string }) => `Move ${p.name} up`,
    later: (p: { name: string }) => `Move ${p.name} down`,
    moved: (p: { name: string; place: number }) => `${p.name} now sits in seat ${p.place}`,
    more: (p: { name: string }) => `More about ${p.name}`,
  },

  rules: {
    title: 'Rules of this table',
    read: 'Read the rules',
    change: 'Change the rules',
    games: {
      spy: 'Find the spy',
      captains: 'Captains',
      notebook: 'The blank notebook',
    },
    names: {
      spijun: 'Classic',
      'time-travel': 'Time travel',
      'film-night': 'Film night',
      indictment: 'Indictment',
      duel: 'Duel',
      trio: 'Trio',
    },
  },

  lock: 'Lock the table',
  unlock: 'Open the table again',
  locked: 'Locked: nobody else can join.',

  hint: {
    title: 'First time?',
    text: {
      spy: 'Everybody gets a card with the same place, except the spy. Ask each other questions. Find the spy before the spy finds the place.',
    },
    ok: 'Got it',
  },
};

export type LobbyMessages = typeof lobby;
export default lobby;
