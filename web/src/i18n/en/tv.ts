import { counting } from '../plural';

const n = counting('en');

const tv = {
  join: 'Join the game',
  scan: 'Scan with your phone’s camera',
  code: 'Code',
  seated: n({ one: '# player at the table', other: '# players at the table' }),
  nobody: 'The table is empty. Who sits down first?',
  waitingHost: 'The host starts when everybody is seated',
  locked: 'The table is closed: nobody else can join now',
  places: 'Where are we?',
  playedAlready: 'played already',
  lead: 'In the lead',
  away: n({ one: 'Away', other: 'Away' }),
  others: (p: { count: number }) => `and ${p.count} more`,
  qr: 'QR code to join the table',
};

export type TvMessages = typeof tv;
export default tv;
