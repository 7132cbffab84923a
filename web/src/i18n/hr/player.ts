// What the host can do about a player.

import type { PlayerMessages } from '../en/player';

const player: PlayerMessages = {
  makeHost: 'Neka bude domaćin',
  makeHostSure: ({ name }) => `Novi domaćin: ${name}?`,
  makeHostText: 'Ulogu domaćina možeš zatražiti natrag, ali ne i uzeti.',
  handOver: 'Prebaci na drugi mobitel',
  handOverText: ({ name }) =>
    `${name} neka ovo skenira novim mobitelom. Vrijedi jednom i svi vide da se dogodilo.`,
  handOverQr: ({ name }) => `Jednokratni QR kôd za mjesto: ${name}`,
  kick: 'Udalji od stola',
  kickSure: ({ name }) => `Udaljiti od stola: ${name}?`,
  kickText: 'Mjesto postaje slobodno. Usred runde to može prekinuti rundu.',
  kickYes: 'Udalji',
};

export default player;
