// What a table agrees on before it plays.

import { counting } from '../plural';
import type { TermsMessages } from '../en/terms';
import notebook from './notebook-terms';

const n = counting('hr');

const terms: TermsMessages = {
  about: {
    spijun:
      'Kad vrijeme istekne, svatko redom može predložiti tko je špijun, a ostali glasaju. Tko predloži pravog špijuna, dobiva bod više.',
    'time-travel':
      'Kad vrijeme istekne, redom se o svakom igraču glasa dizanjem ruku. Kad vas je dvoje ili troje, jedna karta leži u sredini i može biti špijunova.',
    'film-night':
      'Bez uloga. Kad vrijeme istekne, svi tajno imenuju špijuna, a agenti pobjeđuju samo ako nitko od njih ne pogriješi.',
    indictment:
      'Glasate redom, prvo „ne” prekida glasanje, a špijun i tada smije pogađati lokaciju. Kad vrijeme istekne, špijun jednostavno izmiče.',
    duel: 'Za dvoje. Treća karta leži u sredini i može biti špijunova. Nakon optužbe protivnikova se karta odmah okreće.',
    trio: 'Za troje. Četvrta karta leži u sredini i može biti špijunova. Nakon optužbe karta se odmah okreće, bez glasanja.',
    captains:
      'Dva tima na dvije lokacije. Svaki kapetan traži agente svoje lokacije, a među njima se krije špijun.',
    notebook:
      'Jedno od vas smišlja riječ, a ostali je znaju, svi osim jednoga. Igrajte slike koje idu uz nju i otkrijte čija je bilježnica prazna.',
  },
  players: ({ min, max }) => `Broj igrača: od ${min} do ${max}.`,
  hostFirst: 'Prvi pita domaćin.',
  rounds: n({ one: 'Igrate # rundu.', few: 'Igrate # runde.', other: 'Igrate # rundi.' }),
  auto: n({
    one: 'Runda traje # minutu, prema broju igrača.',
    few: 'Runda traje # minute, prema broju igrača.',
    other: 'Runda traje # minuta, prema broju igrača.',
  }),
  minutes: n({
    one: 'Runda traje # minutu.',
    few: 'Runda traje # minute.',
    other: 'Runda traje # minuta.',
  }),
  lot: 'Ždrijeb odlučuje tko prvi pita.',
  starter: ({ name }) => `Prvo pitanje postavlja ${name}.`,
  ask: {
    rounds: 'Koliko rundi?',
    minutes: 'Koliko traje runda?',
    starter: 'Tko prvi pita?',
    asking: 'Kako se postavljaju pitanja?',
  },
  asking: {
    spoken: {
      name: 'Naglas',
      about: 'Pitate i odgovarate naglas. Mobiteli samo mjere vrijeme.',
      short: 'Pitate naglas, a mobiteli samo mjere vrijeme.',
    },
    tracked: {
      name: 'Naglas, a mobiteli prate',
      about: 'Pitate i odgovarate naglas i dodirnete koga pitate. Svi vide tko je na redu.',
      short: 'Pitate naglas i dodirnete koga pitate.',
    },
    written: {
      name: 'Pismeno',
      about: 'Pitanja i odgovore tipkate, a svi ih čitaju. Dobro za videopoziv ili tihu sobu.',
      short: 'Pitanja i odgovore tipkate.',
    },
  },
  suits: n({
    one: 'Prema broju igrača (# minuta)',
    few: 'Prema broju igrača (# minute)',
    other: 'Prema broju igrača (# minuta)',
  }),
  suitsTable: 'Prema broju igrača',
  minutesShort: n({ one: '# minuta', few: '# minute', other: '# minuta' }),
  byLot: 'Odlučuje ždrijeb',
  fewer: 'Manje rundi',
  more: 'Više rundi',
  notebook,
};

export default terms;
