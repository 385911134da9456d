import { describe, expect, test } from 'vitest';
import { listImports } from './layout-source.mjs';

describe('listImports', () => {
  test('every form of import is found, with its line', () => {
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

  test('imports in comments and other text are ignored', () => {
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
