const happenings = {
  joined: (p: { name: string }) => `${p.name} sits down`,
  left: (p: { name: string }) => `${p.name} leaves the table`,
  chairTaken: (p: { name: string; bot: string }) => `${p.name} sits down, and ${p.bot} makes room`,
  botTookOver: (p: { name: string }) =>
    `${p.name} leaves the table. A bot plays on in the same seat`,
  kicked: (p: { name: string }) => `${p.name} is no longer at the table`,
  hostMoved: (p: { name: string }) => `${p.name} is the host now`,
  hostIsYou: 'You are the host now',
  seatOffered: (p: { name: string }) => `${p.name} may move to another phone`,
  seatHandedOver: (p: { name: string }) => `${p.name} plays on another phone now`,
  placesReshuffled: 'All places have been played. They are shuffled back in',
  turnPassed: (p: { name: string }) => `${p.name} is away, so the turn moves on`,
  turnTooLong: (p: { name: string }) => `${p.name} took too long, so the turn moves on`,
  pausedByHost: 'The host has stopped the clock',
  waitingFor: (p: { name: string }) => `Waiting for ${p.name}`,
  resumed: 'On we go',
  voteVoid: (p: { missing: string }) =>
    `${p.missing} is away, so the vote does not count. The accusation is given back`,
  voteVoidOnly: (p: { missing: string }) => `${p.missing} is away, so the vote does not count`,
  voteDroppedOnly: 'Too few are left to vote. The vote does not count',
  guessMissed: (p: { name: string; place: string }) =>
    `“${p.place}” is wrong. ${p.name} may try again`,
  tied: (p: { names: string }) => `A tie: ${p.names}. One more round decides`,
  passed: (p: { name: string }) => `${p.name} passes`,
  voteDropped: 'Too few are left to vote. The accusation is given back',
  actsFirst: (p: { name: string }) => `${p.name} begins`,
  youActFirst: 'You begin',
  captainRefused: (p: { name: string }) => `${p.name} picks nobody else`,
  named: (p: { place: string; captain: string }) =>
    `The spy says “${p.place}” for the team of ${p.captain}`,
  namedNothing: (p: { captain: string }) => `The spy passes for the team of ${p.captain}`,
  deckReshuffled: 'The deck is used up. Cards of earlier rounds are shuffled back in',
  activeMoved: (p: { name: string }) => `${p.name} looks for a word now`,
  activeIsYou: 'Now you look for a word',
};

export type HappeningMessages = typeof happenings;
export default happenings;
