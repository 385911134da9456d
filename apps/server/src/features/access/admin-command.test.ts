import { expect, test } from 'vitest';
import { parseCommand } from './admin-command.ts';

test('a command and an address are parsed', () => {
  const command = { command: 'grant', email: 'Ann@Example.com', by: 'ops' };
  expect(parseCommand(['grant', 'Ann@Example.com'], 'ops')).toEqual({ command });
  const everyone = { command: 'end-sessions', email: '--all', by: 'ops' };
  expect(parseCommand(['end-sessions', '--all'], 'ops')).toEqual({ command: everyone });
});

const COMMANDS = 'The commands are grant, revoke, purchases, user, two-factor-off and end-sessions.';
const ADDRESS = 'Enter an email address, such as ann@example.com.';

test.each([
  [[], [COMMANDS, ADDRESS]],
  [['delete', 'ann@example.com'], [COMMANDS]],
  [['grant'], [ADDRESS]],
  [['grant', 'ann'], [ADDRESS]],
  [['revoke', '--all'], ['Only end-sessions takes --all.']],
  [['grant', 'ann@example.com bob@example.com'], [ADDRESS]],
  [['grant', `${'a'.repeat(250)}@example.com`], [ADDRESS]],
  [['grant', 'ann@example.com', 'bob@example.com'], ['A command takes one address.']],
])('the command %j is rejected with a reason', (words, faults) => {
  expect(parseCommand(words, 'ops')).toEqual({ faults });
});
