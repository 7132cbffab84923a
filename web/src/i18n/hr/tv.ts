import type { TvMessages } from '../en/tv';
import { counting } from '../plural';

const n = counting('hr');

const tv: TvMessages = {
  join: 'Pridruži se igri',
  scan: 'Skeniraj kamerom mobitela',
  or: 'ili otvori',
  enterCode: 'i upiši šifru',
  code: 'Šifra',
  seated: n({ one: '# igrač za stolom', few: '# igrača za stolom', other: '# igrača za stolom' }),
  nobody: 'Stol je prazan. Tko će prvi sjesti?',
  waitingHost: 'Domaćin počinje kad svi sjednu',
  locked: 'Stol je zatvoren: sada nitko više ne može sjesti',
  places: 'Gdje smo?',
  playedAlready: 'već igrano',
  looking: 'Svi gledaju svoju kartu',
  lookingHint: 'Drži kartu na mobitelu i zakloni je rukom',
  qr: 'QR kod za ulazak',
  nextRound: 'Sljedeća runda uskoro počinje',
  scores: 'Ljestvica',
};

export default tv;
