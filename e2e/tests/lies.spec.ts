// Between phones and the server stands somebody who could lie. As long as nobody does, every tick is green; and where
// the lie fits for everybody, only the codes tell.

import { Dealer } from '../stage/liar-dealer';
import { agesPage } from '../stage/liar-lies';
import { lyingTable } from '../stage/liar-table';
import { expect, test } from '../stage/test';

const table = lyingTable();
const SIGNS = ['pending', 'verified', 'without', 'unproved', 'wrong'] as const;

test('an honest round is green by way of a liar, also for a phone that was loaded anew', async () => {
  const { party, phones } = table();
  const [host, zeljka] = phones;
  await table().deal();
  await zeljka.reload();
  const asker = await party.asker();
  const asked = phones.find((phone) => phone !== asker) ?? host;
  await asker.ask(asked);
  await asked.answer();
  await party.convict(party.agent(0), party.spy);
  await party.goOn();
  await table().expectSign('verified', ...phones);
  for (const phone of phones) await phone.look('lies-none');
  const codes = await Promise.all(phones.map((phone) => table().code(phone)));
  expect(new Set(codes).size).toBe(1);
});

test('who comes in mid-round is dealt nothing, and trusts the others', async () => {
  await table().deal();
  const late = await table().guest({ name: 'Leo', locale: 'hr' });
  await table().end();
  await table().expectSign('without', late);
  await late.look('lies-late');
  await table().expectSign('verified', table().party.host);
});

test('an old page plays on, and all others know that its number is not in', async () => {
  const { liar, party } = table();
  const { host } = party;
  const mia = { name: 'Mia', locale: 'en' } as const;
  agesPage(liar, mia.name);
  const old = await table().guest(mia);
  await table().round();
  await old.expectHeadline(old.m.play.result.void);
  for (const sign of SIGNS) await expect(table().tick(old, sign)).toBeHidden();
  await host.tap(table().tick(host, 'verified'));
  await expect(host.dialog).toContainText(host.m.fair.notes.without.none({ names: mia.name }));
  await host.tapOnSheet(host.m.common.close);
});

test('a liar that deals honestly by numbers of its own is as good as any server', async () => {
  const { liar, phones } = table();
  await Dealer.of(liar, async (dealing) => {
    const number = dealing.number();
    const terms = dealing.terms(number);
    const tale = dealing.tale(terms, await dealing.ask(terms), number);
    return () => tale;
  });
  await table().round();
  await table().expectSign('verified', ...phones);
});

test('who is shown another deal than the others has another code', async () => {
  const { liar, phones } = table();
  await Dealer.of(liar, async (dealing) => {
    const [one, another] = [dealing.number(), dealing.number()];
    const [terms, others] = [dealing.terms(one), dealing.terms(another)];
    const rest = dealing.seats.filter((seat) => seat !== 1);
    dealing.show(terms, [1]);
    dealing.show(others, rest);
    const numbers = await dealing.numbers(terms);
    const tale = dealing.tale(terms, numbers, one);
    const theirs = dealing.tale(others, numbers, another);
    return (seat) => (seat === 1 ? tale : theirs);
  });
  await table().round();
  await table().expectSign('verified', ...phones);
  for (const phone of phones) await phone.look('lies-codes');
  const [host, zeljka, yulya] = await Promise.all(phones.map((phone) => table().code(phone)));
  expect(zeljka).toBe(yulya);
  expect(zeljka).not.toBe(host);
});
