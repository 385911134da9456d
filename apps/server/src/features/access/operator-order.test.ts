import { expect, test } from 'vitest';
import { readOrder } from './operator-order.ts';

test('a command and an address are an order', () => {
  const order = { command: 'grant', email: 'Ann@Example.com', by: 'ops' };
  expect(readOrder(['grant', 'Ann@Example.com'], 'ops')).toEqual({ order });
});

const COMMANDS = 'The commands are grant, revoke, purchases and user.';
const ADDRESS = 'Name an e-mail address, such as ann@example.com.';

test.each([
  [[], [COMMANDS, ADDRESS]],
  [['delete', 'ann@example.com'], [COMMANDS]],
  [['grant'], [ADDRESS]],
  [['grant', 'ann'], [ADDRESS]],
  [['grant', 'ann@example.com bob@example.com'], [ADDRESS]],
  [['grant', `${'a'.repeat(250)}@example.com`], [ADDRESS]],
  [['grant', 'ann@example.com', 'bob@example.com'], ['A command takes one address.']],
])('%j is none, and is told why', (words, faults) => {
  expect(readOrder(words, 'ops')).toEqual({ faults });
});
