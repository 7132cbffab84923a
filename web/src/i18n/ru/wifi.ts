import type { WifiMessages } from '../en/wifi';

const wifi: WifiMessages = {
  title: 'Код для Wi-Fi',
  about:
    'Гости сканируют его первым, и телефон входит в твою сеть. Он остаётся на этом телефоне и никуда не отправляется.',
  name: 'Имя сети',
  password: 'Пароль',
  passwordHint: 'Если оставить пустым, сеть открытая.',
  passwordShort: 'В пароле Wi-Fi не меньше 8 знаков.',
  show: 'Показать код',
  forget: 'Забыть',
};

export default wifi;
