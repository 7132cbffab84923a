// The faces of players: an animal and its hat.
const avatar = {
  title: 'Your face',
  animal: 'Which animal?',
  hat: 'Which hat?',
  /** Somebody else at the table has it. */
  worn: (p: { what: string; name: string }) => `${p.what}, taken by ${p.name}`,
  animals: {
    fox: 'Fox',
    wolf: 'Wolf',
    cat: 'Cat',
    lion: 'Lion',
    rabbit: 'Rabbit',
    bear: 'Bear',
    panda: 'Panda',
    frog: 'Frog',
    koala: 'Koala',
    tiger: 'Tiger',
    owl: 'Owl',
    pig: 'Pig',
  },
  hats: {
    fedora: 'Fedora',
    bowler: 'Bowler hat',
    beret: 'Beret',
    topper: 'Top hat',
    boater: 'Straw hat',
    deerstalker: 'Deerstalker',
  },
};

export type AvatarMessages = typeof avatar;
export default avatar;
