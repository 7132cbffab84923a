// Generated from crates/wire by `UPDATE_GENERATED=1 cargo test -p wire`. Do not edit.

export type SeatId = number;

export type Secret128 = string;

export type Seal = string;

export type TermsView = { attempt: number, 
/**
 * What the deal is drawn from. Whoever finds it wrong tells no number.
 */
terms: string, asked: Array<SeatId>, 
/**
 * After that the deal is tried again without those whose number is missing.
 */
ends_at_ms: number, };

export type Refusal = "no_such_table" | "table_full" | "table_locked" | "no_seat" | "key_not_valid" | "no_such_screen" | "name_empty" | "name_too_long" | "name_taken" | "name_not_allowed" | "no_such_avatar" | "avatar_taken" | "too_many_tables" | "too_fast" | "address_full" | "server_busy" | "disk_full" | "updating" | "table_unreadable" | "store_full" | "not_understood" | "other_protocol" | "frame_too_long" | "spectators_only_watch" | "host_only" | "not_now" | "stale" | "not_done" | "already_done" | "number_not_sealed" | "no_such_seat" | "not_yourself" | "no_such_pack" | "bad_packs" | "too_few_places" | "too_many_places" | "too_few_players" | "too_many_players" | "bots_do_not_play" | "too_few_places_for_bots" | "not_for_bots" | "too_few_cards" | "table_store_full" | "log_full" | "not_a_picture" | "picture_too_large" | "too_many_pictures" | "not_a_pack" | "pack_too_large" | "too_many_packs" | "pack_in_use" | "unknown_rule" | "bad_players" | "bad_minutes" | "bad_rounds" | "bad_captains" | "bad_points" | "bad_limits" | "bad_attempts" | "vote_needs_three" | "bad_middle" | "nothing_to_point_at" | "suspect_never_agrees" | "secret_vote_in_turn" | "nobody_convictable" | "no_roles_to_play" | "text_empty" | "text_too_long" | "text_not_allowed" | "no_such_phrase" | "paused" | "not_in_this_round" | "not_your_turn" | "ask_back" | "accusation_used" | "no_other_voter" | "clock_stopped" | "time_is_up" | "round_over" | "no_vote" | "not_your_vote" | "suspect_may_not_vote" | "already_voted" | "not_the_spy" | "spy_may_not_accuse" | "no_such_place" | "no_such_card" | "active_does_not_vote";

export type Players = { min: number, max: number, };

export type Theme = "locations" | "eras" | "films";

export type DurationStep = { playersUpTo: number, minutes: number, };

export type StarterFirst = "tablePicks" | "host";

export type StarterNext = "previousSpy" | "host";

export type AboutLocation = "usual" | "expected";

export type QuestionRules = { 
/**
 * Whoever was asked may at once ask the asker.
 */
askBack: boolean, 
/**
 * The asker may ask the same player once more, right after the answer.
 */
followUps: boolean, 
/**
 * An agreement of the table, as is the next: nobody can check it but the players.
 */
aboutLocation: AboutLocation, answerObligatory: boolean, };

export type AccuseWho = "any" | "nonSpies";

export type AccuseResolution = "vote" | "reveal";

export type AccuseRules = { who: AccuseWho, 
/**
 * How often each player may stop the clock.
 */
perRound: number, resolution: AccuseResolution, sameSuspectAgain: boolean, };

export type VoteEligible = "allButSuspect" | "all";

export type AccuserVote = "automaticYes" | "cast";

export type VoteThreshold = "unanimous" | "majority";

export type VoteOrder = "simultaneous" | "clockwise";

export type VoteBallots = "open" | "secret";

export type VoteClock = "stopped" | "running";

export type VoteRules = { eligible: VoteEligible, accuserVote: AccuserVote, threshold: VoteThreshold, order: VoteOrder, ballots: VoteBallots, 
/**
 * The vote ends as soon as its outcome is certain: with unanimity, at the first "no".
 */
shortCircuit: boolean, clock: VoteClock, 
/**
 * The table may argue while it votes.
 */
discussion: boolean, };

export type GuessRules = { whileRunning: boolean, duringVote: boolean, afterTimeup: boolean, 
/**
 * The list of places lies open all the time; otherwise only for the guess itself.
 */
consultList: boolean, attempts: number, };

export type TimeUpProcedure = "proposals" | "suspects" | "secretBallot" | "lastChance" | "none";

export type Deciders = "allButSuspect" | "civilians";

export type TimeUpRules = { procedure: TimeUpProcedure, 
/**
 * The table may argue once time is up.
 */
discussion: boolean, 
/**
 * Whose ballots decide. Hands are seen, so there the spy's always counts.
 */
deciders: Deciders, };

export type BonusTo = "accuser" | "firstAccuser";

export type ScoreRules = { 
/**
 * Each agent, when the spy is convicted.
 */
civ: number, bonusMid: number, bonusMidTo: BonusTo, bonusTimeup: number, bonusTimeupTo: BonusTo, spyGuess: number, spyMidWrong: number, spyTimeupWrong: number, spyTimeupNone: number, 
/**
 * Each agent, when the spy names a wrong place.
 */
guessWrong: number, 
/**
 * Everybody, when the card in the middle is turned over and is the spy's.
 */
middleIsSpy: number, 
/**
 * The spy, when it is not.
 */
middleIsLocation: number, };

export type TieBreak = "shared" | "decidingRound";

export type LimitRules = { 
/**
 * From the first look at a card to the start of the clock.
 */
lookMs: number, 
/**
 * Simultaneous vote.
 */
voteMs: number, 
/**
 * One voter of a clockwise vote.
 */
voterMs: number, 
/**
 * A voter whose phone is off.
 */
voterOffMs: number, 
/**
 * An asker or answerer whose phone is off.
 */
turnOffMs: number, 
/**
 * Then the turn of somebody away passes.
 */
turnPassMs: number, 
/**
 * A typed question or answer; then the turn passes.
 */
turnWrittenMs: number, 
/**
 * The spy's choice after the reveal.
 */
guessMs: number, 
/**
 * Talk before the first suspect's vote must close.
 */
firstSuspectMs: number, nextSuspectMs: number, 
/**
 * From the first raised hand to the close.
 */
firstHandMs: number, 
/**
 * A turn to propose, or a last chance.
 */
chanceMs: number, 
/**
 * The secret ballot.
 */
ballotMs: number, };

export type Ruleset = { players: Players, 
/**
 * Two and three players play by rules of their own, with a card in the middle.
 */
variantByCount: boolean, 
/**
 * Cards that are dealt to nobody and lie face down: the spy's may be among them.
 */
middleCards: number, theme: Theme, 
/**
 * Agents get a role at the place.
 */
roles: boolean, 
/**
 * Agreed: roles are acted out. Otherwise they only help to imagine the place.
 */
rolePlay: boolean, 
/**
 * A place may come up again in the same game.
 */
locationReuse: boolean, 
/**
 * How many rounds are advised.
 */
rounds: number, 
/**
 * Recommended length of a round: the first step that is not below the number of players.
 */
durationMin: Array<DurationStep>, starterFirst: StarterFirst, starterNext: StarterNext, question: QuestionRules, accuse: AccuseRules, 
/**
 * Anybody may ask the others to turn the card in the middle over; all must agree.
 */
point: boolean, vote: VoteRules, guess: GuessRules, timeup: TimeUpRules, score: ScoreRules, tieBreak: TieBreak, limits: LimitRules, };

export type GameId = "spy" | "captains" | "notebook";

export type RulesetId = "spijun" | "time-travel" | "film-night" | "indictment";

export type VariantId = "spijun" | "time-travel" | "film-night" | "indictment" | "duel" | "trio";

export type Asking = "spoken" | "tracked" | "written";

export type Parameter = boolean | number | string | Array<DurationStep>;

export type HouseRules = { 
/**
 * What the host calls them; may be empty.
 */
name: string, 
/**
 * By dotted name, as in `score.spyGuess`.
 */
changes: { [key in string]: Parameter }, };

export type PlacesChoice = { 
/**
 * Left out, by id.
 */
out: Array<string>, 
/**
 * So many are put on the table, drawn by lot when a game begins; left out means "all".
 */
most?: number, 
/**
 * What this table played not long ago stays in the box, as far as enough others are left.
 */
fresh: boolean, };

export type Attribute = "indoors" | "nature" | "water" | "height" | "heat" | "night" | "movement" | "confined" | "crowd" | "children" | "animals" | "audience" | "uniforms" | "skin" | "noise" | "music" | "fun" | "fear" | "danger" | "romance" | "luxury" | "everyday" | "fantasy" | "crime" | "food" | "pay" | "waiting" | "rules" | "contest" | "effort" | "machines" | "stay";

export type Character = "bookkeeper" | "dreamer" | "hothead";

export type Bot = { 
/**
 * Of the house. Left out: an agent from outside, who thinks elsewhere.
 */
character?: Character, };

export type Skill = "easy" | "normal" | "hard";

export type BotSettings = { skill: Skill, 
/**
 * They ask and answer, and remark nothing besides.
 */
muted: boolean, 
/**
 * Who leaves in the middle of a round is followed by a bot in the same seat.
 */
take_over: boolean, 
/**
 * Whoever likes may ask the teacher, also where other people play.
 */
teacher: boolean, };

export type Phrase = { 
/**
 * What it is about.
 */
attribute: Attribute, 
/**
 * Of an answer: how much of it there is, from 0 to 4.
 */
level?: number, 
/**
 * Which of the ways to say so.
 */
variant: number, };

export type Occasion = "joins" | "round_begins" | "first_to_ask" | "asked_again" | "clear_answer" | "vague_answer" | "evaded" | "bold" | "left_out" | "suspects" | "trusts" | "accuses" | "accused" | "sees_accusation" | "acquitted" | "convicted" | "half_time" | "last_minute" | "time_up" | "spy_steps_out" | "spy_won" | "agents_won" | "fooled_all" | "caught" | "game_over";

export type Remark = { occasion: Occasion, variant: number, 
/**
 * Who is named in it.
 */
whom?: SeatId, };

export type SpySettings = { ruleset: RulesetId, 
/**
 * Length of a round; left out means "what suits the number of players".
 */
minutes?: number, 
/**
 * What this table plays otherwise than the ruleset says.
 */
house?: HouseRules, };

export type CaptainsSettings = { 
/**
 * Whom the table wants as captains of the first round; left out means "drawn by lot".
 */
first?: [SeatId, SeatId], 
/**
 * Everybody is captain twice. With an odd number of players that is always so.
 */
twice: boolean, };

export type DeckChoice = "evidence" | "own" | "both";

export type NotebookSettings = { 
/**
 * Every explanation has its time.
 */
explanations_timed: boolean, 
/**
 * The table talks it over before the chips are placed.
 */
discussion: boolean, deck: DeckChoice, };

export type Settings = { game: GameId, 
/**
 * Where the places come from, 1 to 8 packs. What two of them share comes from the first.
 */
packs: Array<string>, 
/**
 * Which of them are used.
 */
places: PlacesChoice, 
/**
 * Left out means "as many as the rules advise".
 */
rounds?: number, 
/**
 * Who begins the first round; left out means "drawn by lot".
 */
starter?: SeatId, 
/**
 * Where bots sit, it is written, whatever is chosen.
 */
asking: Asking, bots?: BotSettings, spy: SpySettings, captains: CaptainsSettings, notebook: NotebookSettings, };

export type RoundIntent = { "do": "pause", round: number, } | { "do": "resume", round: number, } | { "do": "looked", round: number, } | { "do": "ask", round: number, turn: number, whom: SeatId, 
/**
 * What is asked. Where questions are typed, it must be there, or a phrase instead.
 */
text?: string, phrase?: Phrase, } | { "do": "answer", round: number, turn: number, text?: string, phrase?: Phrase, 
/**
 * With a text that answers a phrase: how much of it there is, from 0 to 4.
 */
level?: number, } | { "do": "remark", round: number, remark: Remark, } | { "do": "say", round: number, text: string, } | { "do": "pass", round: number, turn?: number, };

export type SpyIntent = { "do": "start_clock", round: number, } | { "do": "accuse", round: number, whom: SeatId, } | { "do": "vote", round: number, vote: number, agree: boolean, } | { "do": "point", round: number, } | { "do": "propose", round: number, whom: SeatId, } | { "do": "ballot", round: number, whom: SeatId, } | { "do": "reveal", round: number, } | { "do": "guess", round: number, place: string, };

export type CaptainsIntent = { "do": "act_first", round: number, whom: SeatId, } | { "do": "finish_asking", round: number, turn: number, } | { "do": "pick", round: number, turn: number, whom: SeatId, } | { "do": "refuse", round: number, turn: number, } | { "do": "name", round: number, captain: SeatId, place: string, };

export type NotebookIntent = { "do": "open_case", round: number, turn: number, word: string, card: string, } | { "do": "play", round: number, turn: number, card: string, } | { "do": "explained", round: number, turn: number, } | { "do": "chip", round: number, turn: number, whom: SeatId, };

export type Intent = { "do": "rename", name: string, } | { "do": "dress", avatar: number, } | { "do": "leave", } | { "do": "here", } | { "do": "kick", seat: SeatId, } | { "do": "add_bot", } | { "do": "lock", locked: boolean, } | { "do": "make_host", seat: SeatId, } | { "do": "reorder", seats: Array<SeatId>, } | { "do": "configure", settings: Settings, } | { "do": "drop_picture", picture: string, } | { "do": "drop_pack", pack: string, } | { "do": "hand_over", seat: SeatId, key: Secret128, } | { "do": "start_round", } | { "do": "next_round", round: number, } | { "do": "abort_round", round: number, } | { "do": "end_game", round: number, } | { "do": "to_lobby", round: number, } | { "do": "ready", round: number, } | { "do": "not_yet", round: number, } | RoundIntent | SpyIntent | CaptainsIntent | NotebookIntent;

export type Offer = { "do": "rename", } | { "do": "leave", } | { "do": "here", } | { "do": "kick", seats: Array<SeatId>, } | { "do": "add_bot", } | { "do": "lock", } | { "do": "make_host", seats: Array<SeatId>, } | { "do": "reorder", } | { "do": "configure", } | { "do": "hand_over", seats: Array<SeatId>, } | { "do": "start_round", } | { "do": "next_round", } | { "do": "abort_round", } | { "do": "pause", } | { "do": "resume", } | { "do": "end_game", } | { "do": "to_lobby", } | { "do": "looked", } | { "do": "ready", } | { "do": "not_yet", } | { "do": "start_clock", } | { "do": "ask", turn: number, whom: Array<SeatId>, } | { "do": "answer", turn: number, } | { "do": "say", } | { "do": "remark", } | { "do": "accuse", whom: Array<SeatId>, } | { "do": "vote", vote: number, } | { "do": "point", } | { "do": "propose", whom: Array<SeatId>, } | { "do": "ballot", whom: Array<SeatId>, } | { "do": "pass", 
/**
 * Where there is more than one to let go.
 */
turn?: number, } | { "do": "reveal", } | { "do": "guess", } | { "do": "act_first", whom: Array<SeatId>, } | { "do": "finish_asking", turn: number, } | { "do": "pick", turn: number, whom: Array<SeatId>, } | { "do": "refuse", turn: number, } | { "do": "name", captain: SeatId, } | { "do": "open_case", turn: number, } | { "do": "play", turn: number, } | { "do": "explained", turn: number, } | { "do": "chip", turn: number, whom: Array<SeatId>, };

export type Can = { 
/**
 * Follows from public facts and the seat; drawn always.
 */
open: Array<Offer>, 
/**
 * Follows from the card; reachable only while the card is held.
 */
card: Array<Offer>, };

export type CardView = { spy: boolean, place: string, role: string, };

export type PageView = { blank: boolean, word: string, };

export type SpySeatView = { 
/**
 * Left out while this seat holds no card.
 */
card?: CardView, 
/**
 * This seat's own vote in the vote that is open.
 */
voted?: boolean, 
/**
 * Whom this seat has named in the secret ballot.
 */
ballot?: SeatId, 
/**
 * Whether a card could be played now, whoever holds it. Everybody's frame says it, so that
 * the frames of all seats change together and who gets one tells nothing.
 */
cards_speak: boolean, };

export type CaptainsSeatView = { 
/**
 * Left out while this seat holds no card.
 */
card?: CardView, };

export type NotebookSeatView = { 
/**
 * What stands in this seat's notebook, once there is one.
 */
page?: PageView, 
/**
 * Evidence cards that this seat may play.
 */
hand: Array<string>, };

export type SeatRoundView = { "game": "spy" } & SpySeatView | { "game": "captains" } & CaptainsSeatView | { "game": "notebook" } & NotebookSeatView;

export type SeatView = { you: SeatId, 
/**
 * What this seat alone knows of the round that is on or has just ended; left out before.
 */
round?: SeatRoundView, can: Can, };

export type Phase = "lobby" | "dealt" | "questions" | "vote" | "guess" | "time_up" | "asking" | "picking" | "naming" | "case" | "evidence" | "explaining" | "chips" | "round_over" | "game_over";

export type TimerView = { ends_at_ms: number, } | { left_ms: number, };

export type TurnView = { 
/**
 * Intents name it.
 */
number: number, asker: SeatId, asked?: SeatId, 
/**
 * Who asked the asker. Unless the rules let them, the asker may not ask back right now.
 */
not_back_to?: SeatId, 
/**
 * Where turns have a limit: when this one passes.
 */
passes_at_ms?: number, };

export type VoteKind = "stop" | "suspects" | "proposal" | "point";

export type VoteView = { 
/**
 * Intents name it.
 */
number: number, kind: VoteKind, 
/**
 * Left out: the card in the middle.
 */
suspect?: SeatId, by?: SeatId, 
/**
 * Who votes, clockwise from the left of whoever called the vote, who comes last; without a
 * caller, from the suspect's left.
 */
voters: Array<SeatId>, 
/**
 * Whose vote is in. What they voted is shown when all are.
 */
voted: Array<SeatId>, 
/**
 * Whose turn it is, where the vote goes round the table.
 */
next?: SeatId, timer: TimerView, 
/**
 * Suspects still to come after this one.
 */
suspects_left: number, };

export type ChanceKind = "propose" | "last_chance";

export type ChanceView = { kind: ChanceKind, seat: SeatId, timer: TimerView, 
/**
 * How many come after this seat.
 */
left: number, };

export type BallotView = { voters: Array<SeatId>, voted: Array<SeatId>, timer: TimerView, };

export type WaitView = { "why": "paused_by_host", } | { "why": "waiting_for", seat: SeatId, until_ms: number, };

export type VoidReason = "aborted_by_host" | "too_few_players" | "spy_kicked" | "captain_left" | "active_left" | "conspirator_left" | "no_word";

export type Ending = { "how": "spy_convicted", by?: SeatId, bonus?: SeatId, } | { "how": "innocent_convicted", suspect: SeatId, by?: SeatId, } | { "how": "guessed_right", } | { "how": "guessed_wrong", place?: string, } | { "how": "middle_was_spy", by: SeatId, } | { "how": "middle_was_place", by: SeatId, } | { "how": "nobody_convicted", } | { "how": "spy_left", } | { "how": "void", reason: VoidReason, };

export type RoleView = { seat: SeatId, role: string, };

export type PointsView = { seat: SeatId, points: number, };

export type StandingView = { seat: SeatId, name: string, avatar: number, points: number, left: boolean, };

export type LineKind = "question" | "answer" | "remark";

export type LineView = { 
/**
 * Counts up within the round.
 */
n: number, by: SeatId, kind: LineKind, 
/**
 * Who is asked, or whose question is answered.
 */
to?: SeatId, 
/**
 * Empty where there is a phrase or a remark.
 */
text: string, phrase?: Phrase, 
/**
 * Of a typed answer to a phrase: how much of it there is.
 */
level?: number, remark?: Remark, };

export type Reason = "spy_convicted" | "right_accusation" | "guessed_wrong" | "middle_was_spy" | "spy_left" | "innocent_convicted" | "guessed_right" | "middle_was_place" | "nobody_convicted" | "agents_matched" | "agents_differed" | "spy_in_team" | "own_captain" | "spy_picked" | "place_named" | "conspirator_found" | "escaped" | "word_kept";

export type Earned = { why: Reason, points: number, to: Array<SeatId>, };

export type SpyResultView = { ending: Ending, 
/**
 * Left out: the spy's card lay in the middle.
 */
spy?: SeatId, place: string, 
/**
 * Who played what; empty where the rules have no roles.
 */
roles: Array<RoleView>, points: Array<PointsView>, 
/**
 * Why each got what they got; empty in rounds of older records.
 */
earned?: Array<Earned>, };

export type SpyRoundView = { 
/**
 * Counts deals, void rounds included; intents name it.
 */
number: number, starter: SeatId, clock_total_ms: number, clock: TimerView, turn?: TurnView, vote?: VoteView, 
/**
 * Time is up, and one after the other may speak.
 */
chance?: ChanceView, 
/**
 * Time is up, and everybody names the spy in secret.
 */
ballot?: BallotView, 
/**
 * A card lies in the middle: nobody at the table may be the spy.
 */
middle: boolean, 
/**
 * An accused player turns the card over at once, without a vote.
 */
reveals: boolean, 
/**
 * The spy who has shown the card and must name a place.
 */
revealed?: SeatId, 
/**
 * Places that the spy has named in vain.
 */
missed: Array<string>, 
/**
 * How often the spy may still name a place.
 */
guesses_left: number, 
/**
 * When the choice of a place ends.
 */
guess_timer?: TimerView, 
/**
 * Why the table stands still.
 */
wait?: WaitView, 
/**
 * After the deal: when the clock starts by itself.
 */
starts_at_ms?: number, 
/**
 * What was typed in this round, the oldest first.
 */
lines: Array<LineView>, result?: SpyResultView, };

export type CaptainView = { seat: SeatId, 
/**
 * In the order in which they were picked, the spy included.
 */
team: Array<SeatId>, 
/**
 * Picks nobody else in this round.
 */
refused: boolean, };

export type StepView = { 
/**
 * Intents name it.
 */
turn: number, 
/**
 * The captain whose step it is; while it is open who acts first, both.
 */
captains: Array<SeatId>, 
/**
 * The agent who is to answer.
 */
asked?: SeatId, 
/**
 * Agents whom this captain has asked in this lap.
 */
heard: Array<SeatId>, timer: TimerView, };

export type NamedView = { captain: SeatId, 
/**
 * Left out: the spy passed.
 */
place?: string, };

export type NamingView = { spy: SeatId, 
/**
 * Who picked the spy, if anybody did.
 */
picked_by?: SeatId, 
/**
 * Whose place is to be named now.
 */
captain?: SeatId, 
/**
 * What was said so far; whether it was right is told at the end.
 */
named: Array<NamedView>, };

export type CaptainResultView = { seat: SeatId, place: string, };

export type AgentResultView = { seat: SeatId, 
/**
 * Whose place was on the card; left out: the spy.
 */
of?: SeatId, };

export type CaptainsEnding = { "how": "spy_picked", by: SeatId, } | { "how": "teams_complete", } | { "how": "no_agent_left", } | { "how": "void", reason: VoidReason, };

export type CaptainsResultView = { ending: CaptainsEnding, 
/**
 * In the order of the round's captains.
 */
captains: [CaptainResultView, CaptainResultView], 
/**
 * Everybody else who was dealt a card, clockwise.
 */
agents: Array<AgentResultView>, named: Array<NamedView>, points: Array<PointsView>, 
/**
 * Why each got what they got; empty in rounds of older records.
 */
earned?: Array<Earned>, };

export type CaptainsRoundView = { 
/**
 * Counts deals, void rounds included; intents name it.
 */
number: number, 
/**
 * The one who acts first comes first, once that is settled.
 */
captains: [CaptainView, CaptainView], 
/**
 * Whether it is settled who acts first.
 */
settled: boolean, 
/**
 * Agents whom nobody has picked, clockwise.
 */
agents: Array<SeatId>, 
/**
 * Whose step it is, until the round is over.
 */
step?: StepView, 
/**
 * Once the teams are complete.
 */
naming?: NamingView, 
/**
 * Why the table stands still.
 */
wait?: WaitView, 
/**
 * What was typed in this round, the oldest first.
 */
lines: Array<LineView>, result?: CaptainsResultView, };

export type EvidenceView = { seat: SeatId, 
/**
 * In the order in which they were played.
 */
cards: Array<string>, };

export type NotebookStepView = { 
/**
 * Intents name it.
 */
turn: number, 
/**
 * Left out while all talk.
 */
seat?: SeatId, timer: TimerView, };

export type ChipView = { seat: SeatId, whom: SeatId, };

export type NotebookEnding = { "how": "caught", } | { "how": "escaped", } | { "how": "void", reason: VoidReason, };

export type NotebookResultView = { ending: NotebookEnding, 
/**
 * Left out of a round that was void before the notebooks were dealt.
 */
conspirator?: SeatId, word?: string, points: Array<PointsView>, 
/**
 * Why each got what they got; empty in rounds of older records.
 */
earned?: Array<Earned>, };

export type NotebookRoundView = { 
/**
 * Counts deals, void rounds included; intents name it.
 */
number: number, active: SeatId, 
/**
 * Words of earlier rounds of this game, struck out.
 */
words: Array<string>, 
/**
 * The word of this round, once it is known to all.
 */
word?: string, 
/**
 * Who has played what, beginning with the active player, clockwise.
 */
evidence: Array<EvidenceView>, 
/**
 * Who has explained.
 */
explained: Array<SeatId>, 
/**
 * Chips in the order in which they were placed.
 */
chips: Array<ChipView>, 
/**
 * Whose step it is, until the round is over.
 */
step?: NotebookStepView, 
/**
 * Cards left in the deck.
 */
deck: number, 
/**
 * Why the table stands still.
 */
wait?: WaitView, result?: NotebookResultView, };

export type RoundView = { "game": "spy" } & SpyRoundView | { "game": "captains" } & CaptainsRoundView | { "game": "notebook" } & NotebookRoundView;

export type SeatPublicView = { id: SeatId, name: string, 
/**
 * Which picture: an animal in a hat.
 */
avatar: number, 
/**
 * Left out: a person.
 */
bot?: Bot, points: number, 
/**
 * Off for a while, or idle; not counted on.
 */
away: boolean, 
/**
 * Holds a card in the round that is on.
 */
playing: boolean, 
/**
 * Has looked at the card, or is ready for the next round.
 */
ready: boolean, 
/**
 * Has stopped the clock in this round.
 */
accused: boolean, };

export type Tally = { yes: number, no: number, };

export type Happened = { "what": "joined", seat: SeatId, name: string, } | { "what": "left", seat: SeatId, name: string, } | { "what": "chair_taken", seat: SeatId, name: string, bot: string, } | { "what": "bot_took_over", seat: SeatId, name: string, } | { "what": "kicked", seat: SeatId, name: string, } | { "what": "host_moved", seat: SeatId, } | { "what": "seat_offered", seat: SeatId, } | { "what": "seat_handed_over", seat: SeatId, } | { "what": "dealt", round: number, } | { "what": "places_reshuffled", } | { "what": "clock_started", } | { "what": "turn_passed", seat: SeatId, } | { "what": "paused_by_host", } | { "what": "waiting_for", seat: SeatId, } | { "what": "resumed", } | { "what": "accused", by: SeatId, suspect: SeatId, } | { "what": "proposed", by: SeatId, suspect: SeatId, } | { "what": "pointed", by: SeatId, } | { "what": "passed", seat: SeatId, } | { "what": "vote_failed", 
/**
 * Left out: the card in the middle.
 */
suspect?: SeatId, 
/**
 * Empty where votes stay secret.
 */
yes: Array<SeatId>, no: Array<SeatId>, 
/**
 * Where votes stay secret: how many there were.
 */
tally?: Tally, } | { "what": "vote_void", suspect?: SeatId, missing: SeatId, } | { "what": "vote_dropped", suspect?: SeatId, } | { "what": "vote_carried", suspect?: SeatId, yes: Array<SeatId>, 
/**
 * Where votes stay secret: how many there were.
 */
tally?: Tally, } | { "what": "spy_revealed", seat: SeatId, } | { "what": "guess_missed", seat: SeatId, place: string, } | { "what": "time_up", } | { "what": "acts_first", captain: SeatId, } | { "what": "picked", captain: SeatId, agent: SeatId, } | { "what": "refused", captain: SeatId, } | { "what": "named", captain: SeatId, place?: string, } | { "what": "case_opened", active: SeatId, } | { "what": "word_revealed", word: string, } | { "what": "chip_placed", seat: SeatId, whom: SeatId, } | { "what": "deck_reshuffled", } | { "what": "active_moved", seat: SeatId, } | { "what": "round_over", round: number, } | { "what": "tied", seats: Array<SeatId>, } | { "what": "game_over", };

export type Happening = { n: number, happened: Happened, };

export type FitView = { game: GameId, 
/**
 * Of the spy game.
 */
ruleset?: RulesetId, };

export type PersonView = { seat: SeatId, name: string, 
/**
 * Which picture, 0 to 11.
 */
avatar: number, };

export type LastTimeView = { winners: Array<PersonView>, points: number, };

export type TableView = { code: string, phase: Phase, host: SeatId | null, locked: boolean, 
/**
 * Clockwise.
 */
seats: Array<SeatPublicView>, settings: Settings, 
/**
 * Which rules the settings lead to with this many players; house rules change them.
 */
variant: VariantId, 
/**
 * How many rounds the settings lead to.
 */
rounds: number, 
/**
 * Length of a round that the settings and the number of players lead to.
 */
round_ms: number, 
/**
 * How many may play by the chosen rules.
 */
players_min: number, players_max: number, 
/**
 * Why the next deal cannot happen, if it cannot.
 */
blocked?: Refusal, 
/**
 * What this number of players could play, where it is too many or too few for what is chosen.
 */
fits?: Array<FitView>, 
/**
 * In the lobby: the pictures of the table's own deck, as cards are called.
 */
pictures?: Array<string>, 
/**
 * The packs of this table's own, which its phones load from the table.
 */
packs?: Array<PackLine>, 
/**
 * Finished rounds of this game. Void ones do not count, unless the active player had left.
 */
rounds_played: number, 
/**
 * Rounds that ended without a result and are played again.
 */
rounds_void: number, 
/**
 * In the lobby: how many places the settings put on the table, where that is known.
 */
places_on_table?: number, 
/**
 * Of the chosen places, in the lobby: those left out because bots sit at the table and know nothing of them.
 */
unknown_to_bots?: Array<string>, 
/**
 * Place ids on the table, while a game is on; the places already played among them.
 */
places: Array<string>, places_played: Array<string>, 
/**
 * When the next round deals itself, once everybody is ready for it.
 */
deals_at_ms?: number, round?: RoundView, 
/**
 * Everybody who took part in this game, most points first, leavers included.
 */
standings: Array<StandingView>, 
/**
 * Points stay hidden until the game is over: all that are shown are 0.
 */
points_hidden: boolean, 
/**
 * In the deciding round: those who can win it.
 */
tied: Array<SeatId>, 
/**
 * Who has won, once the game is over.
 */
winners: Array<SeatId>, 
/**
 * In the lobby: who won the last game that was played here to its end.
 */
last_time?: LastTimeView, happenings: Array<Happening>, };

export type PlayerView = { id: SeatId, name: string, 
/**
 * Which picture: an animal in a hat.
 */
avatar: number, 
/**
 * Left out: a person.
 */
bot?: Bot, points: number, };

export type BoardView = { code: string, host: SeatId | null, locked: boolean, 
/**
 * Clockwise.
 */
players: Array<PlayerView>, settings: Settings, 
/**
 * Which rules the settings lead to with this many players; house rules change them.
 */
variant: VariantId, 
/**
 * How many rounds the settings lead to.
 */
rounds: number, 
/**
 * Length of a round that the settings and the number of players lead to.
 */
round_ms: number, 
/**
 * How many may play by the chosen rules.
 */
players_min: number, players_max: number, 
/**
 * Why the next deal cannot happen, if it cannot.
 */
blocked?: Refusal, 
/**
 * What this number of players could play, where it is too many or too few for what is chosen.
 */
fits?: Array<FitView>, 
/**
 * In the lobby: the pictures of the table's own deck, as cards are called.
 */
pictures?: Array<string>, 
/**
 * The packs of this table's own, which its phones load from the table.
 */
packs?: Array<PackLine>, 
/**
 * Finished rounds of this game. Void ones do not count, unless the active player had left.
 */
rounds_played: number, 
/**
 * Rounds that ended without a result and are played again.
 */
rounds_void: number, 
/**
 * In the lobby: how many places the settings put on the table, where that is known.
 */
places_on_table?: number, 
/**
 * Of the chosen places, in the lobby: those left out because bots sit at the table and know nothing of them.
 */
unknown_to_bots?: Array<string>, 
/**
 * Place ids on the table, while a game is on; the places already played among them.
 */
places: Array<string>, places_played: Array<string>, 
/**
 * Everybody who took part in this game, most points first, leavers included.
 */
standings: Array<StandingView>, 
/**
 * Points stay hidden until the game is over: all that are shown are 0.
 */
points_hidden: boolean, 
/**
 * In the deciding round: those who can win it.
 */
tied: Array<SeatId>, 
/**
 * Who has won, once the game is over.
 */
winners: Array<SeatId>, 
/**
 * In the lobby: who won the last game that was played here to its end.
 */
last_time?: LastTimeView, };

export type PulseView = { phase: Phase, 
/**
 * Off for a while, or idle; not counted on.
 */
away: Array<SeatId>, 
/**
 * Who hold a card in the round that is on.
 */
playing: Array<SeatId>, 
/**
 * Who have looked at the card, or are ready for the next round.
 */
ready: Array<SeatId>, 
/**
 * Who have stopped the clock in this round.
 */
accused: Array<SeatId>, 
/**
 * When the next round deals itself, once everybody is ready for it.
 */
deals_at_ms?: number, 
/**
 * Without what was typed, which travels by itself.
 */
round?: RoundView, };

export type Chair = number;

export type VoteTale = { kind: VoteKind, 
/**
 * Left out: the card in the middle.
 */
suspect?: Chair, 
/**
 * Who called it, if anybody did.
 */
by?: Chair, 
/**
 * Empty where votes stay secret.
 */
yes: Array<Chair>, no: Array<Chair>, 
/**
 * Where votes stay secret: how many there were.
 */
tally?: Tally, carried: boolean, };

export type SpyTale = { place: string, 
/**
 * Left out: the spy's card lay in the middle.
 */
spy?: SeatId, ending: Ending, 
/**
 * Who asked and who was asked, the last ones in order. Empty where questions are only heard.
 */
questions?: Array<[Chair, Chair]>, 
/**
 * The last ones in order. What was decided by secret ballot is in none of them.
 */
votes?: Array<VoteTale>, 
/**
 * Places that the spy named in vain.
 */
missed?: Array<string>, };

export type CaptainTale = { seat: SeatId, place: string, 
/**
 * In the order in which they were picked, the spy included.
 */
team: Array<Chair>, };

export type CaptainsTale = { 
/**
 * The one who acted first comes first.
 */
captains: [CaptainTale, CaptainTale], spy: SeatId, ending: CaptainsEnding, 
/**
 * Who asked and who was asked, the last ones in order. Empty where questions are only heard.
 */
questions?: Array<[Chair, Chair]>, 
/**
 * What the spy said the places were.
 */
named?: Array<NamedView>, };

export type NotebookTale = { active: SeatId, 
/**
 * Left out of a round that was void before the notebooks were dealt, as is the word.
 */
conspirator?: SeatId, word?: string, ending: NotebookEnding, 
/**
 * Whose chip lay on whom.
 */
chips?: Array<[Chair, Chair]>, };

export type Told = { "game": "spy" } & SpyTale | { "game": "captains" } & CaptainsTale | { "game": "notebook" } & NotebookTale;

export type RoundTale = { 
/**
 * Counts deals, as in the round's view.
 */
number: number, 
/**
 * Which game of the table it belongs to, counted from 1.
 */
of_game: number, 
/**
 * Clockwise, everybody who was dealt a card: a [`Chair`] counts in it.
 */
seats: Array<SeatId>, earned: Array<Earned>, told: Told, };

export type Chronicle = { 
/**
 * Everybody who was dealt a card in one of the rounds, also those who have left.
 */
people: Array<PersonView>, 
/**
 * The last ones over all games, the oldest first.
 */
rounds: Array<RoundTale>, };

export type Farewell = "taken_over" | "seat_gone" | "come_back" | "table_gone";

export type Reach = "computer" | "network" | "anywhere";

export type Seen = { epoch: number, rev: number, };

export type ClientIn = { "type": "enter", 
/**
 * The protocol that this client speaks, as in `hello`; before the third none was named.
 */
protocol?: number, token: Secret128, name?: string, key?: Secret128, 
/**
 * Which picture whoever joins would like; one like it, if somebody has that. Left out, any will do.
 */
avatar?: number, 
/**
 * The newest that this phone was shown of the table, if it was at it before: a log that holds less has
 * lost something.
 */
seen?: Seen, 
/**
 * This phone takes part in fair deals: it wants `fair` and `proof` frames, seals numbers and tells them.
 */
fair?: boolean, 
/**
 * No person, but an agent from outside. Everybody is told.
 */
bot?: boolean, } | { "type": "watch", protocol?: number, 
/**
 * This is a big screen that the whole table sees and hears.
 */
screen?: boolean, 
/**
 * Only to see who is there before sitting down: not counted among those who watch.
 */
at_door?: boolean, 
/**
 * Wants `fair` and `proof` frames, to compare what is shown with what others are.
 */
fair?: boolean, } | { "type": "intent", n: number, intent: Intent, } | { "type": "seal", round: number, seals: [Seal, Seal, Seal], } | { "type": "unseal", round: number, attempt: number, number: Secret128, } | { "type": "hurry", } | { "type": "ping", 
/**
 * Another frame follows soon, and so on until a ping without this: whoever has promised it and
 * is silent is shown as off.
 */
soon?: boolean, };

export type ClientOut = { "type": "hello", build: string, protocol: number, 
/**
 * Stands before every `rev`: another one than before means that revisions and numbers of intents are
 * counted anew, since the server's data were put back in time.
 */
epoch: number, 
/**
 * Addresses under which guests reach this table, the best one first.
 */
links: Array<string>, 
/**
 * From where they do.
 */
reach: Reach, 
/**
 * The same in a word that is easy to type, where the network knows it. Phones keep a seat for each
 * address, so it is for those who come new.
 */
easy?: string, } | { "type": "set_back", rev: number, } | { "type": "welcome", you: SeatId, last_n: number, } | { "type": "time", now_ms: number, flowing: boolean, } | { "type": "board", rev: number, view: BoardView, } | { "type": "happenings", last: Array<Happening>, } | { "type": "lines", round: number, lines: Array<LineView>, } | { "type": "seat", rev: number, view: SeatView, 
/**
 * Blanks that make up for what is hidden in the frame.
 */
pad: string, } | { "type": "pulse", rev: number, board: number, view: PulseView, } | { "type": "presence", on: Array<SeatId>, watching: number, screens: number, } | { "type": "knocked", name: string, why: Refusal, } | { "type": "fair", round: number, asking?: TermsView, } | { "type": "proof", round: number, text: string, } | { "type": "done", n: number, } | { "type": "refused", n?: number, why: Refusal, 
/**
 * For people who write clients: what was wrong with a frame that could not be read.
 */
detail?: string, } | { "type": "bye", why: Farewell, };

export type Language = "en" | "hr" | "ru";

export type Text = { en?: string, hr?: string, ru?: string, };

export type Role = { 
/**
 * Unique within its place.
 */
id: string, name: Text, };

export type Place = { 
/**
 * Unique within its pack.
 */
id: string, name: Text, 
/**
 * The place with its preposition, as the card shows it: "at the bank". Without it the card
 * shows the name.
 */
at?: Text, 
/**
 * When a film was first shown; places that are no film have none.
 */
year?: number, 
/**
 * May be empty: then everybody is only there.
 */
roles: Array<Role>, };

export type Pack = { 
/**
 * The version of this file format.
 */
format: number, id: string, name: Text, places: Array<Place>, };

export type PackLine = { id: string, name: Text, 
/**
 * Those of all its texts.
 */
languages: Array<Language>, 
/**
 * How many places it has.
 */
places: number, };

export type FaultId = "too_large" | "not_utf8" | "byte_order_mark" | "not_json" | "unknown_format" | "wrong_type" | "unknown_field" | "repeated_field" | "missing_field" | "too_few_places" | "too_many_places" | "too_many_roles" | "bad_id" | "duplicate_id" | "duplicate_name" | "reserved_role" | "no_language" | "missing_language" | "stray_language" | "empty_text" | "outer_space" | "text_too_long" | "hidden_character" | "bad_year" | "bad_level";

export type PackFault = { 
/**
 * From 1, as editors count.
 */
line: number, 
/**
 * From 1, in characters.
 */
column: number, 
/**
 * As in `places[3].name.en`; empty for the file as a whole.
 */
path: string, fault: FaultId, 
/**
 * What is wrong and what to do, in English, for whoever has no words of their own.
 */
words: string, };
