import type { BarMessages } from '../en/bar';

const bar: BarMessages = {
  idle: {
    text: 'Dva glasanja bez tvog glasa: sljedeća te ne čekaju.',
    here: 'Tu sam',
  },
  setBack: {
    text: 'Na poslužitelju se nešto izgubilo, pa se stol vratio malo unatrag. Nastavite od onoga što vidite.',
    ok: 'U redu',
  },
};

export default bar;
