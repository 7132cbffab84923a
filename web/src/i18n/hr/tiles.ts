import type { TilesMessages } from '../en/tiles';

const tiles: TilesMessages = {
  title: 'Što ćete igrati?',
  about: {
    spijun: 'Lokaciju znaju svi osim špijuna. Pitajte, optužite, glasajte.',
    'time-travel': 'Lov kroz sve epohe, a na kraju dizanje ruku. Može i udvoje ili utroje.',
    'film-night': 'Lokacija je film, uloga nema, a zadnje je glasanje tajno.',
    indictment: 'Glasate redom, a jedan glas protiv oslobađa osumnjičenog.',
    captains: 'Dva kapetana biraju svoje agente, a među njima se krije špijun.',
    notebook: 'Tajna riječ, neobične slike i netko tko sve izmišlja.',
  },
  players: ({ min, max }) => `${min}–${max} igrača`,
  unfit: 'nije za toliko igrača',
  more: 'Još izbora',
};

export default tiles;
