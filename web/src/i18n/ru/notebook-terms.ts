// О чём за столом договариваются перед игрой с блокнотами.

import type { NotebookTermsMessages } from '../en/notebook-terms';
import { counting } from '../plural';
import { times, wait } from './amounts';

const n = counting('ru');

const rounds = n({ one: '# раунд', few: '# раунда', many: '# раундов', other: '# раунда' });

const terms: NotebookTermsMessages = {
  often: (p) => `Каждый становится активным игроком ${times(p.count)}: ${rounds(p.rounds)}.`,
  open: 'Сколько будет раундов, зависит от того, сколько вас играет.',
  rounds: n({
    one: 'Играем # раунд.',
    few: 'Играем # раунда.',
    many: 'Играем # раундов.',
    other: 'Играем # раунда.',
  }),
  advised: n({
    one: 'Совет для этого стола: # раунд.',
    few: 'Совет для этого стола: # раунда.',
    many: 'Совет для этого стола: # раундов.',
    other: 'Совет для этого стола: # раунда.',
  }),
  lot: 'Кто первым станет активным игроком, решит жребий.',
  starter: (p) => `Первый активный игрок: ${p.name}.`,
  timed: (ms) => `На объяснение дают ${wait(ms)}.`,
  untimed: 'Объясняем без таймера.',
  atOnce: 'После объяснений сразу голосуем.',
  discussion: (ms) => `Перед голосованием ${wait(ms)} обсуждаем всё вместе.`,

  askStarter: 'Кто первый активный игрок?',
  askExplain: 'Сколько длится объяснение?',
  timedName: (ms) => `Самое большее ${wait(ms)}`,
  timedAbout: 'Телефоны следят за временем и сами передают очередь дальше.',
  untimedName: 'Сколько понадобится',
  untimedAbout: 'Без таймера. Хорошо для первой игры и для длинных историй.',
  askDiscussion: 'Обсуждать перед голосованием?',
  atOnceName: 'Нет, сразу голосуем',
  atOnceAbout: 'Хватит и объяснений.',
  discussionName: (ms) => `Да, ${wait(ms)}`,
  discussionAbout: 'Говорят все, а активный игрок может закончить обсуждение и раньше.',
};

export default terms;
