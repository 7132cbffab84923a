// A server that deals honestly and lies afterwards: about a card, about the end, about its number.

import type { CardView } from '../../web/src/lib/wire/wire';
import { VISITOR } from '../../web/src/lib/wire/limits';
import { Dealer } from '../stage/liar-dealer';
import { announces, proves, swapsCard } from '../stage/liar-lies';
import { lyingTable } from '../stage/liar-table';
import { test } from '../stage/test';
import { anotherPlace } from '../stage/words';

const table = lyingTable();

/** The spy's for an agent, and an agent's for the spy. */
const other = ({ spy }: CardView): CardView =>
  spy ? { spy: false, place: 'airport', role: VISITOR } : { spy: true, place: '', role: '' };

test('whoever holds another card than was dealt is told', async () => {
  const { liar, phones } = table();
  const [ann, victim, yulya] = phones;
  swapsCard(liar, 2, other);
  await table().round();
  await table().expectWrong(victim, 'lies-card', (m) => [m.faults.your_card_differs]);
  await table().expectSign('verified', ann, yulya);
});

test('a card that changes once it was seen is told while the round is on', async () => {
  const { liar, phones } = table();
  const [, victim] = phones;
  let seen = 0;
  swapsCard(liar, 2, (card) => ((seen += 1) === 1 ? card : other(card)));
  await table().deal();
  await table().expectWrong(victim, 'lies-card-changed', (m) => [m.faults.your_card_differs]);
  await table().end();
});

test('another place at the end than that of the deal is told to everybody', async () => {
  const { liar, phones } = table();
  announces(liar, (result) => ({ ...result, place: anotherPlace(result.place) }));
  await table().round();
  for (const phone of phones) {
    await table().expectWrong(phone, 'lies-place', (m) => [
      m.faults.announced_differs({ of: m.drawn.place }),
    ]);
  }
});

test('a number of the server that is not the sealed one is told to everybody', async () => {
  const { liar, phones } = table();
  await Dealer.of(liar, async (dealing) => {
    const sealed = dealing.number();
    const terms = dealing.terms(sealed);
    const numbers = await dealing.ask(terms);
    const { spy } = dealing.draw(terms, numbers, sealed);
    const liked = dealing.choose((number) => dealing.draw(terms, numbers, number).spy !== spy);
    const tale = dealing.tale(terms, numbers, liked);
    return () => tale;
  });
  await table().round();
  for (const phone of phones) {
    await table().expectWrong(phone, 'lies-number', (m) => [
      m.faults.server_number_not_sealed({ of: m.uses.cards }),
    ]);
  }
});

test('a number of the server that is kept back is missed by everybody', async () => {
  const { liar, phones } = table();
  proves(liar, (text) => text.replace(/(dealt\|proved\n)[^]*/, '$1'));
  await table().round();
  for (const phone of phones) {
    await table().expectWrong(phone, 'lies-unopened', (m) => [
      m.faults.unopened({ of: m.uses.cards }),
    ]);
  }
});
