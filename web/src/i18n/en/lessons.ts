/** Three short rounds to learn by, played in the page alone. Each step has words for each of its options. */
const lessons = {
  lead: 'Three short rounds, without a table and without other people. Touch what you would do.',
  minutes: 'Two minutes each',
  step: (p: { at: number; of: number }) => `Step ${p.at} of ${p.of}`,
  begin: 'Play it',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  choose: 'Choose one to go on.',
  best: 'Good choice',
  fair: 'Possible',
  poor: 'Better not',
  said: 'What was said',
  /** A question. */
  asks: (p: { by: string; to: string }) => `${p.by} → ${p.to}`,
  suspects: 'How suspicious they are',
  wheres: 'Where they may be',
  teacher: 'The teacher says',
  yes: 'Yes, the spy!',
  no: 'No',
  people: { you: 'You', ana: 'Ana', boris: 'Boris', vera: 'Vera' },
  whom: { you: 'you', ana: 'Ana', boris: 'Boris', vera: 'Vera' },
  places: {
    beach: { name: 'Beach', at: 'at the beach' },
    library: { name: 'Library', at: 'in the library' },
    circus: { name: 'Circus', at: 'at the circus' },
    hospital: { name: 'Hospital', at: 'in the hospital' },
    train: { name: 'Night train', at: 'on the night train' },
    restaurant: { name: 'Restaurant', at: 'in the restaurant' },
  },
  tells: {
    about: 'Tells you about the place',
    dots: ['hardly', 'a little', 'something', 'a lot', 'nearly all'],
  },
  passes: {
    about: 'Makes you look like an agent',
    dots: ['not at all', 'perhaps', 'fairly', 'well', 'very well'],
  },
  agent: {
    title: 'As an agent',
    about: 'Find the spy without giving the place away.',
    steps: [
      {
        text: 'You are an agent. Your card says where you are. Two of the others have the same place, and one is the spy and knows nothing. Find out who, and do not give the place away while you ask.',
      },
      {
        text: 'You begin and ask Boris. About what?',
        why: [
          'It would catch a spy. But an honest answer would cry “circus!”, and the spy listens as well.',
          'A good middle: whoever does not know the place easily guesses wrong, and it is loud at more than one place.',
          'Safe, but weak. It is dry nearly everywhere, so a spy would guess right too.',
        ],
      },
      {
        text: 'You asked how loud it is. Deafening, says Boris. That is the circus, and whoever only guesses hardly says so. Suspicion of Boris falls. But now the spy knows, too, that it is loud.',
      },
      {
        text: 'Ana wanted to know whether it moves. Always, says Vera. On a train, yes; a circus stays for a while. Nothing is proven, but look how much likelier it has become.',
      },
      {
        text: 'Now Boris asks you. What do you answer?',
        why: [
          'True, and a spy would hardly dare to say so. That clears you.',
          'Vague. It tells the spy less, but a spy would play it safe like this, too. It does not help you.',
          'Not true of a circus. The others would think that you are only guessing.',
        ],
      },
      {
        text: 'You have heard enough. Whom do you accuse?',
        why: [
          'Ana has not answered anything yet. That is no evidence, neither for nor against.',
          'That answer fitted the circus best of all. It would be a pity.',
          'Yes. The answer fits a train and no circus. One slip may be bad luck, but nobody is more suspicious.',
        ],
      },
      {
        text: 'Vera is the spy, and you have won! Ask what only those who know can answer. Listen for what does not fit. And say just enough yourself.',
      },
    ],
  },
  spy: {
    title: 'As the spy',
    about: 'Answer as if you knew, and find the place.',
    steps: [
      {
        text: 'You are the spy. All the others know the place, and you have only the list. Listen, answer as if you knew, and find out where they are.',
      },
      {
        text: 'Boris says that one waits a good deal there. That fits some places better than others: look what is left.',
      },
      {
        text: 'Now Boris asks you. Answer what would fit most of the places that are left.',
        why: [
          'That is true of none of the likely places. Everybody would look at you.',
          'It fits the restaurant, and the hospital and the train are not far off. Nobody will frown.',
          'This bets all on the hospital. If you are right, all is well. If not, it looks odd.',
        ],
      },
      {
        text: 'It is your turn to ask Vera. A good question of a spy sounds harmless, and its answer tells a lot.',
        why: [
          'There are hardly any animals at all of these places: whatever Vera says, you learn little.',
          'Good: much at a restaurant, something on a train, little in a hospital. Any answer helps you.',
          'You would learn whether it is the train. But not which of the others.',
        ],
      },
      {
        text: 'A bite in passing, says Vera. So no restaurant, and one place is well ahead now.',
      },
      {
        text: 'The clock is still running, and nobody suspects you. You may show your card and name the place, once. Which is it?',
        why: [
          'Possible, but there is another that is much likelier.',
          'Yes. That is what all answers have in common. You could wait for one more, but every question may also catch you.',
          'Where one only has a bite in passing? Hardly.',
        ],
      },
      {
        text: 'It is the hospital, and you win alone! Collect what answers have in common, stay near it yourself, and name the place before somebody looks at you too long.',
      },
    ],
  },
  vote: {
    title: 'A vote',
    about: 'Agree or not? One vote decides.',
    steps: [
      {
        text: 'You are an agent at the beach. Two have already answered. What Boris said fits. Vera spoke of dead silence: odd, for a beach. And Ana has not been asked.',
      },
      {
        text: 'Ana stops the clock and accuses Boris! All must agree to convict, and if the suspect is an agent, the spy wins. Do you agree?',
        why: [
          'Boris is the least suspicious of all. If an agent is convicted, the round is lost at once. Do not vote for somebody only because another sounds sure.',
          'Right. One “no” is enough, and nothing is lost: the clock goes on where it stopped.',
        ],
      },
      {
        text: 'The vote has failed, and the round goes on. Boris asks Vera how warm it is. Rather cool, says Vera. At the beach?',
      },
      {
        text: 'Boris stops the clock and accuses Vera. Ana has agreed already. And you?',
        why: [
          'Yes. Two answers that do not fit are no accident any more. You are never quite sure, but this is worth it.',
          'You may wait for more. But the spy hears every answer too, and could name the place with the next one.',
        ],
      },
      {
        text: 'All agreed, and Vera is the spy. You have won! Compare what was said with your card, not how it was said. When in doubt, one “no” keeps the round alive.',
      },
    ],
  },
};

export type LessonsMessages = typeof lessons;
export default lessons;
