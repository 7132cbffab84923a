// Development only: every screen from fixed views, without a server. Not part of the build.

import '../fonts';
import '../app.css';
import { mount } from 'svelte';
import { isLocale } from '../i18n/locale';
import { i18n } from '../i18n';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
const lang = asked.get('lang');
if (isLocale(lang)) i18n.locale = lang;

const target = document.getElementById('app');
if (!target) throw new Error('no #app');
mount(Gallery, { target, props: { wanted: asked.get('scene') } });
