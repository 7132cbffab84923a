const call = {
  /** On the tab of the page and in notifications. */
  sign: {
    turn: 'Your turn',
    vote: 'Vote',
    minute: 'Last minute',
    time: 'Time is up',
  },
  ask: 'How should this phone call you?',
  sound: {
    name: 'With sounds',
    about:
      'Your turn, votes, the last minute. With a big screen at the table, only when it is your turn.',
  },
  notices: {
    name: 'With notifications',
    about: 'While you look at something else. They say no more than everybody knows.',
    denied: 'Your browser does not allow notifications here. Its settings for this page can.',
  },
  screenAsk: 'And the screen?',
  awake: {
    name: 'It stays on',
    about: 'Without HTTPS a silent video has to do this, and music on this phone may stop.',
  },
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',
};

export type CallMessages = typeof call;
export default call;
