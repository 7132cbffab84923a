// O čemu se stol dogovori prije igre s bilježnicama.

import type { NotebookTermsMessages } from '../en/notebook-terms';
import { counting } from '../plural';
import { times, wait } from './amounts';

const n = counting('hr');

const rounds = n({ one: '# runda', few: '# runde', other: '# rundi' });

const terms: NotebookTermsMessages = {
  often: (p) => `Svatko je aktivan ${times(p.count)}: ${rounds(p.rounds)}.`,
  open: 'Broj rundi ovisi o tome koliko vas igra.',
  rounds: n({ one: 'Igrate # rundu.', few: 'Igrate # runde.', other: 'Igrate # rundi.' }),
  advised: n({
    one: 'Preporuka za ovaj stol: # runda.',
    few: 'Preporuka za ovaj stol: # runde.',
    other: 'Preporuka za ovaj stol: # rundi.',
  }),
  lot: 'Ždrijeb odlučuje tko je prvi aktivni igrač.',
  starter: (p) => `Prvi aktivni igrač: ${p.name}.`,
  timed: (ms) => `Objašnjenje smije trajati ${wait(ms)}.`,
  untimed: 'Za objašnjenja nema sata.',
  atOnce: 'Nakon objašnjenja odmah glasate.',
  discussion: (ms) => `Prije glasanja ${wait(ms)} slobodno raspravljate.`,

  askStarter: 'Tko je prvi aktivni igrač?',
  askExplain: 'Koliko traje objašnjenje?',
  timedName: (ms) => `Najviše ${wait(ms)}`,
  timedAbout: 'Mobiteli mjere vrijeme i sami prelaze na sljedeće.',
  untimedName: 'Koliko treba',
  untimedAbout: 'Bez sata. Dobro za prvu igru i za duge priče.',
  askDiscussion: 'Rasprava prije glasanja?',
  atOnceName: 'Ne, odmah glasamo',
  atOnceAbout: 'Objašnjenja su dovoljna.',
  discussionName: (ms) => `Da, ${wait(ms)}`,
  discussionAbout: 'Govore svi, a aktivni igrač raspravu može završiti i prije.',
};

export default terms;
