import type { PeekMessages } from '../en/peek';

const peek: PeekMessages = {
  label: 'Drži i zaviri',
  hint: 'Zakloni zaslon rukom',
  stamp: 'TAJNO',
};

export default peek;
