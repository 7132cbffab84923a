// What the menu of a table says once it is open.

const tableMenu = {
  players: 'Players and invitation',
  pause: 'Stop the clock',
  resume: 'Go on',
  abort: 'Abort this round',
  abortSure: 'Abort this round?',
  abortText: 'Nobody scores, and the cards are dealt anew.',
  end: 'End the game',
  endSure: 'End the game now?',
  endText: 'The points are counted as they stand.',
  lobby: 'Back to the lobby',
  rename: 'Change your name',
  leave: 'Leave the table',
  leaveSure: 'Leave the table for good?',
  leaveText: 'Your seat becomes free. Just need a break? Put the phone away: your seat stays.',
  leaveYes: 'Leave',
  calls: 'Sounds and notifications',
  tv: 'Show on a TV',
  tvText: (p: { code: string }) =>
    `Open this address on the TV and enter the letters ${p.code}. It shows only what everybody may see.`,
};

export type TableMenuMessages = typeof tableMenu;
export default tableMenu;
