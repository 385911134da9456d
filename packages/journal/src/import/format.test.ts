import { expect, test } from 'vitest';
import { brokerFormats } from './brokers/all.ts';

test('every declared format has an id of its own', () => {
  const ids = brokerFormats.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each(brokerFormats)('the regular expressions of $id compile, with a group where something is read', (format) => {
  if (format.above !== undefined) expect(() => new RegExp(format.above ?? '')).not.toThrow();
  for (const pattern of Object.values(format.read ?? {})) {
    expect(new RegExp(`${pattern}|`).exec('')).toHaveLength(2);
  }
});
