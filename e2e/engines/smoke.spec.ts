// Safari's engine and Firefox, where Chromium has been through everything: does the page work there?

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bitmap } from '../stage/bitmap';
import { Voice } from '../stage/company';
import { laidTable, spyRound, type Plan } from '../stage/laid';
import { placeOn } from '../stage/words';
import { expect, test, TV, type Stage } from './stage';

const ZOE = 'Zoe';
const FRIENDS = ['Ana', 'Bo', 'Cy'] as const;
const CODE = 'LMNPQ';
const HAND = 6;

/** Zoe's friends sit where they sat when the table was laid. */
async function friends({ server, guests }: Stage, plan: Plan): Promise<Voice[]> {
  await server.lay([plan]);
  const names = plan.seats.map(({ name }) => name).filter((name) => name !== ZOE);
  return Voice.enter(await guests(), plan.code, names);
}

test('a round is played from the card to the result', async ({ stage }) => {
  const { visitor: zoe } = stage;
  const { m } = zoe;
  const [ana, bo, cy] = (await friends(
    stage,
    spyRound({
      names: [ZOE, ...FRIENDS],
      spy: 'Cy',
      isFresh: true,
      then: FRIENDS.map((by) => ({ by, intent: { do: 'looked', round: 1 } })),
    }),
  )) as [Voice, Voice, Voice];
  await zoe.enter(CODE, ZOE);
  await zoe.expectHeadline(m.play.line.lookAtCard);
  await zoe.expectFonts();

  await test.step('a card is seen while it is held', async () => {
    expect(await zoe.held()).toBeNull();
    await zoe.hold(m.peek.label, async () => {
      await expect.poll(async () => placeOn((await zoe.held()) ?? '', 'en')).not.toBeNull();
      await zoe.look('1-card');
    });
    await expect.poll(() => zoe.held()).toBeNull();
  });

  await test.step('questions go round', async () => {
    await zoe.expectHeadline(m.play.line.yourTurn);
    await zoe.expectToFit();
    await zoe.expectPictures(4);
    await zoe.look('2-round');
    await zoe.tap(m.play.ring.ask({ name: ana.name }));
    await zoe.expectHeadline(m.play.line.youAsk({ asked: ana.name }));
    await ana.answers();
    await ana.asks(bo);
    await bo.answers();
    await bo.asks({ name: ZOE } as Voice);
    await zoe.tap(m.play.act.answered);
    await zoe.expectHeadline(m.play.line.yourTurn);
  });

  await test.step('an accusation fails', async () => {
    await zoe.tap(m.spy.act.accuse);
    await zoe.look('3-accuse');
    await zoe.tap(ana.name);
    await zoe.tap(m.spy.act.accuseYes({ name: ana.name }));
    await zoe.expectHeadline(m.spy.line.youAccuse({ suspect: ana.name }));
    await bo.votes(false);
    await cy.votes(true);
    await zoe.expectText(m.spy.vote.failed);
    await zoe.tap(m.play.goOn);
    await zoe.expectHeadline(m.play.line.yourTurn);
  });

  await test.step('the spy is caught', async () => {
    await bo.accuses(cy);
    await zoe.expectHeadline(m.spy.line.accuses({ by: bo.name, suspect: cy.name }));
    await zoe.expectToFit();
    await zoe.look('4-vote');
    await zoe.tap(m.spy.vote.yes);
    await ana.votes(true);
    await zoe.expectText(m.spy.vote.carried);
    await zoe.tap(m.play.goOn);
    await zoe.expectHeadline(m.spy.result.agentsWin);
    await zoe.expectPictures(4);
    await zoe.look('5-result');
  });
});

test('the pictures of a notebook are seen', async ({ stage }) => {
  const { visitor: zoe } = stage;
  const { m } = zoe;
  await friends(
    stage,
    laidTable(
      CODE,
      [ZOE, ...FRIENDS],
      [
        { by: ZOE, intent: { do: 'configure', settings: { game: 'notebook', starter: 1 } } },
        { by: ZOE, intent: { do: 'start_round' } },
      ],
    ),
  );
  await zoe.enter(CODE, ZOE);
  await zoe.expectHeadline(m.notebook.line.findWord);
  await zoe.expectPictures(HAND);
  await zoe.expectToFit();
  await zoe.look('6-notebook');
});

test('a host adds a picture of the own phone', async ({ stage }) => {
  const { visitor: zoe } = stage;
  const { m } = zoe;
  const { rules } = m.lobby;
  await friends(stage, laidTable(CODE, [ZOE, ...FRIENDS], []));
  await zoe.enter(CODE, ZOE);
  await zoe.expectHeadline(m.lobby.headline.yours);
  await zoe.look('7-lobby');
  await zoe.choose(rules.games.notebook);
  await zoe.tap(rules.change);
  await zoe.tap(m.tiles.more);
  await zoe.choose(m.ownDeck.decks.own.name);
  await zoe.look('8-rules');

  const folder = await mkdtemp(join(tmpdir(), 'molehunt-own-'));
  const file = join(folder, 'holiday.bmp');
  await writeFile(file, bitmap(160, 90, [200, 120, 40]));
  await zoe.give(m.ownDeck.add, [file]);
  await zoe.expectText(m.ownDeck.added(1));
  await rm(folder, { recursive: true });
  await zoe.expectPictures(1);
  await zoe.look('9-own-picture');
});

test.describe('on a big screen', () => {
  test.use({ size: TV });

  test('a TV follows a round', async ({ stage }) => {
    const { visitor: tv } = stage;
    const { m } = tv;
    const [ana, bo, cy, di] = (await friends(
      stage,
      spyRound({ names: [...FRIENDS, 'Di'], spy: 'Cy' }),
    )) as [Voice, Voice, Voice, Voice];
    await tv.open(`/tv/${CODE}`);
    await tv.expectHeadline(m.play.line.choosing({ asker: ana.name }));
    await tv.expectFonts();
    await ana.asks(bo);
    await tv.expectHeadline(m.play.line.asks({ asker: ana.name, asked: bo.name }));
    await tv.expectPictures(4);
    await tv.expectToFit();
    await tv.look('10-tv-round');
    await ana.accuses(cy);
    await tv.expectHeadline(m.spy.line.accuses({ by: ana.name, suspect: cy.name }));
    await tv.look('11-tv-vote');
    await bo.votes(true);
    await di.votes(true);
    await tv.expectHeadline(m.spy.result.agentsWin);
    const isOver = () => tv.glass.run(() => !document.querySelector('.moment'));
    await expect.poll(isOver, { message: 'the result is not covered' }).toBe(true);
    await tv.expectToFit();
    await tv.look('12-tv-result');
  });
});
