import captains from './captains';
import choice from './choice';
import common from './common';
import happenings from './happenings';
import home from './home';
import house from './house';
import ideas from './ideas';
import lobby from './lobby';
import notebook from './notebook';
import ownDeck from './own-deck';
import packs from './packs';
import play from './play';
import refusals from './refusals';
import rulebook from './rulebook';
import spy from './spy';
import talk from './talk';
import tv from './tv';

export default {
  captains,
  choice,
  common,
  happenings,
  home,
  house,
  ideas,
  lobby,
  notebook,
  ownDeck,
  packs,
  play,
  refusals,
  rulebook,
  spy,
  talk,
  tv,
};
