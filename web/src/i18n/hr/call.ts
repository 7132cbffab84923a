import type { CallMessages } from '../en/call';

const call: CallMessages = {
  sign: {
    turn: 'Ti si na redu',
    vote: 'Glasanje',
    minute: 'Zadnja minuta',
    time: 'Vrijeme je isteklo',
  },
  ask: 'Kako da te ovaj mobitel zove?',
  sound: {
    name: 'Zvukovima',
    about:
      'Kad si na redu, kad se glasa i u zadnjoj minuti. Uz veliki zaslon za stolom samo kad si na redu.',
  },
  notices: {
    name: 'Obavijestima',
    about: 'Dok gledaš nešto drugo. Ne govore ništa što ne znaju svi.',
    denied: 'Preglednik ovdje ne dopušta obavijesti. To se mijenja u njegovim postavkama stranice.',
  },
  screenAsk: 'A zaslon?',
  awake: {
    name: 'Ostaje upaljen',
    about: 'Bez HTTPS-a to mora raditi nijemi video, pa glazba na ovom mobitelu može stati.',
  },
  soundOn: 'Uključi zvuk',
  soundOff: 'Isključi zvuk',
};

export default call;
