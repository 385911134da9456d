import path from 'node:path';
import { expect, test } from 'vitest';
import { parseDataCommand } from './data-command.ts';

test('data commands are parsed', () => {
  const file = path.resolve('wickwise.backup');
  expect(parseDataCommand(['backup', 'wickwise.backup'])).toEqual({ command: { command: 'backup', file } });
  const url = 'postgres://wickwise@db.example/wickwise';
  expect(parseDataCommand(['copy', '--to', url])).toEqual({ command: { command: 'copy', to: { url } } });
  expect(parseDataCommand(['copy', '--to', '.data-2'])).toEqual({
    command: { command: 'copy', to: { dataDir: '.data-2' } },
  });
});

const COPY = 'copy takes --to and the address of a PostgreSQL database or a folder.';

test.each([
  [['backup'], 'backup takes one file.'],
  [['restore', 'a', 'b'], 'restore takes one file.'],
  [['copy'], COPY],
  [['copy', 'to', '.data-2'], COPY],
  [['copy', '--to', '.data-2', 'more'], COPY],
])('the data command %j is rejected with a reason', (args, fault) => {
  expect(parseDataCommand(args)).toEqual({ faults: [fault] });
});
