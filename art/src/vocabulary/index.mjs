// Every verb that a card knows. A verb takes the card first; scenes call it as a method: card.moon(300, 200, 80).

import * as below from './below.mjs';
import * as furniture from './furniture.mjs';
import * as garden from './garden.mjs';
import * as land from './land.mjs';
import * as machines from './machines.mjs';
import * as motif from './motif.mjs';
import * as music from './music.mjs';
import * as openings from './openings.mjs';
import * as people from './people.mjs';
import * as room from './room.mjs';
import * as sky from './sky.mjs';
import * as things from './things.mjs';
import * as town from './town.mjs';
import * as travel from './travel.mjs';
import * as vessels from './vessels.mjs';
import * as water from './water.mjs';
import * as ways from './ways.mjs';
import * as winter from './winter.mjs';

export const vocabulary = {
  ...sky,
  ...land,
  ...garden,
  ...water,
  ...town,
  ...room,
  ...furniture,
  ...machines,
  ...below,
  ...openings,
  ...vessels,
  ...ways,
  ...travel,
  ...people,
  ...music,
  ...winter,
  ...things,
  ...motif,
};
