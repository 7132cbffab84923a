// What a page or a sheet of the rules shows, whichever game they are of.

import { i18n } from '../i18n';
import menu from '../lib/wire/menu.json';
import type { GameId, Ruleset, RulesetId, TableView, Theme } from '../lib/wire/wire';
import {
  agreedAt,
  CAPTAINS,
  captainsChapters,
  captainsPlayers,
  captainsRounds,
  type Agreed,
  type CaptainsChapterId,
} from './captains';
import type { ChapterId } from './chapters';
import { lengthsOf, playersOf } from './facts';
import { marked, markedBeside, rulesAtTable, type MarkedChapter } from './marked';
import {
  NOTEBOOK,
  notebookAgreedAt,
  notebookChapters,
  notebookPlayers,
  notebookRounds,
  type NotebookAgreed,
  type NotebookChapterId,
} from './notebook';
import { PRESETS } from './ruleset';
import type { RulesId } from './variants';

export interface Told {
  name: string;
  summary: Summary;
  chapters: MarkedChapter<Chapters[GameId]>[];
}

interface Chapters {
  spy: ChapterId;
  captains: CaptainsChapterId;
  notebook: NotebookChapterId;
}

/** The rules in short: for how many, how long, what is special. */
export interface Summary {
  players: string;
  time: string;
  rounds: string;
  special: string;
}

/** By the book. */
export function tell(id: RulesId): Told {
  if (id === 'captains') return captains();
  if (id === 'notebook') return notebook();
  const { names } = i18n.m.lobby.rules;
  const rules = PRESETS[id];
  return {
    name: names[id],
    summary: summary(rules, i18n.m.terms.about[id]),
    chapters: marked(rules, rules),
  };
}

/** As this table plays. */
export function tellAtTable(view: TableView): Told {
  const m = i18n.m.rulebook;
  const { game } = view.settings;
  const { house } = view.settings.spy;
  if (game === 'captains') return captains(agreedAt(view.settings), roundsAt(view));
  if (game === 'notebook') return notebook(notebookAgreedAt(view.settings), roundsAt(view));
  const book = { ...PRESETS[view.variant], theme: themeOf(view) };
  const agreed = rulesAtTable(view);
  const rules = house?.changes['theme'] === undefined ? { ...agreed, theme: book.theme } : agreed;
  const { names } = i18n.m.lobby.rules;
  const base = names[view.variant];
  const changes = Object.keys(house?.changes ?? {}).length > 0;
  return {
    name: (changes && house?.name) || base,
    summary: {
      ...summary(rules, changes ? m.house({ base }) : i18n.m.terms.about[view.variant]),
      players: m.summary.players({ from: view.players_min, to: view.players_max }),
    },
    chapters: marked(rules, book),
  };
}

/** What the places are called follows from the pack, as long as it is one that was made for some rules. */
function themeOf({ settings: { packs } }: TableView): Theme {
  const [pack, ...others] = packs;
  const made = menu.find(({ ruleset, pack: own }) => ruleset && own === pack);
  const known = made && others.length === 0;
  return known ? PRESETS[made.ruleset as RulesetId].theme : 'locations';
}

function summary(rules: Ruleset, special: string): Summary {
  const m = i18n.m.rulebook.summary;
  const all = lengthsOf(rules).map((length) => length.minutes);
  return {
    players: m.players(playersOf(rules)),
    time: m.minutes({ from: Math.min(...all), to: Math.max(...all) }),
    rounds: m.rounds(rules.rounds),
    special,
  };
}

function captains(agreed?: Agreed, rounds?: number): Told {
  const { captains: m, summary } = i18n.m.rulebook;
  return {
    name: m.name,
    summary: {
      players: summary.players(captainsPlayers(CAPTAINS)),
      time: m.summary.question(CAPTAINS.limits.questionMs),
      rounds:
        rounds === undefined
          ? m.summary.rounds(captainsRounds(CAPTAINS, agreed))
          : summary.rounds(rounds),
      special: m.about,
    },
    chapters: markedBeside(captainsChapters(CAPTAINS, agreed), captainsChapters(CAPTAINS)),
  };
}

function notebook(agreed?: NotebookAgreed, rounds?: number): Told {
  const { notebook: m, summary } = i18n.m.rulebook;
  const { explainMs } = NOTEBOOK.limits;
  return {
    name: i18n.m.lobby.rules.games.notebook,
    summary: {
      players: summary.players(notebookPlayers(NOTEBOOK)),
      time: agreed?.timed === false ? m.summary.untimed : m.summary.explain(explainMs),
      rounds:
        rounds === undefined ? m.summary.rounds(notebookRounds(NOTEBOOK)) : summary.rounds(rounds),
      special: m.about,
    },
    chapters: markedBeside(notebookChapters(NOTEBOOK, agreed), notebookChapters(NOTEBOOK)),
  };
}

/** How many rounds, unless that depends on how many still come or go. */
function roundsAt({ phase, blocked, settings, rounds }: TableView): number | undefined {
  const open = phase === 'lobby' && blocked !== undefined && settings.rounds === undefined;
  return open ? undefined : rounds;
}
