import { expect, test } from 'vitest';
import { toAsciiEmail } from './email-address.ts';

test.each([
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
  ['ann@straße.example', 'ann@xn--strae-oqa.example'],
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
