const ideas = {
  show: 'Need an idea?',
  others: 'Other ideas',
  title: 'Words to choose from',
  failed: 'The ideas did not arrive. Try again.',
};

export type IdeasMessages = typeof ideas;
export default ideas;
