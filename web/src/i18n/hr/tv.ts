import type { TvMessages } from '../en/tv';
import { counting } from '../plural';

const n = counting('hr');

const tv: TvMessages = {
  join: 'Pridruži se igri',
  scan: 'Skeniraj kamerom mobitela',
  code: 'Šifra',
  seated: n({ one: '# igrač za stolom', few: '# igrača za stolom', other: '# igrača za stolom' }),
  nobody: 'Stol je prazan. Tko će prvi sjesti?',
  waitingHost: 'Domaćin počinje kad svi sjednu',
  locked: 'Stol je zaključan: sada nitko više ne može sjesti',
  places: 'Gdje smo?',
  playedAlready: 'već igrano',
  lead: 'U vodstvu',
  away: n({ one: 'Nije tu', few: 'Nisu tu', other: 'Nisu tu' }),
  others: ({ count }) => `i još ${count}`,
  qr: 'QR kôd za ulazak',
};

export default tv;
