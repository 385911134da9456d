// A made-up tree of files for the tests of the layout check.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkLayout } from './layout.mjs';

export const server = 'apps/server/src';
export const web = 'apps/web/app';

/** The violations of a tree given as `{ path: source }`. */
export function violations(tree) {
  const base = mkdtempSync(join(tmpdir(), 'layout-'));
  try {
    for (const [path, source] of Object.entries(tree)) {
      mkdirSync(dirname(join(base, path)), { recursive: true });
      writeFileSync(join(base, path), source);
    }
    return checkLayout(base);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

/** The same, as `path: rule`. */
export function keys(tree) {
  return violations(tree).map(({ path, rule }) => `${path}: ${rule}`);
}
