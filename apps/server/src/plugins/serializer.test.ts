import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { responseSerializer } from './serializer.ts';

const schema = z.object({ text: z.string() });
const serialize = responseSerializer({ schema, method: 'GET', url: '/' });

test('a response is serialized by its schema, and one that does not match is an error', () => {
  expect(serialize({ text: 'a', more: 1 })).toBe('{"text":"a"}');
  expect(() => serialize({ text: 1 })).toThrow();
  expect(() => serialize(Object.freeze({ text: 1 }))).toThrow();
});

test('a frozen response is serialized once, any other each time', () => {
  const write = vi.spyOn(JSON, 'stringify');
  const frozen = Object.freeze({ text: 'a' });
  expect([serialize(frozen), serialize(frozen)]).toEqual(['{"text":"a"}', '{"text":"a"}']);
  expect(write).toHaveBeenCalledTimes(1);
  const open = { text: 'a' };
  expect(serialize(open)).toBe('{"text":"a"}');
  open.text = 'b';
  expect(serialize(open)).toBe('{"text":"b"}');
  write.mockRestore();
});
