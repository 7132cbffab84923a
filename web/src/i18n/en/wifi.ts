// Where a host types the network that guests shall join.

const wifi = {
  title: 'A code for the Wi-Fi',
  about:
    'Guests scan it first, and their phones join your network. It stays on this phone and is sent nowhere.',
  name: 'Name of the network',
  password: 'Password',
  passwordHint: 'Left empty, the network is open.',
  passwordShort: 'A Wi-Fi password has at least 8 characters.',
  show: 'Show the code',
  forget: 'Forget it',
};

export type WifiMessages = typeof wifi;
export default wifi;
