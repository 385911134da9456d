// The layout check: a closed tree, names that say something, small files, imports that run one way.
// Run it with `node scripts/layout.mjs`; the rules are the tables in layout-rules.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkDocstrings } from './layout-docstrings.mjs';
import { checkClock, checkImports, checkPurity } from './layout-imports.mjs';
import { checkName, checkPlace, checkSize } from './layout-places.mjs';
import { root } from './workspace.mjs';

const areas = ['apps', 'packages', 'tests', 'scripts', 'bench'];
const generated = new Set(['node_modules', 'build', 'migrations', 'public', 'test-results', 'playwright-report']);
const checks = {
  place: checkPlace,
  name: checkName,
  size: checkSize,
  imports: checkImports,
  purity: checkPurity,
  clock: checkClock,
  docstring: checkDocstrings,
};

/** Every violation under a root, as `{ path, rule, message }`. */
export function checkLayout(base) {
  const files = areas.flatMap((area) => listFiles(base, area));
  return files.flatMap((path) => checkFile({ path, source: readFileSync(join(base, path), 'utf8') }));
}

function checkFile(file) {
  return Object.entries(checks).flatMap(([rule, check]) =>
    check(file).map((message) => ({ path: file.path, rule, message })),
  );
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
