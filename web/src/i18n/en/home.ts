const home = {
  tagline: 'One of you is a spy. Your phones are the cards.',
  name: 'Your name',
  namePlaceholder: 'What friends call you',
  newTable: 'New table',
  practise: 'Practise',
  practiseText: 'Alone, with four bots. The cards are dealt at once.',
  /** Who practises without having said a name. */
  nobody: 'Player',
  setting: 'Setting the table…',
  bots: 'How bots think',
  join: 'Join',
  joinTitle: 'Or join your friends',
  code: 'Code of the table',
  codeShort: 'A code has 5 to 8 letters, like KRZNB.',
  returnTo: (p: { code: string }) => `Return to ${p.code}`,
  noAnswer: {
    near: 'The server does not answer. Are you on the right Wi-Fi?',
    far: 'The server does not answer. Is your internet working?',
  },

  invited: (p: { code: string }) => `Table ${p.code}`,
  sitDown: 'Take your seat',
  whoIsHere: (p: { names: string }) => `At the table: ${p.names}`,
  nobodyYet: 'You are the first one here.',
  watch: 'Only watch',
  bigScreen: 'Use this as the big screen',
  rulebook: 'The rules',
  learn: 'Learn by playing',
  packs: 'Packs of your own',
};

export type HomeMessages = typeof home;
export default home;
