// npm test: every check and every test, in order. What failed is shown at the end of its step; the
// last line is always "N passed, N failed". To run a part while working:
//   npm test -- --only=check            formatting, lint, types, layout, dead code
//   npm test -- --only=unit,browser     any of: check, unit, api, browser
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodePath } from './install.mjs';
import { Refusal, runQuietly } from './process.mjs';
import { readPlaywright, readRun, readVitest } from './test-reports.mjs';
import { packageBin, readJson, root } from './workspace.mjs';

const web = join(root, 'apps/web');
const parts = ['check', 'unit', 'api', 'browser'];

// A developer's own settings must not reach the tests: least of all the address of a database.
const settings =
  /^(?:PORT|HOST|DATA_DIR|NODE_ENV|PUBLIC_URL|TRUST_PROXY|DATABASE_URL|PAYMENTS|(?:AUTH|STRIPE|OIDC|SMTP|MAIL|SUPPORT|AI|MARKET|LOG)_\w+)$/;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)));

const steps = [
  { part: 'check', name: 'format and lint', run: () => check('@biomejs/biome', 'biome', 'ci', '--colors=off', '.') },
  {
    part: 'check',
    name: 'types: server, packages',
    run: () => check('typescript', 'tsc', '-p', 'tsconfig.json'),
  },
  { part: 'check', name: 'types: tests', run: () => check('typescript', 'tsc', '-p', 'tests/tsconfig.json') },
  { part: 'check', name: 'types: web', run: checkWebTypes },
  { part: 'check', name: 'layout', run: () => runNode({ args: ['scripts/layout.mjs'] }) },
  { part: 'check', name: 'dead code', run: () => check('knip', 'knip', '--no-progress') },
  { part: 'unit', name: 'unit tests', run: () => vitest('unit') },
  { part: 'api', name: 'API tests on PGlite', run: () => vitest('api-pglite') },
  { part: 'api', name: 'API tests on PostgreSQL', run: () => vitest('api-postgres') },
  { part: 'browser', name: 'build', run: build },
  { part: 'browser', name: 'browser tests', run: playwright },
];

/** Runs Node 24. A step answers `{ code, output }` when it is one check, else `{ passed, failures }`. */
function runNode({ args, cwd = root, more = {} }) {
  return runQuietly({ command: nodePath, args, cwd, env: { ...env, ...more } });
}

function check(packageName, command, ...args) {
  return runNode({ args: [packageBin(packageName, command), ...args] });
}

async function checkWebTypes() {
  const generated = await runNode({ args: [packageBin('@react-router/dev', 'react-router'), 'typegen'], cwd: web });
  return generated.code === 0 ? check('typescript', 'tsc', '-p', 'apps/web/tsconfig.json') : generated;
}

function vitest(project) {
  return withReport(readVitest, (file) => {
    const options = ['--project', project, '--allowOnly=false', '--reporter=json', `--outputFile=${file}`];
    return runNode({ args: [packageBin('vitest', 'vitest'), 'run', ...options] });
  });
}

async function build() {
  await ensureBuilt();
  return { code: 0, output: '' };
}

async function playwright() {
  const CHROMIUM_PATH = await findBrowser();
  return withReport(readPlaywright, (file) => {
    const options = ['-c', 'tests/playwright.config.ts', '--forbid-only', '--reporter=json'];
    return runNode({
      args: [packageBin('@playwright/test', 'playwright'), 'test', ...options],
      more: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
  });
}

async function withReport(read, run) {
  const folder = mkdtempSync(join(tmpdir(), 'wickwise-report-'));
  const file = join(folder, 'report.json');
  const { code, output } = await run(file);
  const report = existsSync(file) ? readJson(file) : null;
  rmSync(folder, { recursive: true, force: true });
  return readRun({ read, report, code, output });
}

function chosenSteps() {
  const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
  if (only === undefined) return steps;
  const chosen = only.split(',');
  const unknown = chosen.find((part) => !parts.includes(part));
  if (unknown !== undefined) throw new Refusal(`--only=${unknown} is none of: ${parts.join(', ')}.`);
  return steps.filter(({ part }) => chosen.includes(part));
}

async function runStep({ name, run }) {
  const start = performance.now();
  const { passed, failures } = await outcomeOf(name, run);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = failures.length > 0 ? `${passed} passed, ${failures.length} failed` : `${passed} passed`;
  console.log(`${failures.length > 0 ? '✕' : '✓'} ${name} (${counts}, ${seconds} s)`);
  for (const failure of failures) console.log(describe(name, failure));
  return { passed, failed: failures.length };
}

async function outcomeOf(name, run) {
  try {
    const result = await run();
    if (result.failures) return result;
    return result.code === 0
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: [{ name, message: result.output }] };
  } catch (error) {
    return { passed: 0, failures: [{ name, message: error instanceof Refusal ? error.message : error.stack }] };
  }
}

function describe(step, { name, message }) {
  const heading = name === step ? '' : `\n  ✕ ${name}`;
  return `${heading}\n${message.trimEnd().replaceAll(/^/gm, '    ')}\n`;
}

async function runAll() {
  const total = { passed: 0, failed: 0 };
  for (const step of chosenSteps()) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

const total = await ensureInstalled()
  .then(runAll)
  .catch((error) => {
    console.log(error instanceof Refusal ? error.message : error.stack);
    return { passed: 0, failed: 1 };
  });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
