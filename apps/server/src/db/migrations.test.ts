import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MIGRATIONS } from './migration-history.ts';

/** Those before it were applied to a stopped server. */
const FIRST_SIDE_BY_SIDE = 3;

/** What the version before would fail on while both run, as during a deploy. First stop using a thing; drop it in a later release. */
const BREAKING: readonly [string, RegExp][] = [
  ['drops a table', /\bdrop (?:table|schema)\b/i],
  ['drops a column', /\bdrop column\b/i],
  ['renames', /\brename (?:column |constraint )?(?:to\b|"?\w+"? to\b)/i],
  ['changes a type', /\balter column "?\w+"? (?:set data )?type\b/i],
  ['requires a value in a column', /\balter column "?\w+"? set not null\b/i],
  ['drops a default', /\balter column "?\w+"? drop default\b/i],
  ['adds a required column without a default', /\badd column (?!.*\bdefault\b).*\bnot null\b/i],
];

function breaksIn(sql: string): string[] {
  const statements = sql.replaceAll(/--> statement-breakpoint/g, '').split(';');
  return statements.flatMap((statement) => BREAKING.filter(([, sign]) => sign.test(statement)).map(([what]) => what));
}

const migrations = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= FIRST_SIDE_BY_SIDE)
  .map((name) => ({ name, sql: readFileSync(`${MIGRATIONS}/${name}`, 'utf8') }));

test.each(migrations)('the version before $name works on with it', ({ sql }) => {
  expect(breaksIn(sql)).toEqual([]);
});

test.each([
  ['DROP TABLE "a";', 'drops a table'],
  ['ALTER TABLE "a" DROP COLUMN "b";', 'drops a column'],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 'renames'],
  ['ALTER TABLE "a" RENAME TO "c";', 'renames'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;', 'changes a type'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 'requires a value in a column'],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT;', 'drops a default'],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', 'adds a required column without a default'],
])('a migration is refused: %s', (sql, what) => {
  expect(breaksIn(sql)).toEqual([what]);
});

test.each([
  'ALTER TABLE "a" ADD COLUMN "b" text;',
  'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;',
  'CREATE TABLE "a" ("b" text NOT NULL);',
  'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
])('a migration is taken: %s', (sql) => {
  expect(breaksIn(sql)).toEqual([]);
});
