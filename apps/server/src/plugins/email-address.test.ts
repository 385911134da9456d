import { expect, test } from 'vitest';
import { maskEmail, normalizeEmail } from './email-address.ts';

test.each([
  ['ann@example.com', 'ann@example.com'],
  ['ann@B\u00FCcher.example', 'ann@xn--bcher-kva.example'],
  ['Ann@Example.COM', 'ann@example.com'],
  // Full-width letters, a ligature and the sign for kelvin are other ways to write the same letters.
  ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ['o\uFB03ce@example.com', 'office@example.com'],
  ['\u212Aelvin@example.com', 'kelvin@example.com'],
  // One letter with its accent, or the letter and the accent after it.
  ['zoe\u0308@example.com', 'zo\u00EB@example.com'],
  ['ZOE\u0308@example.com', 'zo\u00EB@example.com'],
])('%s is normalized to %s', (given, filed) => {
  expect(normalizeEmail(given)).toBe(filed);
});

test.each([
  ['a Cyrillic a', '\u0430nn@example.com'],
  ['an accent', '\u00E0nn@example.com'],
  ['an invisible letter', 'ann\u200B@example.com'],
  ['a dotless i', 'ann@\u0131xample.com'],
  ['a plus address', 'ann+1@example.com'],
  ['a dot', 'a.nn@example.com'],
])('an address with %s stays different', (_, lookalike) => {
  expect(normalizeEmail(lookalike)).not.toBe('ann@example.com');
});

test.each([
  ['ann@example.com', 'a•••@e•••.com'],
  ['b@mail.example.co.uk', 'b•••@m•••.uk'],
])('%s is masked as %s', (given, masked) => {
  expect(maskEmail(given)).toBe(masked);
});
