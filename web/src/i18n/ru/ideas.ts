import type { IdeasMessages } from '../en/ideas';

const ideas: IdeasMessages = {
  show: 'Нужна идея?',
  others: 'Другие идеи',
  title: 'Слова на выбор',
  failed: 'Идеи не загрузились. Попробуй ещё раз.',
};

export default ideas;
