import avatar from './avatar';
import bar from './bar';
import bigScreen from './big-screen';
import call from './call';
import captains from './captains';
import choice from './choice';
import evening from './evening';
import house from './house';
import ideas from './ideas';
import keys from './keys';
import notebook from './notebook';
import ownDeck from './own-deck';
import packs from './packs';
import play from './play';
import playRefusals from './play-refusals';
import player from './player';
import rulebook from './rulebook';
import shell from './shell';
import spy from './spy';
import talk from './talk';
import terms from './terms';
import tv from './tv';
import waits from './waits';
import wifi from './wifi';

export default {
  ...shell,
  avatar,
  bar,
  bigScreen,
  call,
  captains,
  choice,
  evening,
  house,
  ideas,
  keys,
  notebook,
  ownDeck,
  packs,
  play,
  player,
  refusals: { ...shell.refusals, ...playRefusals },
  rulebook,
  spy,
  talk,
  terms,
  tv,
  waits,
  wifi,
};
