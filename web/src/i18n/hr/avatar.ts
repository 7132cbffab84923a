import type { AvatarMessages } from '../en/avatar';

const avatar: AvatarMessages = {
  title: 'Tvoje lice',
  animal: 'Koja životinja?',
  hat: 'Koji šešir?',
  worn: ({ what, name }) => `${what}, zauzeto: ${name}`,
  animals: {
    fox: 'Lisica',
    wolf: 'Vuk',
    cat: 'Mačka',
    lion: 'Lav',
    rabbit: 'Zec',
    bear: 'Medvjed',
    panda: 'Panda',
    frog: 'Žaba',
    koala: 'Koala',
    tiger: 'Tigar',
    owl: 'Sova',
    pig: 'Svinja',
  },
  hats: {
    fedora: 'Fedora',
    bowler: 'Polucilindar',
    beret: 'Beretka',
    topper: 'Cilindar',
    boater: 'Slamnati šešir',
    deerstalker: 'Detektivska kapa',
  },
};

export default avatar;
