import type { WifiMessages } from '../en/wifi';

const wifi: WifiMessages = {
  title: 'Kôd za Wi-Fi',
  about:
    'Gosti ga skeniraju prvoga i mobitel se spoji na tvoju mrežu. Ostaje na ovom mobitelu i nikamo se ne šalje.',
  name: 'Ime mreže',
  password: 'Lozinka',
  passwordHint: 'Ako ostane prazno, mreža je otvorena.',
  passwordShort: 'Lozinka za Wi-Fi ima barem 8 znakova.',
  show: 'Pokaži kôd',
  forget: 'Zaboravi ga',
};

export default wifi;
