// A server that wants to deal something else than the table plays. Nobody tells it a number.

import { Dealer } from '../stage/liar-dealer';
import { remembers, proves } from '../stage/liar-lies';
import { PLACES, fieldsOf, withLine, written } from '../stage/liar-paper';
import { lyingTable } from '../stage/liar-table';
import { expect, test } from '../stage/test';

const table = lyingTable();

test('whoever would be dealt from fewer places tells no number', async () => {
  const { liar, phones } = table();
  const round = liar.next;
  await Dealer.of(liar, async (dealing) => {
    const number = dealing.number();
    const terms = dealing.terms(number);
    const list = fieldsOf(terms, 'pool').length > 0 ? 'pool' : 'from';
    const fewer = withLine(terms, list, written(PLACES.slice(0, 2)));
    dealing.show(fewer);
    return () => dealing.refused(fewer, number);
  });
  await table().round();
  for (const phone of phones) {
    await table().expectWrong(phone, 'lies-pool', (m) => [m.faults.pool_differs]);
    expect(liar.told(round, table().seat(phone))).toEqual([]);
  }
});

test('whoever would be dealt by other rules tells no number', async () => {
  const { liar, phones } = table();
  const round = liar.next;
  await Dealer.of(liar, async (dealing) => {
    const number = dealing.number();
    const terms = dealing.terms(number);
    const [, one = '', two = ''] = /^(seat\|1\|.*\n)(seat\|2\|.*\n)/m.exec(terms) ?? [];
    const lies = [
      withLine(terms, 'ruleset', 'spijun'),
      withLine(terms, 'roles', '0'),
      terms.replace(one + two, two + one),
    ];
    lies.forEach((lie, i) => dealing.show(lie, [i + 1]));
    return (seat) => dealing.refused(lies[seat - 1] ?? terms, number);
  });
  await table().round();
  const [ann, zeljka, yulya] = phones;
  await table().expectWrong(ann, 'lies-header', (m) => [m.faults.settings_differ.ruleset]);
  await table().expectWrong(zeljka, 'lies-header', (m) => [m.faults.settings_differ.roles]);
  await table().expectWrong(yulya, 'lies-header', (m) => [m.faults.seats_differ]);
  for (const phone of phones) {
    expect(liar.told(round, table().seat(phone))).toEqual([]);
  }
});

test('whoever is asked with the terms of an older round tells no number', async () => {
  const { liar, phones } = table();
  const old = liar.next;
  const memory = remembers(liar);
  await table().round();
  await Dealer.of(liar, async (dealing) => {
    const terms = memory.terms;
    dealing.show(terms);
    return () => dealing.refused(terms, dealing.number());
  });
  await table().round();
  for (const phone of phones) {
    await table().expectWrong(phone, 'lies-old-terms', (m) => [
      m.faults.wrong_round({ round: old }),
      m.faults.server_number_not_sealed({ of: m.uses.cards }),
      m.faults.not_your_seal,
      m.faults.pool_differs,
      m.faults.vanished,
    ]);
    expect(liar.told(old + 1, table().seat(phone))).toEqual([]);
  }
});

test('whoever has told a number for one round tells none for the next', async () => {
  const { liar, phones } = table();
  const next = liar.next + 1;
  await Dealer.of(liar, async (dealing) => {
    const [number, another] = [dealing.number(), dealing.number()];
    const terms = dealing.terms(number);
    const numbers = await dealing.ask(terms);
    for (const victim of liar.victims) victim.hear({ type: 'fair', round: next });
    await table().everybodyHasSealed(next);
    dealing.show(dealing.terms(another, 1, next));
    const tale = dealing.tale(terms, numbers, number);
    return () => tale;
  });
  await table().round();
  await table().expectSign('verified', ...phones);
  for (const phone of phones) expect(liar.told(next, table().seat(phone))).toEqual([]);
  await table().round();
  for (const phone of phones) {
    await table().expectWrong(phone, 'lies-next-round', ({ faults }) => [
      faults.terms_differ,
      faults.wrong_round({ round: next }),
    ]);
  }
});

test('the proof of an older round proves no other', async () => {
  const { liar, phones } = table();
  const old = liar.next;
  const memory = remembers(liar);
  await table().round();
  proves(liar, () => memory.proof);
  await table().round();
  for (const phone of phones)
    await table().expectWrong(phone, 'lies-old-proof', (m) => m.faults.wrong_round({ round: old }));
});
