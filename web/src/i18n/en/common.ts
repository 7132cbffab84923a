import { counting } from '../plural';

const n = counting('en');

const common = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  home: 'To the start page',
  language: 'Language',
  you: 'You',
  host: 'Host',
  bot: 'Bot',
  table: 'Table',
  away: 'Away',
  off: 'Not connected',
  players: n({ one: '# player', other: '# players' }),
  watching: n({ one: '# watching', other: '# watching' }),
  reconnecting: 'Reconnecting…',
  sending: 'Sending…',
  tapKept: 'Your tap is not lost.',
  connecting: 'Finding the table…',
  stillConnecting: {
    near: 'The server does not answer yet. Are you on the same Wi-Fi as the host?',
    far: 'The server does not answer yet. Is your internet working?',
  },
  later: {
    wait: 'One moment…',
    missing: 'The server does not have a part of this page. Your seat is kept.',
  },

  menu: {
    open: 'Table menu',
    title: (p: { code: string }) => `Table ${p.code}`,
    takeSeat: 'Take a seat',
  },

  takenOver: {
    title: 'You are playing somewhere else',
    text: 'Your seat is open on another screen. One seat, one screen.',
    here: 'Play here',
  },
  seatGone: {
    title: 'This seat is no longer yours',
    text: 'You left, the host freed the seat, or another phone took it on.',
    again: 'Join again',
  },
  tableGone: {
    title: 'This table has ended',
    text: 'Thanks for playing. Shall we set up a new one?',
  },
  tableUnreadable: {
    title: 'This table stays closed',
    text: (p: { code: string }) =>
      `What is stored of ${p.code} cannot be read. The server’s log says why.`,
  },
  noSuchTable: {
    title: 'There is no such table',
    text: (p: { code: string }) =>
      `Nobody sits at ${p.code}. Check the code with the host, or start a table of your own.`,
  },
  nowhere: {
    title: 'There is no such page',
    text: 'Check the address, or begin at the start page.',
  },
  otherProtocol: {
    older: 'This page is older than the server',
    newer: 'This page is newer than the server',
    text: 'Reload it and carry on. Nothing at your table is lost.',
    reload: 'Reload this page',
  },
};

export type CommonMessages = typeof common;
export default common;
