import type { HappeningMessages } from '../en/happenings';

const happenings: HappeningMessages = {
  joined: ({ name }) => `${name} sjeda za stol`,
  left: ({ name }) => `${name} napušta stol`,
  kicked: ({ name }) => `${name} više nije za stolom`,
  hostMoved: ({ name }) => `Novi domaćin: ${name}`,
  hostIsYou: 'Sada si ti domaćin',
  seatOffered: ({ name }) => `${name} može prijeći na drugi mobitel`,
  seatHandedOver: ({ name }) => `${name} sada igra na drugom mobitelu`,
  placesReshuffled: 'Sve su lokacije odigrane. Miješamo ih ponovno',
  turnPassed: ({ name }) => `${name} nije tu, red ide dalje`,
  turnTooLong: ({ name }) => `${name} ne stiže na vrijeme, red ide dalje`,
  pausedByHost: 'Domaćin je zaustavio sat',
  waitingFor: ({ name }) => `Čeka se: ${name}`,
  resumed: 'Idemo dalje',
  voteVoid: ({ missing }) => `${missing} nije tu pa glasanje ne vrijedi. Optužba nije potrošena`,
  voteVoidOnly: ({ missing }) => `${missing} nije tu pa glasanje ne vrijedi`,
  voteDroppedOnly: 'Premalo je glasača. Glasanje ne vrijedi',
  guessMissed: ({ name, place }) => `„${place}” nije točno. ${name} smije pokušati ponovno`,
  tied: ({ names }) => `Izjednačeno: ${names}. Odlučuje još jedna runda`,
  passed: ({ name }) => `${name} preskače`,
  voteDropped: 'Premalo je glasača. Optužba nije potrošena',
  actsFirst: ({ name }) => `Počinje ${name}`,
  youActFirst: 'Ti počinješ',
  captainRefused: ({ name }) => `${name} odustaje od daljnjeg odabira`,
  named: ({ place, captain }) => `Špijun kaže „${place}”. Kapetan tog tima: ${captain}`,
  namedNothing: ({ captain }) => `Špijun preskače. Kapetan tog tima: ${captain}`,
  deckReshuffled: 'Špil je potrošen. Karte ranijih rundi miješaju se natrag',
  activeMoved: ({ name }) => `Sada riječ smišlja ${name}`,
  activeIsYou: 'Sada ti smišljaš riječ',
};

export default happenings;
