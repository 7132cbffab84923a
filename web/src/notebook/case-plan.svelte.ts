// What the active player has in mind before the case is open: a word and a first card. Lives on this
// phone until it is sent.

export class CasePlan {
  word = $state('');
  card = $state<string | null>(null);
}
