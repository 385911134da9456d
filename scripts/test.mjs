// npm test: the checks beside the build, then Vitest's projects in one run, then the browser tests. npm run test:long
// runs what those leave out: tests that try every statement, state or screen. Each runner reports as always; the last line
// adds them up. What did not plainly pass counts as failed: a skipped test, one that passed only when repeated, a run that
// ended badly.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import concurrently from 'concurrently';

const isLong = process.argv.includes('--long');
const REPORTS = '.test-reports';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);
// Many processes load the same modules: the first one compiles them for all.
process.env.NODE_COMPILE_CACHE = path.resolve('node_modules/.cache/compiled');

/** Runs the checks and what the browser tests need, one to a core. */
async function check() {
  const commands = ['npm:build', ...(isLong ? [] : ['npm:check:*']), 'npm:install-browser'];
  const { result } = concurrently(commands, { group: true, maxProcesses: '100%', prefix: 'none' });
  const ends = await result.catch((failed) => failed);
  const failed = ends.filter(({ exitCode }) => exitCode !== 0);
  for (const { command } of failed) console.log(`✕ ${command.command}`);
  return { passed: ends.length - failed.length, failed: failed.length };
}

/** Runs a test runner on this terminal, and counts by the report that it leaves. */
function run(command, report, count) {
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  const { passed, total } = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, total: 1 };
  return { passed, failed: total > passed ? total - passed : Number(status !== 0 || total === 0) };
}

function vitest() {
  const report = `${REPORTS}/vitest.json`;
  const projects = isLong ? "--project 'long-*'" : "--project '!long-*'";
  return run(
    `vitest run ${projects} --allowOnly=false --reporter=default --reporter=json --outputFile.json=${report}`,
    report,
    ({ numPassedTests, numTotalTests }) => ({ passed: numPassedTests, total: numTotalTests }),
  );
}

function playwright() {
  const report = `${REPORTS}/playwright.json`;
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = path.resolve(report);
  return run(
    `playwright test -c tests/playwright.config.ts ${isLong ? '--grep' : '--grep-invert'} @long --forbid-only --reporter=list,json`,
    report,
    ({ stats: { expected, unexpected, flaky, skipped } }) => ({
      passed: expected,
      total: expected + unexpected + flaky + skipped,
    }),
  );
}

const results = [await check(), vitest(), playwright()];
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
