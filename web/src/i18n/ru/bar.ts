import type { BarMessages } from '../en/bar';

const bar: BarMessages = {
  idle: {
    text: 'Два голосования прошли без тебя, следующие ждать не будут.',
    here: 'Я здесь',
  },
  setBack: {
    text: 'На сервере что-то потерялось, и стол вернулся немного назад. Продолжайте с того, что видите.',
    ok: 'Понятно',
  },
};

export default bar;
