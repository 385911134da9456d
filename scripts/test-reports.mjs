// Reads the runners' JSON reports. Whatever did not plainly pass counts as failed: a skipped test,
// one that passed only when repeated, a file that could not be loaded, a run without tests.
import { readFileSync } from 'node:fs';

/** Vitest's report as `{ passed, failures: [{ name, message }], durations: [{ name, ms }] }`. */
export function readVitest(report) {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      name: `${file.name} > ${test.fullName}`,
      passed: test.status === 'passed',
      message: test.failureMessages?.join('\n') || `was ${test.status}: nothing may be left out.`,
      ms: test.duration,
    })),
  );
  const brokenFiles = report.testResults
    .filter((file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'))
    .map((file) => ({ name: file.name, passed: false, message: file.message || 'The file could not be run.' }));
  return count([...tests, ...brokenFiles]);
}

/** Playwright's report in the same form. */
export function readPlaywright(report) {
  const tests = report.suites.flatMap((suite) => listSpecs(suite, [])).flatMap(readSpec);
  const errors = (report.errors ?? []).map((error) => ({
    name: error.location?.file ?? 'Playwright',
    passed: false,
    message: error.message ?? String(error.value),
  }));
  return count([...tests, ...errors]);
}

function listSpecs(suite, titles) {
  const path = [...titles, suite.title];
  const own = suite.specs.map((spec) => ({ ...spec, path: [...path, spec.title] }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listSpecs(inner, path))];
}

function readSpec(spec) {
  return spec.tests.map((test) => ({
    name: [test.projectName, ...spec.path].filter(Boolean).join(' > '),
    passed: test.status === 'expected',
    message: messageOf(test),
    ms: test.results.reduce((sum, result) => sum + (result.duration ?? 0), 0),
  }));
}

function messageOf(test) {
  if (test.status === 'skipped') return 'was skipped: nothing may be left out.';
  const messages = test.results.flatMap((result) => result.errors ?? []).map((error) => error.message);
  const screens = test.results.flatMap((result) => result.attachments ?? []).flatMap(screenOf);
  const text = [...new Set([...messages, ...screens])].join('\n') || `ended as ${test.status}`;
  return test.status === 'flaky' ? `passed only when repeated:\n${text}` : text;
}

/** What was on the page when the test failed: it may not happen again where it can be watched. */
function screenOf({ name, path }) {
  if (name !== 'error-context' || path === undefined) return [];
  const [, snapshot] = readFileSync(path, 'utf8').match(/```yaml\n([\s\S]*?)```/) ?? [];
  return snapshot === undefined ? [] : [`The page then:\n${snapshot}`];
}

function count(tests) {
  return {
    passed: tests.filter(({ passed }) => passed).length,
    failures: tests.filter(({ passed }) => !passed).map(({ name, message }) => ({ name, message })),
    durations: tests.filter(({ ms }) => ms > 0).map(({ name, ms }) => ({ name, ms })),
  };
}

/**
 * The outcome of a run: its report's, and a failure of its own when the runner crashed, found no
 * test, or ended badly although no test failed. `mayBeEmpty` when a change may reach no test.
 */
export function readRun({ read, report, mayBeEmpty = false, code, output }) {
  if (!report) {
    const message = output.trim() || `ended with code ${code}`;
    return { passed: 0, failures: [{ name: 'the runner', message }], durations: [] };
  }
  const { passed, failures, durations } = read(report);
  const isHollow = passed + failures.length === 0 && !mayBeEmpty;
  const isUnexplained = code !== 0 && failures.length === 0;
  if (!isHollow && !isUnexplained) return { passed, failures, durations };
  const message = isHollow ? 'ran no tests.' : `ended with code ${code} although no test failed.`;
  return { passed, failures: [{ name: 'the runner', message: `${message}\n${output}`.trim() }], durations };
}

/** The slowest tests of all parts as lines of text, the slowest first. */
export function listSlowest(durations, count) {
  return durations
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** A failure of a step as lines of text, under its name where it is not the step's own. */
export function describeFailure(step, { name, message }) {
  const heading = name === step ? '' : `\n  ✕ ${name}`;
  return `${heading}\n${message.trimEnd().replaceAll(/^/gm, '    ')}\n`;
}
