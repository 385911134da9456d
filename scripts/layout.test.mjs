import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkLayout } from './layout.mjs';
import { listImports } from './layout-source.mjs';

let base;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'layout-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** The violations of a tree given as `{ path: source }`, as `path: rule`. */
function violations(tree) {
  for (const [path, source] of Object.entries(tree)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), source);
  }
  return checkLayout(base);
}

function keys(tree) {
  return violations(tree).map(({ path, rule }) => `${path}: ${rule}`);
}

const server = 'apps/server/src';
const web = 'apps/web/app';

describe('places', () => {
  test.each([
    [`${server}/main.ts`],
    [`${server}/app.test.ts`],
    [`${server}/plugins/security.ts`],
    [`${server}/db/client.ts`],
    [`${server}/db/schema/payment.ts`],
    [`${server}/db/migrations/0001_purchase.sql`],
    [`${server}/features/payment/routes.ts`],
    [`${server}/features/payment/public.ts`],
    [`${server}/features/payment/refund-window.test.ts`],
    [`${server}/features/payment/payment.api.test.ts`],
    [`${server}/features/payment/payment.race.test.ts`],
    [`${server}/plugins/security.api.test.ts`],
    [`${server}/features/payment/README.md`],
    [`${server}/features/identity/auth.ts`],
    [`${server}/features/system/routes.ts`],
    [`${server}/features/mail/rules.ts`],
    [`${web}/root.tsx`],
    [`${web}/routes/journal/entries.tsx`],
    [`${web}/features/journal/trade-table.tsx`],
    [`${web}/features/journal/storage.ts`],
    [`${web}/features/journal/trade-table.test.tsx`],
    [`${web}/features/article/article-card.tsx`],
    [`${web}/ui/primitives/button.tsx`],
    [`${web}/ui/tokens.css`],
    [`${web}/lib/api-client.ts`],
    ['apps/web/vite.config.ts'],
    ['apps/stripe-sandbox/src/api/endpoint.ts'],
    ['apps/stripe-sandbox/src/payment.race.test.ts'],
    ['apps/stripe-sandbox/src/db/migrations/0000_tables.sql'],
    ['packages/market/src/candle.ts'],
    ['packages/market/package.json'],
    ['tests/factories/learner.ts'],
  ])('%s has its place', (path) => {
    expect(violations({ [path]: '' })).toEqual([]);
  });

  test.each([
    ['apps/mobile/main.ts', 'apps/ holds web, server, stripe-sandbox'],
    ['apps/stripe-sandbox/src/api/apiCall.ts', 'named in-kebab-case.ts'],
    ['packages/charts/src/axis.ts', 'packages/ holds contract'],
    ['packages/market/src/candleStick.ts', 'in-kebab-case.ts'],
    [`${server}/router.ts`, 'itself holds main.ts, app.ts'],
    [`${server}/services/payment.ts`, 'has the folders plugins, features, db'],
    [`${server}/db/schema/invoice.ts`, 'one file per noun'],
    [`${server}/features/invoice/routes.ts`, 'one folder per noun'],
    [`${server}/features/routes.ts`, 'one folder per noun'],
    [`${server}/features/payment/service.ts`, 'list it under server.payment in extraFiles'],
    [`${server}/features/payment/auth.ts`, 'list it under server.payment in extraFiles'],
    [`${server}/features/payment/stripe/client.ts`, 'list it under server.payment in extraFiles'],
    [`${web}/store.ts`, 'itself holds root.tsx'],
    [`${web}/hooks/use-theme.ts`, 'has the folders routes, features, ui, lib'],
    [`${web}/routes/landing.tsx`, 'routes/<area>/<screen>.tsx'],
    [`${web}/routes/journal/Entries.tsx`, 'routes/<area>/<screen>.tsx'],
    [`${web}/routes/journal/model.ts`, 'routes/<area>/<screen>.tsx'],
    [`${web}/features/mail/queries.ts`, 'one folder per noun'],
    [`${web}/features/journal/TradeTable.tsx`, 'kebab-case components'],
    [`${web}/features/journal/parser.ts`, 'list it under web.journal in extraFiles'],
    [`${web}/ui/Button.tsx`, 'rename it'],
    [`${web}/lib/apiClient.ts`, 'rename it'],
  ])('%s has none', (path, message) => {
    const found = violations({ [path]: '' });
    expect(found).toMatchObject([{ path, rule: 'place' }]);
    expect(found[0].message).toContain(message);
  });
});

describe('names', () => {
  test.each([
    'packages/market/src/utils.ts',
    'packages/market/src/date-helpers.ts',
    `${web}/lib/common.ts`,
    'tests/misc/clock.ts',
    'tests/factories/index.ts',
    `${web}/routes/journal/index.tsx`,
  ])('%s is refused', (path) => {
    expect(keys({ [path]: '' })).toEqual([`${path}: name`]);
  });

  test('a name that says what it holds is fine', () => {
    expect(keys({ 'packages/market/src/common-gap.ts': '', 'packages/market/src/moving-average.ts': '' })).toEqual([]);
  });
});

describe('size', () => {
  test.each([
    ['packages/market/src/candle.ts', 400],
    [`${web}/routes/journal/entries.tsx`, 120],
    [`${web}/app.css`, 400],
    ['scripts/start.mjs', 400],
  ])('%s has at most %i lines', (path, most) => {
    expect(keys({ [path]: 'a\n'.repeat(most) })).toEqual([]);
    expect(keys({ [path]: 'a\n'.repeat(most + 1) })).toEqual([`${path}: size`]);
  });

  test.each(['packages/market/src/README.md', 'packages/market/src/scan.generated.ts'])('%s may be long', (path) => {
    expect(keys({ [path]: 'a\n'.repeat(500) })).toEqual([]);
  });
});

describe('imports', () => {
  test.each([
    ['packages/market/src/a.ts', "import { b } from './b.ts';"],
    ['packages/market/src/a.ts', "import type { Tier } from '@wickwise/contract/access';"],
    ['packages/market/src/a.test.ts', "import { c } from '@wickwise/curriculum/c';"],
    ['packages/learning/src/a.ts', "import { fsrs } from 'ts-fsrs';"],
    ['packages/curriculum/src/a.ts', "import { candle } from '@wickwise/market/candle';"],
    [`${server}/app.ts`, "import { routes } from './features/payment/routes.ts';"],
    [`${server}/seed.ts`, "import { learner } from '../../../tests/factories/learner.ts';"],
    [`${server}/plugins/session.ts`, "import { pool } from '../db/client.ts';"],
    [`${server}/db/client.ts`, "import { env } from '../env.ts';"],
    [`${server}/features/payment/data.ts`, "import { lessons } from '@wickwise/curriculum/lessons';"],
    [`${server}/features/payment/data.ts`, "import { sameOrigin } from '../../plugins/security.ts';"],
    [`${server}/features/payment/routes.ts`, "import { data } from './data.ts';"],
    [`${server}/features/payment/routes.ts`, "import { user } from '../identity/public.ts';"],
    [`${web}/features/quiz/quiz-card.tsx`, "import { usePattern } from '../pattern/queries.ts';"],
    [`${web}/features/quiz/quiz-card.tsx`, "import { Button } from '#app/ui/button.tsx';"],
    [`${web}/features/quiz/quiz-card.test.tsx`, "import { Button } from '../../ui/button.tsx';"],
    [`${web}/features/payment/model.ts`, "import { useAccess } from '../access/queries.ts';"],
    [`${web}/features/pattern/model.ts`, "import { useProgress } from '../progress/queries.ts';"],
    [`${web}/ui/candle.tsx`, "import { layoutCandles } from '@wickwise/market/candle-geometry';"],
    [`${server}/features/system/routes.ts`, "import { learner } from '../identity/public.ts';"],
    [`${server}/features/progress/mutations.ts`, "import { lessons } from '../pattern/public.ts';"],
    [`${web}/routes/quiz/quiz.tsx`, "import { QuizCard } from '#app/features/quiz/quiz-card.tsx';"],
    [`${web}/routes/quiz/quiz.tsx`, "import type { Route } from './+types/quiz';"],
    [`${web}/lib/api-client.ts`, "import { contract } from '@wickwise/contract/contract';"],
    [`${web}/routes/access/landing.tsx`, "import { landing } from '@wickwise/curriculum/copy/landing';"],
    ['apps/web/scripts/public-patterns.ts', "import { r } from '@wickwise/curriculum/reader-patterns';"],
    [`${web}/features/vocabulary/model.ts`, "import { v } from '@wickwise/curriculum/vocabulary/vocabulary';"],
    [`${web}/features/reward/model.ts`, "import { achievements } from '@wickwise/curriculum/achievements';"],
    [`${web}/routes/progress/learning-path.tsx`, "import { m } from '@wickwise/curriculum/learning-modules';"],
    ['packages/curriculum/src/vocabulary/term.ts', "import type { Arithmetic } from '../arithmetic.ts';"],
    ['packages/curriculum/src/fundamentals/risk.ts', "import { a } from '../articles/article-text.ts';"],
    ['packages/curriculum/src/patterns/doji.ts', "import { terms } from '../vocabulary/vocabulary.ts';"],
    ['tests/browser/quiz.ts', "import { app } from '../../apps/server/src/app.ts';"],
  ])('%s may contain %s', (path, source) => {
    expect(violations({ [path]: source })).toEqual([]);
  });

  test.each([
    ['packages/contract/src/a.ts', "import type { Candle } from '@wickwise/market/candle';", 'no other workspace'],
    ['packages/market/src/a.ts', "import { tier } from '@wickwise/contract/access';", 'takes only types from contract'],
    ['packages/market/src/a.ts', "import { type Tier } from '@wickwise/contract/access';", 'takes only types'],
    ['packages/market/src/a.ts', "import type { Xp } from '@wickwise/learning/xp';", 'imports only contract'],
    ['packages/journal/src/a.ts', "export * from '@wickwise/market/candle';", 'imports only statistics, contract'],
    [
      'packages/curriculum/src/a.ts',
      "import { r } from '@wickwise/stripe-sandbox/r';",
      'imports only contract, market, learning, statistics',
    ],
    ['packages/curriculum/src/a.ts', "import { c } from '../../market/src/candle.ts';", 'by name: @wickwise/market/'],
    [`${server}/features/quiz/data.ts`, "import { x } from '../../../../web/app/lib/x.ts';", 'server imports only'],
    [`${server}/features/quiz/data.ts`, "import { learner } from '@wickwise/tests/learner';", 'server imports only'],
    [`${server}/db/client.ts`, "import { data } from '../features/payment/data.ts';", 'db imports only env'],
    [`${server}/db/client.ts`, "import { data } from '../features/payment/public.ts';", 'db imports only env'],
    [
      `${server}/plugins/session.ts`,
      "import type { A } from '../features/identity/public.ts';",
      'plugins imports only env, db',
    ],
    [`${server}/features/quiz/data.ts`, "import { app } from '../../app.ts';", 'nothing below it imports app.ts'],
    [
      `${server}/features/quiz/data.ts`,
      "import { grant } from '../payment/mutations.ts';",
      'only through its public.ts',
    ],
    [`${server}/features/quiz/data.ts`, "const a = await import('../payment/data.ts');", 'only through its public.ts'],
    [`${web}/features/quiz/model.ts`, "import { a } from '@wickwise/server/src/env.ts';", 'web imports only'],
    [`${web}/features/quiz/model.ts`, "import { a } from '@wickwise/stripe-sandbox/sandbox';", 'web imports only'],
    ['apps/stripe-sandbox/src/a.ts', "import { a } from '../../server/src/env.ts';", 'no other workspace'],
    ['apps/stripe-sandbox/src/a.ts', "import type { A } from '@wickwise/contract/payment';", 'no other workspace'],
    [
      `${server}/app.ts`,
      "import { a } from '../../stripe-sandbox/src/sandbox.ts';",
      'by name: @wickwise/stripe-sandbox/',
    ],
    [`${web}/features/quiz/model.ts`, "import { a } from '@wickwise/curriculum/lessons';", 'never reach a browser'],
    ['apps/web/scripts/postbuild.ts', "import { a } from '@wickwise/curriculum/lessons';", 'never reach a browser'],
    ...[
      ...['patterns', 'patterns/doji', 'gallery/gallery', 'scenarios/scenarios', 'quizzes/quizzes', 'learning-module'],
      ...['copy', 'copywriting/landing', 'achievements-of-members', 'copy/../patterns'],
    ].map((file) => [
      `${web}/features/quiz/model.ts`,
      `import { a } from '@wickwise/curriculum/${file}';`,
      'never reach a browser',
    ]),
    [
      `${web}/features/quiz/model.ts`,
      "import type { Entry } from '@wickwise/curriculum/pattern';",
      'never reach a browser',
    ],
    [
      `${web}/features/quiz/model.ts`,
      "const { patterns } = await import('@wickwise/curriculum/patterns');",
      'never reach a browser',
    ],
    [
      `${web}/lib/a.ts`,
      "import { a } from '../../../../packages/curriculum/src/copy/landing.ts';",
      'by name: @wickwise/',
    ],
    ['packages/curriculum/src/copy/landing.ts', "import { patterns } from '../patterns.ts';", 'loads nothing premium'],
    [
      'packages/curriculum/src/achievements.ts',
      "export { a } from './scenarios/scenarios.ts';",
      'loads nothing premium',
    ],
    [
      `${web}/features/quiz/model.ts`,
      "import { a } from '../pattern/model.ts';",
      'only through its public.ts or queries.ts',
    ],
    [
      `${web}/features/quiz/model.ts`,
      "export { a } from '../../routes/quiz/quiz.tsx';",
      'features imports only lib, ui',
    ],
    [`${web}/features/access/model.ts`, "import { a } from '../payment/queries.ts';", 'payment stands above access'],
    [`${web}/features/progress/model.ts`, "import { a } from '../pattern/public.ts';", 'let a route hand in'],
    [`${web}/features/site/header.tsx`, "import type { A } from '../identity/queries.ts';", 'imports only run down'],
    [`${server}/features/mail/rules.ts`, "import { a } from '../identity/public.ts';", 'let app.ts hand in'],
    [`${server}/features/pattern/data.ts`, "import { a } from '../reward/public.ts';", 'reward stands above pattern'],
    [`${web}/ui/button.tsx`, "import { a } from '../features/quiz/queries.ts';", 'ui imports only lib'],
    [`${web}/features/quiz/model.ts`, "import { B } from '../../ui/button.tsx';", 'top: #app/ui/button.tsx'],
    [
      `${web}/routes/quiz/quiz.tsx`,
      "import { Q } from '../../features/quiz/quiz-card.tsx';",
      'top: #app/features/quiz/quiz-card.tsx',
    ],
    [`${web}/ui/button.tsx`, "import type { Tier } from '@wickwise/contract/access';", 'ui imports only market'],
    [`${web}/ui/story.tsx`, "import { a } from '@wickwise/curriculum/copy/landing';", 'ui imports only market'],
    [`${web}/lib/api-client.ts`, "import { a } from '#app/ui/button.tsx';", 'lib imports no other layer'],
    [`${web}/lib/api-client.ts`, "import '../root.tsx';", 'nothing below it imports root.tsx'],
  ])('%s may not contain %s', (path, source, message) => {
    const found = violations({ [path]: source });
    expect(found).toMatchObject([{ path, rule: 'imports' }]);
    expect(found[0].message).toContain(message);
  });

  test('a message names the line', () => {
    const source = "// why\nimport {\n  a,\n} from '../features/quiz/model.ts';\n";
    expect(violations({ [`${web}/ui/button.tsx`]: source })[0].message).toMatch(/^line 4 imports \.\.\/features/);
  });
});

describe('purity', () => {
  test.each([
    'export const now = () => Date.now();',
    'export const now = () => new Date();',
    'export const now = () => performance.now();',
    'export const roll = () => Math.random();',
    'export const roll = () => crypto.randomUUID();',
    'export const mode = process.env.NODE_ENV;',
    "import { readFileSync } from 'node:fs';",
    "import { readFileSync } from 'fs';",
    "import { useState } from 'react';",
    "import type { FastifyInstance } from 'fastify';",
    "import cookie from '@fastify/cookie';",
    'export const text = `at $' + '{Date.now()}`;',
  ])('a package may not contain %s', (source) => {
    expect(keys({ 'packages/market/src/a.ts': source })).toEqual(['packages/market/src/a.ts: purity']);
  });

  test.each([
    'export const at = (time: number) => new Date(time);',
    "export const text = 'Date.now() is not for packages, nor is process.env';",
    '// Date.now() would make this impure\n/* so would Math.random() */',
    'export const text = "The crowd sold. A process. Then it stopped.";',
  ])('a package may contain %s', (source) => {
    expect(keys({ 'packages/market/src/a.ts': source })).toEqual([]);
  });

  test('tests and apps may do all of it', () => {
    const source = "import { readFileSync } from 'node:fs';\nDate.now();";
    expect(keys({ 'packages/market/src/a.test.ts': source, [`${server}/main.ts`]: source })).toEqual([]);
  });
});

describe('docstrings', () => {
  const path = 'packages/market/src/candle.ts';

  test.each([
    '/** In price. */\nexport function bodyOf() {}',
    '/**\n * In price.\n * @throws RangeError\n */\nexport async function bodyOf() {}',
    'function bodyOf() {}',
    '/** In price. */\n\nconst half = 0.5;\nexport const third = 0.3;',
  ])('a package may contain %j', (source) => {
    expect(keys({ [path]: source })).toEqual([]);
  });

  test.each([
    ['export function bodyOf() {}', 1],
    ['/** Of a candle. */\n\nexport function bodyOf() {}', 3],
    ['// In price.\nexport async function bodyOf() {}', 2],
    ['/** In price. */\nconst half = 0.5;\nexport function* bodyOf() {}', 3],
  ])('a package may not contain %j', (source, line) => {
    const found = violations({ [path]: source });
    expect(found).toMatchObject([{ path, rule: 'docstring' }]);
    expect(found[0].message).toContain(`line ${line} exports bodyOf without a docstring: say right above it`);
  });

  test('tests and apps may do without', () => {
    const source = 'export function bodyOf() {}';
    expect(keys({ 'packages/market/src/candle.test.ts': source, [`${web}/lib/candle.ts`]: source })).toEqual([]);
  });
});

test('generated folders and dependencies are not looked at', () => {
  expect(keys({ 'apps/web/build/client/utils.ts': '', 'apps/server/node_modules/utils/index.ts': '' })).toEqual([]);
});

describe('listImports', () => {
  test('finds every form, with its line', () => {
    const source = [
      "import './a.css';",
      "import b from './b.ts';",
      "import type { C } from './c.ts';",
      "export { d } from './d.ts';",
      "export * from './e.ts';",
      "export type { F } from './f.ts';",
      "import * as g from './g.ts';",
      "const h = () => import('./h.ts');",
      "import i, { type I } from './i.ts';",
    ].join('\n');
    expect(listImports(source).map(({ specifier, typeOnly, line }) => [specifier, typeOnly, line])).toEqual([
      ['./a.css', false, 1],
      ['./b.ts', false, 2],
      ['./c.ts', true, 3],
      ['./d.ts', false, 4],
      ['./e.ts', false, 5],
      ['./f.ts', true, 6],
      ['./g.ts', false, 7],
      ['./i.ts', false, 9],
      ['./h.ts', false, 8],
    ]);
  });

  test('ignores comments and other text', () => {
    const source = [
      "// import a from './a.ts';",
      "/*\nimport b from './b.ts';\n*/",
      "export const text = 'import it from there';",
      "export const url = 'https://example.com/from';",
      "export const from = 'x';",
    ].join('\n');
    expect(listImports(source)).toEqual([]);
  });
});
