import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const MOST_FILES = 25;
/** Lesson data: a file for each pattern, scenario or question. */
const DATA = 'packages/curriculum/src';

const root = path.resolve(import.meta.dirname, '..');
const files = globSync('{apps,packages,bench,scripts,tests}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**'],
});
const sources = files.filter((file) => !/\.(test|spec)\.tsx?$/.test(file));

test('no folder has more than 25 source files', () => {
  const counts = new Map<string, number>();
  for (const folder of sources.map(path.dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const crowded = [...counts].filter(([folder, count]) => count > MOST_FILES && !folder.startsWith(DATA));
  expect(crowded, `Split a folder of more than ${MOST_FILES} files by what its parts do.`).toEqual([]);
});

test('every name says what it holds', () => {
  const vague = /(^|[/-])(utils?|helpers?|misc|common|services?|manager)(\.[^/]*)?(\/|$)/;
  const found = files.filter((file) => vague.test(file));
  expect(found, 'Name it after what it holds, or move its parts to what they belong to.').toEqual([]);
});

test('no folder has an index file', () => {
  const found = files.filter((file) => /^index\./.test(path.basename(file)));
  expect(found, 'Import from the file itself, or name it after what it holds.').toEqual([]);
});

test('every decision is in the index', () => {
  const folder = path.join(root, 'docs/decisions');
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const missing = globSync('0*.md', { cwd: folder }).filter((record) => !index.includes(`(${record})`));
  expect(missing, 'List it in docs/decisions/README.md.').toEqual([]);
});
