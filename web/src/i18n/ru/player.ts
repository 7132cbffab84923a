// What the host can do about a player.

import type { PlayerMessages } from '../en/player';

const player: PlayerMessages = {
  makeHost: 'Сделать ведущим',
  makeHostSure: ({ name }) => `Пусть ведёт ${name}?`,
  makeHostText: 'Забрать роль ведущего назад нельзя, можно только попросить.',
  handOver: 'Перенести на другой телефон',
  handOverText: ({ name }) =>
    `Пусть ${name} отсканирует это новым телефоном. Сработает один раз, и все это увидят.`,
  handOverQr: ({ name }) => `Одноразовый QR-код для места: ${name}`,
  kick: 'Убрать из-за стола',
  kickSure: ({ name }) => `Убрать из-за стола: ${name}?`,
  kickText: 'Место освободится. Посреди раунда это может его прервать.',
  kickYes: 'Убрать',
};

export default player;
