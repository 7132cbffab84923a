// A browser that lacks what the client is made of says so, instead of waiting for ever.

import { expect, test } from '../stage/test';
import { LOCALES, type Locale } from '../stage/words';

const WORDS: Record<Locale, string> = {
  en: 'This browser is too old',
  hr: 'Ovaj je preglednik prestar',
  ru: 'Этот браузер слишком старый',
};

for (const locale of LOCALES)
  test(`an old browser is told what it lacks, ${locale}`, async ({ stage }) => {
    const phone = await stage.phone({ name: 'Zoe', locale });
    await phone.page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'));
    await phone.open('/');
    await phone.expectHeadline(WORDS[locale]);
    for (const version of ['15.4', '100', '98'])
      await expect(phone.page.getByRole('main')).toContainText(version);
    await phone.look('45-too-old');
  });
