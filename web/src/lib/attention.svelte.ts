// Whether somebody looks at this page: it is before them, it lies beside something else, or it is
// not to be seen at all.

import { createSubscriber } from 'svelte/reactivity';

export type Attention = 'here' | 'aside' | 'hidden';

class Page {
  private readonly watch = createSubscriber((update) => {
    document.addEventListener('visibilitychange', update);
    addEventListener('focus', update);
    addEventListener('blur', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      removeEventListener('focus', update);
      removeEventListener('blur', update);
    };
  });

  get attention(): Attention {
    this.watch();
    if (document.visibilityState !== 'visible') return 'hidden';
    return document.hasFocus() ? 'here' : 'aside';
  }
}

export const page = new Page();
