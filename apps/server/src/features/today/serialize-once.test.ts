import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { serializeOnce } from './serialize-once.ts';

test('a value is checked once, and only what its schema has is sent', () => {
  const schema = z.object({ day: z.string() });
  const parse = vi.spyOn(schema, 'parse');
  const serialize = serializeOnce(schema);
  const plan = { day: '2026-11-27', secret: 'not in the schema' };
  expect(serialize(plan).toString()).toBe('{"day":"2026-11-27"}');
  expect(serialize(plan)).toBe(serialize(plan));
  expect(parse).toHaveBeenCalledTimes(1);
  expect(serialize({ day: '2026-11-28' }).toString()).toBe('{"day":"2026-11-28"}');
});

test('a value that does not fit is never sent', () => {
  const serialize = serializeOnce(z.object({ minutes: z.int() }));
  expect(() => serialize({ minutes: 1.5 })).toThrow();
});
