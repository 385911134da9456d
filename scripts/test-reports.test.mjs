import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listSlowest, readPlaywright, readRun, readVitest } from './test-reports.mjs';

function vitestFile(assertionResults, more = {}) {
  return { name: 'a.test.ts', status: 'passed', assertionResults, ...more };
}

describe('readVitest', () => {
  test('a Vitest report counts what passed and names what failed', () => {
    const report = {
      testResults: [
        vitestFile([
          { fullName: 'adds', status: 'passed', failureMessages: [], duration: 12 },
          { fullName: 'divides', status: 'failed', failureMessages: ['expected 1 to be 2'] },
        ]),
      ],
    };
    expect(readVitest(report)).toEqual({
      passed: 1,
      failures: [{ name: 'a.test.ts > divides', message: 'expected 1 to be 2' }],
      durations: [{ name: 'a.test.ts > adds', ms: 12 }],
    });
  });

  test.each(['skipped', 'pending', 'todo'])('a %s test failed', (status) => {
    const { passed, failures } = readVitest({ testResults: [vitestFile([{ fullName: 'later', status }])] });
    expect(passed).toBe(0);
    expect(failures[0].message).toContain(status);
  });

  test('a file that cannot be loaded is one failure', () => {
    const report = { testResults: [vitestFile([], { status: 'failed', message: 'SyntaxError' })] };
    expect(readVitest(report)).toMatchObject({ passed: 0, failures: [{ name: 'a.test.ts', message: 'SyntaxError' }] });
  });
});

function playwrightReport(status, results = [{ errors: [], duration: 40 }]) {
  const spec = { title: 'buys', tests: [{ projectName: 'narrow', status, results }] };
  return { suites: [{ title: 'pay.ts', specs: [], suites: [{ title: 'a visitor', specs: [spec] }] }], errors: [] };
}

describe('readPlaywright', () => {
  test('a Playwright report counts what went as expected', () => {
    expect(readPlaywright(playwrightReport('expected'))).toEqual({
      passed: 1,
      failures: [],
      durations: [{ name: 'narrow > pay.ts > a visitor > buys', ms: 40 }],
    });
  });

  test.each(['skipped', 'flaky', 'unexpected'])('a test that was %s failed', (status) => {
    const { passed, failures } = readPlaywright(playwrightReport(status, [{ errors: [{ message: 'no button' }] }]));
    expect(passed).toBe(0);
    expect(failures).toMatchObject([{ name: 'narrow > pay.ts > a visitor > buys' }]);
  });

  test('a failure shows what was on the page', () => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'error-context.md');
    writeFileSync(path, '# Error details\n\nno button\n\n```yaml\n- heading "Sign in"\n```\n');
    const attachments = [{ name: 'error-context', contentType: 'text/markdown', path }];
    const { failures } = readPlaywright(
      playwrightReport('unexpected', [{ errors: [{ message: 'no button' }], attachments }]),
    );
    expect(failures[0].message).toBe('no button\nThe page then:\n- heading "Sign in"\n');
  });

  test('an error outside the tests is a failure', () => {
    const report = { suites: [], errors: [{ message: 'no server' }] };
    expect(readPlaywright(report)).toMatchObject({
      passed: 0,
      failures: [{ name: 'Playwright', message: 'no server' }],
    });
  });
});

describe('readRun', () => {
  const read = (report) => report;
  const failure = { name: 'adds', message: 'no' };

  test.each([
    ['all passed', { report: { passed: 3, failures: [], durations: [] }, code: 0 }, 3, 0],
    ['one failed', { report: { passed: 2, failures: [failure], durations: [] }, code: 1 }, 2, 1],
    ['the runner left no report', { report: null, code: 1 }, 0, 1],
    ['there were no tests', { report: { passed: 0, failures: [], durations: [] }, code: 0 }, 0, 1],
    [
      'a change reached no test',
      { report: { passed: 0, failures: [], durations: [] }, mayBeEmpty: true, code: 0 },
      0,
      0,
    ],
    ['it ended badly without a failed test', { report: { passed: 3, failures: [], durations: [] }, code: 1 }, 3, 1],
  ])('%s', (_name, run, passed, failed) => {
    const outcome = readRun({ read, output: '', ...run });
    expect([outcome.passed, outcome.failures.length]).toEqual([passed, failed]);
  });
});

test('listSlowest names the slowest tests of all parts first', () => {
  const durations = [
    { name: 'adds', ms: 4 },
    { name: 'buys', ms: 12_340 },
    { name: 'divides', ms: 950 },
  ];
  expect(listSlowest(durations, 2)).toEqual(['  12.3 s  buys', '   0.9 s  divides']);
});
