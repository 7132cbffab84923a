import { test } from '@playwright/test';
import { buildGallery } from '../stage/gallery';

test('the gallery is built', buildGallery);
