// The checks of npm test, and how its runners are started.
import { join } from 'node:path';
import { nodePath } from './install.mjs';
import { runQuietly } from './process.mjs';
import { packageBin, root } from './workspace.mjs';

// A developer's own settings must not reach the tests: least of all the address of a database.
const settings =
  /^(?:PORT|HOST|DATA_DIR|NODE_ENV|PUBLIC_URL|TRUST_PROXY|DATABASE_URL|PAYMENTS|(?:AUTH|STRIPE|OIDC|SMTP|MAIL|SUPPORT|AI|MARKET|LOG)_\w+)$/;
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)));
// Many processes load the same modules: the first one compiles them for all.
const env = { ...inherited, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };

/** The longest first, so that no core waits for the last. */
export const checks = [
  { name: 'types: web', run: checkWebTypes },
  { name: 'types: server, packages', run: () => checkTypes('tsconfig.json') },
  { name: 'types: tests', run: () => checkTypes('tests/tsconfig.json') },
  { name: 'dead code', run: () => check('knip', 'knip', '--no-progress') },
  { name: 'format and lint', run: () => check('@biomejs/biome', 'biome', 'ci', '--colors=off', '.') },
  { name: 'layout', run: () => runNode({ args: ['scripts/layout.mjs'] }) },
];

/** Runs Node 24. A step returns `{ code, output }` when it is one check, else `{ passed, failures }`. */
export function runNode({ args, cwd = root, more = {} }) {
  return runQuietly({ command: nodePath, args, cwd, env: { ...env, ...more } });
}

function check(packageName, command, ...args) {
  return runNode({ args: [packageBin(packageName, command), ...args] });
}

/** With one checker: four, as by default, would each work out the shared types again. */
function checkTypes(config) {
  return check('typescript', 'tsc', '-p', config, '--checkers', '1');
}

async function checkWebTypes() {
  const generated = await runNode({
    args: [packageBin('@react-router/dev', 'react-router'), 'typegen'],
    cwd: join(root, 'apps/web'),
  });
  return generated.code === 0 ? checkTypes('apps/web/tsconfig.json') : generated;
}
