import type { FairPageMessages } from '../en/fair-page';

const fairPage: FairPageMessages = {
  lead: 'Tko je špijun, ne bira nitko: ni poslužitelj, ni onaj tko ga pokreće, ni itko za stolom. Ne moraš nam vjerovati na riječ. Tvoj mobitel to provjerava nakon svake runde, a evo i kako.',
  story: {
    title: 'Priča o omotnicama',
    steps: {
      seal: {
        picture: 'Mobitel je stavio broj u omotnicu i zapečatio je',
        text: 'Prije dijeljenja tvoj mobitel smisli dugačak broj koji nitko ne može pogoditi. Stavi ga u omotnicu i zapečati je. Isto rade svi drugi mobiteli, a i poslužitelj.',
      },
      table: {
        picture: 'Zapečaćene omotnice na stolu, u sredini omotnica poslužitelja',
        text: 'Sada su sve omotnice na stolu. Svi vide pečate. Nitko ne može zaviriti unutra i nitko ne može podmetnuti drugu omotnicu: odao bi ga pečat.',
      },
      tell: {
        picture: 'Omotnice mobitela otvorene su, a omotnica poslužitelja još je zapečaćena',
        text: 'Zatim mobiteli otvore svoje omotnice i kažu svoje brojeve. Zatvorena ostaje samo omotnica poslužitelja.',
      },
      mix: {
        picture: 'Brojevi padaju u šešir, a iz njega izlaze karte',
        text: 'Svi brojevi idu u isti šešir, pa i broj poslužitelja, a tko dobiva koju kartu, odlučuje cijela mješavina. Da je samo jedan broj drukčiji, sve bi karte bile drukčije. A svaki je broj zapečaćen prije nego što je itko znao ostale: zato nitko nije mogao birati karte.',
      },
      play: {
        picture: 'Karte okrenute licem prema dolje, a do njih zapečaćena omotnica poslužitelja',
        text: 'Vi igrate. Poslužitelj do kraja čuva svoj broj u tajnosti, jer bi inače svatko mogao izračunati tko je špijun.',
      },
      check: {
        picture: 'Omotnica poslužitelja je otvorena, a dvije su karte jednake',
        text: 'Runda je gotova i poslužitelj otvara svoju omotnicu. Tvoj mobitel gleda odgovara li svaki broj svojem pečatu, sam još jednom podijeli karte i usporedi ih s tvojom. Ista je? Onda vidiš zelenu kvačicu.',
      },
    },
    own: 'Dovoljan je jedan pošten mobitel, a takav imaš: svoj. Dok je njegov broj u dijeljenju, nitko ne može neopaženo birati karte, pa ni svi ostali zajedno.',
  },
  signs: {
    title: 'Što znače znakovi',
    intro: 'Znak stoji ispod svakog rezultata. Dodirni ga i pročitaj što se dogodilo.',
  },
  code: {
    title: 'Čemu služi šifra runde',
    example: 'Jedna šifra runde',
    texts: [
      'Čim se karte podijele, svaki mobitel pokaže kratku šifru. U njoj su svi pečati i svi brojevi tog dijeljenja.',
      'Poslužitelj koji laže mogao bi svakome od vas pokazati druge omotnice. Tada bi vam i šifre bile različite. Zato neka je netko povremeno pročita naglas. Svi imate istu? Onda je svima pokazano isto dijeljenje.',
      'To nijedan mobitel ne može otkriti sam: za to ste potrebni vi.',
    ],
  },
  red: {
    title: 'Kad pocrveni',
    text: 'Onda se nešto ne slaže, a tvoj ti mobitel običnim riječima kaže što.',
  },
  cannot: {
    title: 'Što nitko ne može dokazati',
    items: [
      'Da nitko ne pokazuje svoj zaslon i ne viri u tvoj.',
      'Da nitko ne šapće i nema dogovorene znakove.',
      'Da nitko ne sjedi na dva mjesta odjednom, s dva mobitela.',
      'Da onaj tko pokreće poslužitelj ondje ne gleda karte. Birati ih ne može nitko, ali ondje jesu.',
      'Ono što poslužitelj radi sam: sat, tajno glasanje i kartu koja se igra umjesto onoga kome istekne vrijeme.',
    ],
  },
  streaks: {
    title: 'Opet isti špijun?',
    memory:
      'To se događa, i to češće nego što se čini. Slučaj ne pamti ništa: tko je maloprije bio špijun, može to isto tako biti i sada.',
    named: ({ named }) =>
      `Ako vas je petero, zamisli nekoga od vas: špijun je u jednoj od pet rundi. U obje sljedeće runde: jednom u ${named} slučajeva.`,
    anybody: ({ twice, thrice }) =>
      `A da bilo tko bude špijun dvaput zaredom, događa se u gotovo ${twice} od 10 večeri s deset rundi. Triput zaredom: otprilike svake ${thrice}. večeri.`,
  },
  check: {
    title: 'Provjeri i bez ovog poslužitelja',
    why: 'I ova stranica i ono čime tvoj mobitel provjerava dolaze baš s ovog poslužitelja. Onaj koji dobro laže mogao bi nacrtati i zelene kvačice. Zato možeš provjeriti drugdje:',
    save: ({ open, save }) =>
      `Nakon runde za svojim stolom otvori „${open}” i dodirni „${save}”. Dobit ćeš malu tekstualnu datoteku.`,
    verifier:
      'Otvori je na stranici verify.html. To je jedna jedina datoteka koja radi i bez mreže. Dolazi uz Molehunt, u mapi docs/verifier: uzmi je odande, a ne s ovog poslužitelja.',
    command: 'Ili upiši ovo ondje gdje je Molehunt instaliran:',
    own: 'Znaš programirati? Onda ne vjeruj ni jednom ni drugom: u docs/fair-deal.md piše svaki redak i svaki korak.',
  },
  operators: {
    title: 'Ako pokrećeš poslužitelj',
    items: [
      'Ništa ne treba uključiti. Ni ti ne možeš birati dijeljenje, i tvoji gosti to vide.',
      'Podaci su vraćeni iz sigurnosne kopije? Dijeljenja koja su tada čekala otvore se i počnu ispočetka, a mobiteli to kažu. Zbog toga nijedan znak ne pocrveni.',
      'Tko smije čitati podatke tvog poslužitelja dok runda traje, može čitati i karte. Zato ih dobro čuvaj.',
    ],
  },
};

export default fairPage;
