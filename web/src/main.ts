// The very first script: small, so that it runs while the rest is on its way. It asks for the words of
// this phone's language at once, since only the phone knows which one that is.

import './app.css';
import { fetchLetters } from './fonts';
import { firstLocale, shellWords } from './i18n/words';
import { answered } from './lib/answered';
import { reloadOnce } from './lib/reload';

// The place for it is gone where `too-old.js` has found that this browser cannot do what follows.
if (document.getElementById('app')) begin();

function begin(): void {
  const locale = firstLocale();
  fetchLetters(locale);
  Promise.all([import('./start'), shellWords[locale]()])
    .then(([{ start }]) => start())
    .then(keepFiles)
    .catch(async (why: unknown) => {
      // Perhaps the server has got another build since it sent this page. If not even that helps, the page
      // says by itself that it takes long.
      await answered();
      if (!reloadOnce(import.meta.url)) throw why;
    });
}

/** Missing on plain HTTP, and not needed there. */
function keepFiles(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
