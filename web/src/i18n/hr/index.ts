import avatar from './avatar';
import bar from './bar';
import bigScreen from './big-screen';
import bots from './bots';
import call from './call';
import captains from './captains';
import choice from './choice';
import evening from './evening';
import fair from './fair';
import fairPage from './fair-page';
import happenings from './happenings';
import house from './house';
import ideas from './ideas';
import keys from './keys';
import lessons from './lessons';
import notebook from './notebook';
import ownDeck from './own-deck';
import packs from './packs';
import peek from './peek';
import play from './play';
import playRefusals from './play-refusals';
import player from './player';
import rulebook from './rulebook';
import shell from './shell';
import spy from './spy';
import tableMenu from './table-menu';
import talk from './talk';
import teacher from './teacher';
import terms from './terms';
import thoughts from './thoughts';
import tv from './tv';
import waits from './waits';
import wifi from './wifi';

export default {
  ...shell,
  avatar,
  bar,
  bigScreen,
  bots,
  call,
  captains,
  choice,
  common: { ...shell.common, menu: { ...shell.common.menu, ...tableMenu } },
  evening,
  fair,
  fairPage,
  happenings,
  house,
  ideas,
  keys,
  lessons,
  lobby: {
    ...shell.lobby,
    hint: {
      ...shell.lobby.hint,
      text: {
        ...shell.lobby.hint.text,
        captains: captains.firstTime,
        notebook: notebook.firstTime,
      },
    },
  },
  notebook,
  ownDeck,
  packs,
  peek,
  play,
  player,
  refusals: { ...shell.refusals, ...playRefusals },
  rulebook,
  spy,
  talk,
  teacher,
  terms,
  thoughts,
  tv,
  waits,
  wifi,
};
