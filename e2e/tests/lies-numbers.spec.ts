// A server that has seen the numbers of phones, and does not like the deal.

import { GRACE_MS } from '../../web/src/lib/fair/docket';
import { Dealer } from '../stage/liar-dealer';
import { asksAgain, drops } from '../stage/liar-lies';
import { serverSeal, withLine } from '../stage/liar-paper';
import { lyingTable } from '../stage/liar-table';
import { expect, test } from '../stage/test';
import type { Messages } from '../stage/words';

const table = lyingTable();

/** At whatever time. */
function calledSilent({ faults }: Messages['fair']): RegExp {
  const [before = '', after = ''] = faults.called_silent({ time: '…' }).split('…');
  return new RegExp(`^${before}\\d+:\\d+:\\d+.*${after}$`);
}

test('a deal that follows from other terms than phones were asked with is told to everybody', async () => {
  const { liar, phones } = table();
  await Dealer.of(liar, async (dealing) => {
    const first = dealing.number();
    const terms = dealing.terms(first);
    const numbers = await dealing.ask(terms);
    const { spy } = dealing.draw(terms, numbers, first);
    const deals = (number: string) => dealing.draw(dealing.terms(number), numbers, number);
    const liked = dealing.choose((number) => deals(number).spy !== spy);
    const tale = dealing.tale(dealing.terms(liked), numbers, liked);
    return () => tale;
  });
  await table().round();
  for (const phone of phones) {
    await table().expectWrong(phone, 'lies-terms', (m) => [m.faults.terms_differ]);
  }
});

test('an attempt that is given up though all numbers came is told to whoever is called silent', async () => {
  const { liar, phones } = table();
  const [ann, zeljka, silent] = phones;
  await Dealer.of(liar, async (dealing) => {
    const [first, second] = [dealing.number(), dealing.number()];
    const terms = dealing.terms(first);
    const numbers = await dealing.ask(terms);
    const rest = new Map([...numbers].filter(([seat]) => seat !== 3));
    const before = dealing.given('missing|3', terms, rest, first);
    const again = withLine(dealing.terms(second, 2), 'seat|3', 'missed');
    const tale = dealing.tale(again, await dealing.ask(again), second, before);
    return () => tale;
  });
  await table().round();
  await table().expectWrong(silent, 'lies-given-up', (m) => [calledSilent(m)]);
  await table().expectSign('verified', ann, zeljka);
});

test('an attempt that is given up for no reason is told to everybody', async () => {
  const { liar, phones } = table();
  await Dealer.of(liar, async (dealing) => {
    const [first, second] = [dealing.number(), dealing.number()];
    const terms = dealing.terms(first);
    const before = dealing.given('changed', terms, await dealing.ask(terms), first);
    const again = dealing.terms(second, 2);
    const tale = dealing.tale(again, await dealing.ask(again), second, before);
    return () => tale;
  });
  await table().round();
  for (const phone of phones) {
    await table().expectWrong(phone, 'lies-no-reason', (m) => [m.faults.no_reason]);
  }
});

test('a phone whose number never arrives is called silent, and says that it was not', async () => {
  const { liar, phones } = table();
  const [ann, silent, yulya] = phones;
  drops(liar, 'unseal', 2);
  await table().round();
  await table().expectWrong(silent, 'lies-silent', (m) => [calledSilent(m)]);
  await table().expectSign('verified', ann, yulya);
});

test('a phone whose seal never arrives is left out, and says that it had sealed', async () => {
  const { liar, phones } = table();
  const [leftOut, zeljka, yulya] = phones;
  drops(liar, 'seal', 1, liar.next + 1);
  await table().deal();
  const sealed_ms = performance.now();
  await table().end();
  // Whoever has only just sealed may be overlooked.
  await expect.poll(() => performance.now() - sealed_ms).toBeGreaterThan(GRACE_MS);
  await table().round();
  await table().expectWrong(leftOut, 'lies-left-out', (m) => [m.faults.left_out.none]);
  await table().expectSign('verified', zeljka, yulya);
});

test('a phone that is asked a second time tells nothing, and says so', async () => {
  const { liar, phones } = table();
  const [ann, zeljka, asked] = phones;
  const round = liar.next;
  asksAgain(liar, 3, (terms) => {
    const about = { table: liar.code, round, attempt: 1 };
    return withLine(terms, 'server|cards', serverSeal(about, '00'.repeat(32)));
  });
  await table().round();
  const { terms_differ, asked_again } = asked.m.fair.faults;
  await table().expectWrong(asked, 'lies-asked-again', () => [terms_differ, asked_again]);
  const told = liar.said('unseal', 3).filter((frame) => frame.round === round);
  expect(told).toHaveLength(1);
  await table().expectSign('verified', ann, zeljka);
});
