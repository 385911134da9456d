import { expect, test } from 'vitest';
import { z } from 'zod';
import { emailAddress } from '../account.ts';
import { addressProblem, EMAIL_ADDRESS, toAsciiEmail } from './email-address.ts';

test.each([
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
  ['ann@straße.example', 'ann@xn--strae-oqa.example'],
  ['ann@пример.рф', 'ann@xn--e1afmkfd.xn--p1ai'],
  ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
])('the international domain of %s is spelled as mail servers know it', (email, ascii) => {
  expect(toAsciiEmail(email)).toBe(ascii);
});

test.each(['ann@Example.com', 'ann', '', 'ann@', 'ann@bücher.example/path', 'ann@bücher.example:80', 'a@b ü.example'])(
  '%j stays as it is',
  (email) => {
    expect(toAsciiEmail(email)).toBe(email);
  },
);

test('look-alike domains stay different', () => {
  expect(toAsciiEmail('ann@exаmple.com')).not.toBe('ann@example.com');
});

test.each([
  ['r&d@example.com', 'r&d@example.com'],
  ["O'Brien'@Example.com", "o'brien'@example.com"],
  ['a!#$%*/=?^_`{|}~-z@example.com', 'a!#$%*/=?^_`{|}~-z@example.com'],
  ['ann+books@mail.example.co.uk', 'ann+books@mail.example.co.uk'],
  ['ann@пример.рф', 'ann@xn--e1afmkfd.xn--p1ai'],
  ['ann@XN--E1AFMKFD.XN--P1AI', 'ann@xn--e1afmkfd.xn--p1ai'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('the address %j is accepted as %j, by a browser too', (typed, email) => {
  expect(emailAddress.parse(typed)).toBe(email);
  expect(email).toMatch(z.regexes.html5Email);
});

const MALFORMED = 'Check the address: it should look like name@example.com.';
const BEYOND_ASCII = expect.stringMatching(/accented or non-Latin letters before the @/);

test.each([
  ['', 'Please enter your email address'],
  ['  ', 'Please enter your email address'],
  ['ann', MALFORMED],
  [' ann@example.com', MALFORMED],
  ['ann@localhost', MALFORMED],
  ['ann@127.0.0.1', MALFORMED],
  ['ann@[127.0.0.1]', MALFORMED],
  ['.ann@example.com', MALFORMED],
  ['ann..lee@example.com', MALFORMED],
  ['"ann lee"@example.com', MALFORMED],
  ['ann@-example.com', MALFORMED],
  ['ann@example.com, bob@example.com', MALFORMED],
  ['Ann <ann@example.com>', MALFORMED],
  ['ann@example.com\r\nBcc: bob@example.com', MALFORMED],
  [`${'a'.repeat(65)}@example.com`, MALFORMED],
  [`ann@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`, MALFORMED],
  ['почта@пример.рф', BEYOND_ASCII],
  ['josé@example.com', BEYOND_ASCII],
  ['ann\u200B@example.com', MALFORMED],
])('the address %j is refused with a reason', (typed, reason) => {
  const { error } = emailAddress.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual([reason]);
});

test('a long malformed address is refused quickly', () => {
  const started = performance.now();
  for (const hostile of [`${'a.'.repeat(50_000)}@`, `a@${'a.'.repeat(50_000)}`, `a@${'-a'.repeat(50_000)}`]) {
    expect(EMAIL_ADDRESS.test(hostile)).toBe(false);
    expect(addressProblem(hostile)).not.toBeNull();
  }
  expect(performance.now() - started).toBeLessThan(1000);
});
