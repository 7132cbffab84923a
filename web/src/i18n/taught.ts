// All words at once, where nobody counts bytes: in tests and in the gallery.

import { i18n } from './i18n.svelte';
import { messages } from './messages';

i18n.teach(messages);
