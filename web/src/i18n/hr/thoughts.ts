import type { ThoughtsMessages } from '../en/thoughts';

const thoughts: ThoughtsMessages = {
  open: 'Tko je što mislio',
  lead: 'Izračunato iz pitanja i odgovora, onako kako računaju botovi. Što su ljudi doista mislili, znaju samo oni.',
  coming: 'Računam …',
  missing: 'To se trenutačno ne može izračunati.',
  unknown: 'Ovu lokaciju nitko nije opisao brojkama, pa se nema iz čega računati.',
  onlyHunts: 'Tko je što mislio doznaje se samo za runde u kojima svi love jednog špijuna.',
  decided: {
    title: 'Trenutak koji je odlučio',
    nothing: 'Nije ga bilo: nijedan odgovor nije promijenio mnogo.',
    more: (p) => `Ovdje je najviše porasla sumnja (${p.name} → ${p.spy}): s ${p.from} na ${p.to}.`,
    less: (p) =>
      `Ovdje je sumnja najviše popustila (${p.name} → ${p.spy}): s ${p.from} na ${p.to}.`,
    surer: (p) => `Ovo je špijunu mnogo reklo o lokaciji: s ${p.from} na ${p.to}.`,
    lessSure: (p) => `Ovo je špijuna odvelo od prave lokacije: s ${p.from} na ${p.to}.`,
  },
  silence: 'Bez odgovora.',
  isSpy: 'špijun',
  middle: 'karta u sredini',
  ofSpy: (p) => `Sumnja da je špijun ${p.spy}:`,
  ofMiddle: 'Sumnja da je špijunova karta u sredini:',
  ofPlace: 'Koliko je vjerojatna prava lokacija:',
  course: (p) => `isprva ${p.from}, na kraju ${p.to}, najviše ${p.most}.`,
  key: {
    spy: 'špijun',
    place: 'prava lokacija',
    others: 'ostali sumnjivi',
    moment: 'trenutak odluke',
  },
  typed: 'Vlastite riječi ovdje vrijede samo ako uz njih piše koliko čega ima.',
  numbers: 'Sve brojke',
  exchange: 'Pitanje',
  before: 'Prije',
};

export default thoughts;
