import type { TeacherMessages } from '../en/teacher';

const teacher: TeacherMessages = {
  show: 'Učitelj',
  choose: 'Odaberi rečenicu, pa ću je odvagnuti.',
  phrasesOnly: 'Učitelj razumije samo gotove rečenice.',
  hold: 'Drži kartu da ovo pročitaš.',
  unknown: 'O ovoj lokaciji ne znam ništa.',
  coming: 'Samo trenutak …',
  missing: 'Učitelj trenutačno nije dostupan.',
  dots: (p) => `${p.dots} od 5`,
  catches: {
    about: 'Hvata špijuna',
    dots: ['jedva', 'pomalo', 'prilično', 'dobro', 'odlično'],
  },
  gives: {
    about: 'Odaje lokaciju',
    dots: ['jedva', 'malo', 'djelomično', 'jako', 'gotovo posve'],
  },
  proves: {
    about: 'Dokazuje da nisi špijun',
    dots: ['govori protiv tebe', 'jedva', 'malo', 'dobro', 'odlično'],
    note: 'Špijunu govori jednako toliko.',
  },
};

export default teacher;
