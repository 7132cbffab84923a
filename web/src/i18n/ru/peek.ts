import type { PeekMessages } from '../en/peek';

const peek: PeekMessages = {
  label: 'Зажми и подсмотри',
  hint: 'Прикрой экран рукой',
  stamp: 'СЕКРЕТНО',
};

export default peek;
