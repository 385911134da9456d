import { expect, test } from 'vitest';
import { z } from 'zod';
import { EMAIL_ADDRESS } from './constants.ts';

test('the browser accepts the addresses that the server accepts', () => {
  const withoutEscapes = (expression: RegExp) => expression.source.replaceAll('\\-', '-');
  expect(withoutEscapes(EMAIL_ADDRESS)).toBe(withoutEscapes(z.regexes.email));
});
