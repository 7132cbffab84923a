// The page that explains fair deals to whoever has never heard of such a thing. A number and a seal are what
// they are everywhere else; only here they come in envelopes.

const fairPage = {
  lead: 'Nobody chooses who is the spy: not the server, not whoever runs it, not anybody at the table. You need not take our word for it. Your phone checks it after every round, and this is how.',
  story: {
    title: 'A story of envelopes',
    steps: {
      seal: {
        picture: 'A phone has put a number into an envelope and sealed it',
        text: 'Before the cards are dealt, your phone thinks of a long number that nobody could guess. It puts the number into an envelope and seals it. Every other phone does the same, and so does the server.',
      },
      table: {
        picture: 'Sealed envelopes on a table, that of the server in the middle',
        text: 'Now all envelopes lie on the table. Everybody sees the seals. Nobody can look inside, and nobody can swap an envelope: its seal would tell.',
      },
      tell: {
        picture: 'The envelopes of the phones are open, that of the server is still sealed',
        text: 'Then the phones open theirs and tell their numbers. Only the server’s envelope stays closed.',
      },
      mix: {
        picture: 'Numbers fall into a hat, and cards come out',
        text: 'All numbers go into one hat, the server’s too, and the whole mix decides who gets which card. Were a single number another one, all cards would be others. And everybody had sealed before anybody knew the rest: so nobody could pick the cards.',
      },
      play: {
        picture: 'Cards face down, and the server’s sealed envelope beside them',
        text: 'You play. Until the end the server keeps its number secret, or anybody could work out who the spy is.',
      },
      check: {
        picture: 'The server’s envelope is open, and two cards are alike',
        text: 'The round is over, and the server opens its envelope. Your phone looks whether every number fits its seal, deals the cards once more by itself, and compares them with the card that you saw. The same? Then you see a green tick.',
      },
    },
    own: 'One honest phone is enough, and you have one: your own. As long as its number is in the deal, nobody can pick the cards unnoticed, not even all the others together.',
  },
  signs: {
    title: 'What the signs mean',
    intro: 'You find the sign below every result. Tap it to read what happened.',
  },
  code: {
    title: 'What the round code is for',
    example: 'A round code',
    texts: [
      'As soon as the cards are dealt, every phone shows a short code. It stands for all seals and all numbers of this deal.',
      'A lying server could show each of you other envelopes. Then your codes would differ. So let somebody read the code aloud now and then. All of you have the same? Then all of you were shown the same deal.',
      'No phone can find that out by itself. That takes all of you.',
    ],
  },
  red: {
    title: 'When it turns red',
    text: 'Then something does not fit, and your phone says in plain words what it is.',
  },
  cannot: {
    title: 'What nobody can prove',
    items: [
      'That nobody shows their screen, or peeks at yours.',
      'That nobody whispers, or has agreed on secret signs.',
      'That nobody sits in two seats at once, with two phones.',
      'That whoever runs the server does not look at the cards there. Nobody can choose them, but they do lie there.',
      'What the server does alone: the clock, a secret ballot, and the card that is played for whoever lets the time run out.',
    ],
  },
  streaks: {
    title: 'The same spy again?',
    memory:
      'That happens, and more often than one would think. Chance remembers nothing: whoever has just been the spy may as well be the spy again.',
    named: (p: { named: number }) =>
      `With five of you, name somebody: that one is the spy in one round of five. In both of the next two rounds: one time in ${p.named}.`,
    anybody: (p: { twice: number; thrice: number }) =>
      `But that anybody at all is the spy twice running happens in almost ${p.twice} of 10 evenings with ten rounds. Three times running: about every ${p.thrice}th evening.`,
  },
  check: {
    title: 'Check it without this server',
    why: 'This page, and what your phone checks with, come from this very server. One that lies well could paint green ticks. So you can check elsewhere:',
    save: (p: { open: string; save: string }) =>
      `After the round open “${p.open}” at your table and tap “${p.save}”. You get a small text file.`,
    verifier:
      'Open the file in verify.html. That is a single page that works without a network. It comes with Molehunt, in the folder docs/verifier: take it from there, not from this server.',
    command: 'Or type this where Molehunt is installed:',
    own: 'Can you program? Then trust neither: docs/fair-deal.md tells every line and every step.',
  },
  operators: {
    title: 'If you run a server',
    items: [
      'There is nothing to switch on. You cannot choose a deal either, and your guests can see that.',
      'Did you put data back from a backup? Deals that were waiting then are opened and begun anew, and phones say so. No sign turns red for that.',
      'Whoever may read the data of your server while a round is on may read the cards. So guard them well.',
    ],
  },
};

export type FairPageMessages = typeof fairPage;
export default fairPage;
