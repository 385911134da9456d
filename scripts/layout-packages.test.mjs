import { describe, expect, test } from 'vitest';
import { keys, server, violations, web } from './layout-tree.mjs';

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

  test('tests and apps may contain all of it', () => {
    const source = "import { readFileSync } from 'node:fs';\nDate.now();";
    expect(keys({ 'packages/market/src/a.test.ts': source, [`${server}/main.ts`]: source })).toEqual([]);
  });
});

describe('clock', () => {
  test.each(['features/mail/mailbox.ts', 'plugins/session.ts'])('%s may not read the present', (file) => {
    for (const read of ['Date.now()', 'new Date()']) {
      const tree = { [`${server}/${file}`]: `export const now = () => ${read};` };
      expect(keys(tree)).toContain(`${server}/${file}: clock`);
    }
  });

  test('the start of the server and tests may read the present', () => {
    const source = 'export const now = () => new Date();';
    const tree = { [`${server}/runtime.ts`]: source, [`${server}/features/mail/mailbox.test.ts`]: source };
    expect(keys(tree)).toEqual([]);
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
