// What is said until somebody sits in the lobby: all words of the first load.

import common from './common';
import home from './home';
import invite from './invite';
import lobby from './lobby';
import refusals from './refusals';
import tiles from './tiles';

export default {
  common,
  home,
  invite,
  lobby,
  refusals,
  tiles,
};
