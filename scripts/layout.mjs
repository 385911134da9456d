// The layout check: a closed tree, a closed vocabulary of file names, imports that run one way.
// Run it with `node scripts/layout.mjs`; the rules are the tables in layout-rules.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkDocstrings } from './layout-docstrings.mjs';
import { checkImports, checkPurity } from './layout-imports.mjs';
import { checkName, checkPlace, checkSize } from './layout-places.mjs';
import { tolerated } from './layout-rules.mjs';
import { root } from './workspace.mjs';

const areas = ['apps', 'packages', 'tests', 'scripts', 'bench'];
const generated = new Set(['node_modules', 'build', 'migrations', 'public', 'test-results', 'playwright-report']);
const checks = {
  place: checkPlace,
  name: checkName,
  size: checkSize,
  imports: checkImports,
  purity: checkPurity,
  docstring: checkDocstrings,
};

/** Every violation under a root, as `{ path, rule, message }`. `sins` are tolerated, but must exist. */
export function checkLayout(base, sins = tolerated) {
  const files = areas.flatMap((area) => listFiles(base, area));
  const found = files.flatMap((path) => checkFile({ path, source: readFileSync(join(base, path), 'utf8') }));
  const keys = new Set(found.map(keyOf));
  const mended = sins
    .filter((sin) => !keys.has(sin))
    .map((sin) => ({
      path: 'scripts/layout-rules.mjs',
      rule: 'tolerated',
      message: `"${sin}" is mended: take it off the tolerated list.`,
    }));
  return [...found.filter((violation) => !sins.includes(keyOf(violation))), ...mended];
}

function checkFile(file) {
  return Object.entries(checks).flatMap(([rule, check]) =>
    check(file).map((message) => ({ path: file.path, rule, message })),
  );
}

function keyOf({ path, rule }) {
  return `${path}: ${rule}`;
}

function listFiles(base, folder) {
  if (!existsSync(join(base, folder))) return [];
  return readdirSync(join(base, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !generated.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(base, path) : [path];
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const violations = checkLayout(root);
  for (const { path, message } of violations) console.log(`${path}\n  ${message}`);
  if (violations.length > 0) process.exitCode = 1;
}
