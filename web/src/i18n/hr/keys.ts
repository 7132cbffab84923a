import type { KeysMessages } from '../en/keys';

const keys: KeysMessages = {
  title: 'Tipke',
  note: 'Tipka čini isto što i dodir i pita isto što i dodir. Dok pišeš, tipke samo pišu.',
  peek: 'Drži da zaviriš u svoju kartu',
  ask: 'Pitaj; strelicama do lica, pa Enter',
  answered: 'Odgovoreno ili objašnjeno',
  accuse: 'Optuži, predloži, odaberi ili stavi žeton',
  middle: 'Pokaži na sredinu',
  vote: 'Na Da ili Ne; Enter daje glas',
  write: 'Piši',
  places: 'Na popis mjesta; strelice hodaju, Enter križa, L označava kao vjerojatno',
  goOn: 'Dalje: pokreni sat, dosta pitanja, sljedeća runda',
  ready: 'Može dalje',
  help: 'Ova stranica',
};

export default keys;
