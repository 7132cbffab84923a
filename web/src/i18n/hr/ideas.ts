import type { IdeasMessages } from '../en/ideas';

const ideas: IdeasMessages = {
  show: 'Trebaš ideju?',
  others: 'Druge ideje',
  title: 'Riječi na izbor',
  failed: 'Ideje nisu stigle. Pokušaj ponovno.',
};

export default ideas;
