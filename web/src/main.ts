// The entry of the client.

import './fonts';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { guardDoubleTaps } from './ui/double-tap';

const target = document.getElementById('app');
if (!target) throw new Error('no #app');
guardDoubleTaps();
mount(App, { target });

// Missing on plain HTTP, and not needed there.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
