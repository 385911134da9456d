// npm test: every check and every test, in order. What failed is shown at the end of its step; at the
// end come the slowest tests and the time of each part, and last "N passed, N failed". The runners'
// reports stay in .test-reports/. To run a part while working:
//   npm test -- --only=check            formatting, lint, types, layout, dead code
//   npm test -- --only=unit,browser     any of: check, unit, api, browser
//   npm test -- --changed               every check, and the tests that import what differs from the last commit
//   npm test -- --changed=main          … from the commit at which this branch left main
// A change that a test reaches without an import, such as through a process that it starts, is found by the whole run
// only: what --changed has left out is listed at the end.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findLightBrowser } from './browser.mjs';
import { describeLeftOut, findChanges, reachInBrowser } from './changed-files.mjs';
import { ensureInstalled } from './install.mjs';
import { CliError } from './process.mjs';
import { checks, runNode } from './test-checks.mjs';
import { describeFailure, listSlowest, readPlaywright, readRun, readVitest } from './test-reports.mjs';
import { ensureBuilt } from './web-build.mjs';
import { packageBin, readJson, root } from './workspace.mjs';

const reports = join(root, '.test-reports');

/** Seconds that each part may take on two cores, with the installation ten minutes in all. */
const budgets = { 'check and build': 40, 'unit and api': 255, browser: 270 };
const parts = ['check', 'unit', 'api', 'browser'];
/** The projects of vitest.config.ts by part. Vitest runs the requested ones side by side: no core waits for the last. */
const projects = { unit: ['unit', 'component'], api: ['api-pglite', 'api-postgres'] };

async function vitest(names, changes) {
  const file = reportFile('vitest');
  const chosen = names.flatMap((name) => ['--project', name]);
  const options = [...chosen, '--allowOnly=false', '--reporter=./scripts/vitest-reporter.mjs'];
  const restriction = changes === null ? [] : [`--changed=${changes.since}`];
  const run = await runNode({
    args: [packageBin('vitest', 'vitest'), 'run', ...options, ...restriction],
    more: { VITEST_REPORT: file },
  });
  return readRun({ read: readVitest, report: readReport(file), mayBeEmpty: changes !== null, ...run });
}

async function build() {
  await ensureBuilt();
  return { code: 0, output: '' };
}

let browserPath = '';

async function findBrowser() {
  browserPath = await findLightBrowser();
  return { code: 0, output: '' };
}

async function playwright(changes) {
  const file = reportFile('browser');
  const options = ['-c', 'tests/playwright.config.ts', '--forbid-only', '--reporter=json'];
  const isRestricted = changes !== null && reachInBrowser(changes.files) === 'importing';
  const restriction = isRestricted ? [`--only-changed=${changes.since}`, '--pass-with-no-tests'] : [];
  const run = await runNode({
    args: [packageBin('@playwright/test', 'playwright'), 'test', ...options, ...restriction],
    more: { CHROMIUM_PATH: browserPath, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return readRun({ read: readPlaywright, report: readReport(file), mayBeEmpty: isRestricted, ...run });
}

/** Where a runner is to write its report. What an earlier run left is gone. */
function reportFile(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  return existsSync(file) ? readJson(file) : null;
}

/** What follows `--name=` on the command line: '' for `--name` alone, undefined without it. */
function readOption(name) {
  const found = process.argv.find((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`));
  return found?.slice(`--${name}=`.length);
}

function chosenParts() {
  const chosen = readOption('only')?.split(',') ?? parts;
  const unknown = chosen.find((part) => !parts.includes(part));
  if (unknown !== undefined) throw new CliError(`--only=${unknown} is none of: ${parts.join(', ')}.`);
  return chosen;
}

/** The steps of a run in order. Those in one group run side by side: the build leaves a core to the checks. */
function stepsOf(chosen, changes) {
  const names = Object.keys(projects).flatMap((part) => (chosen.includes(part) ? projects[part] : []));
  const opensBrowser = chosen.includes('browser') && (changes === null || reachInBrowser(changes.files) !== 'none');
  const before = [
    ...(opensBrowser ? [{ name: 'build', run: build }] : []),
    ...(chosen.includes('check') ? checks : []),
    ...(opensBrowser ? [{ name: 'browser', run: findBrowser }] : []),
  ];
  const steps = before.length > 0 ? [{ part: 'check and build', steps: before }] : [];
  if (names.length > 0) {
    const run = () => vitest(names, changes);
    steps.push({ part: 'unit and api', steps: [{ name: `${names.join(', ')} tests`, run }] });
  }
  if (opensBrowser) steps.push({ part: 'browser', steps: [{ name: 'browser tests', run: () => playwright(changes) }] });
  return steps;
}

/** Runs steps side by side, one to a core: a core that is done takes the next. */
async function runSideBySide(steps) {
  const waiting = [...steps];
  const results = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

async function runStep({ name, run }) {
  const start = performance.now();
  const { passed, failures, durations = [] } = await outcomeOf(name, run);
  const seconds = (performance.now() - start) / 1000;
  const counts = failures.length > 0 ? `${passed} passed, ${failures.length} failed` : `${passed} passed`;
  console.log(`${failures.length > 0 ? '✕' : '✓'} ${name} (${counts}, ${seconds.toFixed(1)} s)`);
  for (const failure of failures) console.log(describeFailure(name, failure));
  return { name, passed, failed: failures.length, durations };
}

async function outcomeOf(name, run) {
  try {
    const result = await run();
    if (result.failures) return result;
    return result.code === 0
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: [{ name, message: result.output }] };
  } catch (error) {
    return { passed: 0, failures: [{ name, message: error instanceof CliError ? error.message : error.stack }] };
  }
}

async function runAll() {
  const ref = readOption('changed');
  const changes = ref === undefined ? null : await findChanges(ref || 'HEAD');
  const results = [];
  const seconds = {};
  for (const { part, steps } of stepsOf(chosenParts(), changes)) {
    const start = performance.now();
    results.push(...(await runSideBySide(steps)));
    seconds[part] = (performance.now() - start) / 1000;
  }
  reportTimes(results, seconds);
  if (changes !== null) console.log(describeLeftOut(changes.files));
  return { passed: sum(results, 'passed'), failed: sum(results, 'failed') };
}

function reportTimes(results, seconds) {
  const durations = results.flatMap(({ durations }) => durations);
  const slowest = listSlowest(durations, 10);
  if (slowest.length > 0) console.log(`\nThe slowest tests:\n${slowest.join('\n')}`);
  const times = Object.entries(seconds).map(([part, took]) => `${part} ${Math.round(took)} s of ${budgets[part]}`);
  console.log(`\nTime: ${times.join(' · ')}`);
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0);
}

const total = await ensureInstalled()
  .then(runAll)
  .catch((error) => {
    console.log(error instanceof CliError ? error.message : error.stack);
    return { passed: 0, failed: 1 };
  });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
