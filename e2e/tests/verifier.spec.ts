// The page that verifies a saved proof by itself: opened from the disk, without a network, and used as people do.
// It shares nothing with the server and the client, so whatever they think of a file, it has to find out alone.

import { expect, test as base, type Page, type Request } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flawsOf, measured } from '../stage/flaws';
import { AXE, barriersOn } from '../stage/gallery';
import { look } from '../stage/screens';
import { BROWSER_LOCALE, LOCALES, type Locale } from '../stage/words';

const FOLDER = join(import.meta.dirname, '../../docs/verifier');
const VERIFIER = pathToFileURL(join(FOLDER, 'verify.html')).href;
const FILE_BYTES = 1024 * 1024;

interface Vector {
  file: string;
  verdict: keyof typeof HEADLINES;
  seat?: number;
  code?: string | null;
  failed?: string[];
  line?: number;
}

const vectors = JSON.parse(readFileSync(vector('index.json'), 'utf8')) as Vector[];

const HEADLINES = {
  proved: 'Proved',
  'proved without this phone': 'Proved without this phone',
  'not proved': 'Not proved',
  wrong: 'Something is wrong',
  unreadable: 'This is no proof',
};
/** Said above all that is found. */
const DIFFERS = /^(What differs|Što se razlikuje|Что отличается)$/;

function vector(file: string): string {
  return join(FOLDER, 'vectors', file);
}

const textOf = (file: string) => readFileSync(vector(file), 'utf8');

/** As it is in the hands of whoever speaks this. */
type Open = (locale?: string) => Promise<Page>;

const test = base.extend<{ openVerifier: Open; page: Page }>({
  openVerifier: async ({ browser }, use) => {
    const faults: string[] = [];
    await use(async (locale = BROWSER_LOCALE.en) => {
      const viewport = { width: 390, height: 844 };
      const phone = { viewport, isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const;
      const context = await browser.newContext({ ...phone, locale, offline: true });
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => faults.push(message));
      const asked = (request: Request) => {
        const isRefused = request.failure()?.errorText === 'csp';
        if (request.url() !== VERIFIER && !isRefused) faults.push(request.url());
      };
      page.on('requestfinished', asked);
      page.on('requestfailed', asked);
      await page.goto(VERIFIER);
      return page;
    });
    expect(faults).toEqual([]);
  },
  page: async ({ openVerifier }, use) => use(await openVerifier()),
});

const choose = (page: Page, file: string) => page.locator('input').setInputFiles(file);
const headline = (page: Page) => page.getByRole('heading', { level: 2 });
const pasting = (page: Page) => page.getByRole('textbox');

/** What the page says, as far as people can read it there. */
async function found(page: Page): Promise<Vector> {
  await expect(headline(page)).toBeFocused();
  const [title, text] = await page.locator('#result > :is(h2, p)').allInnerTexts();
  const said = Object.entries(HEADLINES).find(([, headline]) => headline === title);
  const verdict = said?.[0] as Vector['verdict'];
  const seat = /at seat (\d+)/.exec(text ?? '')?.[1];
  const line = /^Line (\d+) /.exec(text ?? '')?.[1];
  if (line !== undefined) return { file: '', verdict, line: Number(line) };
  const [code = null] = await page.locator('.code').allInnerTexts();
  const differs = page.getByRole('heading', { name: DIFFERS }).locator('+ ul > li');
  const failed = await differs.evaluateAll((all) => all.map((one) => one.dataset['about'] ?? ''));
  return { file: '', verdict, ...(seat && { seat: Number(seat) }), code, failed };
}

test('it finds in every vector what is in it', async ({ page }) => {
  for (const { file, failed, ...expected } of vectors) {
    await page.reload();
    await choose(page, vector(file));
    const { file: _, failed: differs, ...rest } = await found(page);
    expect([file, rest, differs?.sort()]).toEqual([file, expected, failed?.sort()]);
  }
});

test('what is pasted is judged alike, also with empty lines at its ends', async ({ page }) => {
  for (const file of ['spy-agent.txt', 'lie-another-spy.txt', 'bad-told-twice.txt']) {
    const { verdict } = vectors.find((vector) => vector.file === file)!;
    for (const text of [textOf(file), textOf(file).trim(), `${textOf(file)}\n\n`]) {
      await page.reload();
      await pasting(page).fill(text);
      await page.getByRole('button', { name: 'Check' }).tap();
      expect([file, (await found(page)).verdict]).toEqual([file, verdict]);
    }
  }
});

test('a file can be dropped anywhere', async ({ page }) => {
  const dropped = await page.evaluateHandle((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'round-5.txt'));
    return files;
  }, textOf('notebook.txt'));
  await page.dispatchEvent('h1', 'dragover', { dataTransfer: dropped });
  await expect(page.locator('body')).toHaveClass('dropping');
  await page.dispatchEvent('h1', 'drop', { dataTransfer: dropped });
  expect(await found(page)).toMatchObject({ verdict: 'proved', seat: 9, code: 'C4D2-47' });
  await expect(page.locator('body')).not.toHaveClass('dropping');
});

test('another file is judged anew, and so is the same one', async ({ page }) => {
  const files = ['lie-another-card.txt', 'spy-agent.txt', 'spy-agent.txt', 'unproved.txt'];
  for (const file of files) {
    await choose(page, vector(file));
    await expect(headline(page)).toHaveCount(1);
    const { verdict, code } = vectors.find((vector) => vector.file === file)!;
    await expect(headline(page)).toHaveText(HEADLINES[verdict]);
    expect(await page.locator('.code').allInnerTexts()).toEqual(code ? [code] : []);
  }
});

test('what is no proof is called so, however large it is', async ({ page }) => {
  const inputs = {
    'nothing.txt': Buffer.alloc(0),
    'picture.png': readFileSync(join(FOLDER, '../pictures/tv.webp')),
    'evening.txt': Buffer.alloc(8 * FILE_BYTES, '\n'),
    'mailed.txt': Buffer.from(textOf('spy-agent.txt').replaceAll('\n', '\r\n')),
  };
  for (const [name, buffer] of Object.entries(inputs)) {
    await page.reload();
    await page.locator('input').setInputFiles({ name, mimeType: 'text/plain', buffer });
    expect([name, await found(page)]).toEqual([
      name,
      { file: '', verdict: 'unreadable', line: 1 },
    ]);
  }
});

/** What the policy of the page may have to refuse. */
const EXITS = ['connect-src', 'form-action', 'frame-src', 'img-src', 'script-src-elem'];

/** Runs in the page. Until all of these were refused. */
function tryExits({ exits, elsewhere }: { exits: string[]; elsewhere: string }): Promise<void> {
  const refused = new Promise<void>((done) => {
    const left = new Set(exits);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      left.delete(effectiveDirective);
      if (left.size === 0) done();
    });
  });
  fetch(elsewhere).catch(() => null);
  for (const tag of ['img', 'script', 'iframe'] as const)
    document.body.append(Object.assign(document.createElement(tag), { src: elsewhere }));
  const form = document.createElement('form');
  document.body.append(form);
  form.action = elsewhere;
  form.submit();
  return refused;
}

test('nothing leaves the page, whatever a script in it tries', async ({ page }) => {
  await page.evaluate(tryExits, { exits: EXITS, elsewhere: 'https://elsewhere.test/' });
});

test('a keyboard is enough', async ({ page }) => {
  const isOn = (selector: string) => expect(page.locator(selector)).toBeFocused();
  for (const stop of ['[lang=en]', '[lang=hr]', '[lang=ru]', '#file', '#text', '#check']) {
    await page.keyboard.press('Tab');
    await isOn(stop === '[lang=en]' ? 'button[lang=en]' : stop);
    if (stop === '#text') await page.keyboard.insertText(textOf('captains.txt'));
  }
  await page.keyboard.press('Enter');
  expect(await found(page)).toMatchObject({ verdict: 'proved', seat: 6 });
  await page.keyboard.press('Tab');
  await isOn('summary');
});

const TITLES: Record<Locale, string> = {
  en: 'Was this deal fair?',
  hr: 'Je li ovo dijeljenje bilo pošteno?',
  ru: 'Честной ли была раздача?',
};
const SHOWN = ['spy-agent', 'lie-another-number', 'unproved', 'asleep', 'bad-letters'];

for (const locale of LOCALES)
  test(`it speaks ${locale} to whoever does, and everybody can use it`, async ({ openVerifier }) => {
    const page = await openVerifier(BROWSER_LOCALE[locale]);
    await page.addScriptTag({ path: AXE });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[locale]);
    await expect(page).toHaveTitle(TITLES[locale]);
    const check = async (name: string) => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const kind = { isLarge: false, isTv: false, isFixed: false, isPlayed: false };
        const flaws = await page.evaluate(flawsOf, measured({ width, height: 844, ...kind }));
        expect([name, width, flaws]).toEqual([name, width, []]);
      }
      expect([name, await barriersOn(page)]).toEqual([name, []]);
      await look(page, { locale, name: `60-verifier-${name}`, whole: true });
    };
    await page.locator('summary').tap();
    await check('first');
    for (const file of SHOWN) {
      await choose(page, vector(`${file}.txt`));
      await expect(headline(page)).toBeFocused();
      await check(file);
    }
  });

test('the language can be changed while something is shown', async ({ page }) => {
  await choose(page, vector('lie-another-spy.txt'));
  await expect(headline(page)).toHaveText('Something is wrong');
  for (const [lang, title, differs] of [
    ['hr', 'Nešto nije u redu', 'Tko je špijun: ponovnim dijeljenjem mjesto 1, a u dokazu mjesto 2.'],
    ['ru', 'Что-то не так', 'Кто шпион: при повторной раздаче место 1, а в доказательстве место 2.'],
    ['en', 'Something is wrong', 'Who is the spy: dealt again seat 1, in the proof seat 2.'],
  ] as const) {
    const button = page.locator(`button[lang=${lang}]`);
    await button.tap();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(headline(page)).toHaveText(title);
    await expect(page.getByRole('heading', { name: DIFFERS }).locator('+ ul')).toHaveText(differs);
  }
});

test('it speaks English to everybody else', async ({ openVerifier }) => {
  const page = await openVerifier('pt-PT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.en);
});
