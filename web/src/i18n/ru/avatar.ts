import type { AvatarMessages } from '../en/avatar';

const avatar: AvatarMessages = {
  title: 'Твой облик',
  animal: 'Какой зверь?',
  hat: 'Какая шляпа?',
  worn: ({ what, name }) => `${what}, занято: ${name}`,
  animals: {
    fox: 'Лиса',
    wolf: 'Волк',
    cat: 'Кот',
    lion: 'Лев',
    rabbit: 'Кролик',
    bear: 'Медведь',
    panda: 'Панда',
    frog: 'Лягушка',
    koala: 'Коала',
    tiger: 'Тигр',
    owl: 'Сова',
    pig: 'Свинка',
  },
  hats: {
    fedora: 'Федора',
    bowler: 'Котелок',
    beret: 'Берет',
    topper: 'Цилиндр',
    boater: 'Канотье',
    deerstalker: 'Кепка сыщика',
  },
};

export default avatar;
