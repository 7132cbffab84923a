import { expect, test } from 'vitest';
import { whereIs } from './near';

test.each([
  ...['localhost', 'attic', 'molehunt.local', 'attic.lan', 'attic.fritz.box', 'nas.home.arpa'],
  ...['127.0.0.1', '10.0.0.7', '192.168.1.20', '172.16.0.1', '172.31.255.1', '169.254.3.4'],
  ...['100.64.0.1', '100.127.9.9', '[::1]', '[fd00::7]', '[fe80::1]'],
])('%s is in a network at home', (hostname) => {
  expect(whereIs(hostname)).toBe('near');
});

test.each([
  ...['play.example.org', 'molehunt.local.example.org', 'localhost.example.org', '10.example.org'],
  ...['93.184.216.34', '172.32.0.1', '192.169.1.1', '100.128.0.1', '100.63.0.1', '11.0.0.1'],
  ...['[2001:db8::1]', '[::ffff:5db8:d822]', 'fd.example.org'],
])('%s is somewhere in the world', (hostname) => {
  expect(whereIs(hostname)).toBe('far');
});
