// Runs before the client, in the words of old browsers: where the client could not run, it says why.
(function () {
  'use strict';
  var dialog = window.HTMLDialogElement;
  var isEnough =
    'noModule' in document.createElement('script') &&
    typeof window.structuredClone === 'function' &&
    typeof Object.hasOwn === 'function' &&
    typeof [].at === 'function' &&
    dialog !== undefined &&
    typeof dialog.prototype.showModal === 'function';
  if (isEnough) return;

  var words = {
    en: [
      'This browser is too old',
      'Molehunt needs Safari or iOS 15.4, Chrome 100, Firefox 98, or anything newer. Update it, or open this page in another browser.',
    ],
    hr: [
      'Ovaj je preglednik prestar',
      'Za Molehunt treba Safari ili iOS 15.4, Chrome 100, Firefox 98 ili noviji. Ažuriraj ga ili otvori ovu stranicu u drugom pregledniku.',
    ],
    ru: [
      'Этот браузер слишком старый',
      'Для Molehunt нужен Safari или iOS 15.4, Chrome 100, Firefox 98 или новее. Обнови его или открой эту страницу в другом браузере.',
    ],
  };
  var language = (navigator.language || 'en').slice(0, 2);
  if (!Object.prototype.hasOwnProperty.call(words, language)) language = 'en';

  var title = document.createElement('h1');
  title.textContent = words[language][0];
  title.style.fontSize = '1.75rem';
  var text = document.createElement('p');
  text.textContent = words[language][1];
  text.style.marginTop = '1rem';
  var page = document.createElement('main');
  page.style.maxWidth = '28rem';
  page.style.margin = '0 auto';
  page.style.padding = '4rem 1.5rem';
  page.appendChild(title);
  page.appendChild(text);
  document.documentElement.lang = language;
  // The client finds no place to be in.
  var app = document.getElementById('app');
  app.parentNode.replaceChild(page, app);
})();
