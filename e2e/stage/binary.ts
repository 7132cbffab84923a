// Which server the tests are about.

import { join, resolve } from 'node:path';

export const BINARY = resolve(
  process.env['MOLEHUNT_BIN'] ?? join(import.meta.dirname, '../../target/debug/molehunt'),
);
