import { describe, expect, test } from 'vitest';
import { describeAdvisories, isSerious, readAudit } from './advisory-report.mjs';

/** As npm 11 prints it: one package with an advisory of its own, and one that depends on it. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    'is-carried': {
      name: 'is-carried',
      severity: 'moderate',
      isDirect: true,
      via: ['minimist'],
      effects: [],
      range: '1.0.0 - 1.2.0',
      nodes: ['node_modules/is-carried'],
      fixAvailable: { name: 'is-carried', version: '2.0.0', isSemVerMajor: true },
    },
    minimist: {
      name: 'minimist',
      severity: 'critical',
      isDirect: false,
      via: [
        {
          source: 1097678,
          name: 'minimist',
          dependency: 'minimist',
          title: 'Prototype Pollution in minimist',
          url: 'https://github.com/advisories/GHSA-xvch-5gv4-984h',
          severity: 'critical',
          cwe: ['CWE-1321'],
          cvss: { score: 9.8, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' },
          range: '<0.2.4',
        },
      ],
      effects: ['is-carried'],
      range: '<0.2.4',
      nodes: ['node_modules/minimist'],
      fixAvailable: true,
    },
  },
  metadata: {
    vulnerabilities: { info: 0, low: 0, moderate: 1, high: 0, critical: 1, total: 2 },
    dependencies: { prod: 10, dev: 5, optional: 0, peer: 0, peerOptional: 0, total: 14 },
  },
};

describe('a report', () => {
  test('a report names each package with its advisories, worst first, and whether it runs in production', () => {
    const { packages } = readAudit(JSON.stringify(report));
    expect(packages.map(({ name }) => name)).toEqual(['minimist', 'is-carried']);
    expect(describeAdvisories(packages, [{ name: 'is-carried' }])).toBe(
      `critical: minimist <0.2.4, in development only
  Prototype Pollution in minimist https://github.com/advisories/GHSA-xvch-5gv4-984h
moderate: is-carried 1.0.0 - 1.2.0, in production
  through minimist
Known advisories: 1 critical, 1 moderate.`,
    );
  });

  test('an advisory is serious when it is high or critical', () => {
    const { packages } = readAudit(JSON.stringify(report));
    expect(packages.map(isSerious)).toEqual([true, false]);
    expect([isSerious({ severity: 'high' }), isSerious({ severity: 'low' })]).toEqual([true, false]);
  });

  test('a report without advisories says so', () => {
    const { packages } = readAudit(JSON.stringify({ ...report, vulnerabilities: {} }));
    expect(describeAdvisories(packages, [])).toBe('No known advisories.');
  });
});

describe('a response that is not a report', () => {
  const refused = {
    message: '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
    method: 'POST',
    uri: 'https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
    headers: { allow: ['GET,HEAD'], 'content-length': ['0'], 'x-fetch-attempts': ['1'] },
    statusCode: 405,
    body: '',
    error: { summary: '', detail: '' },
  };
  const unreachable = {
    message: 'request to https://registry.npmjs.org/ failed, reason: connect ECONNREFUSED 127.0.0.1:9',
    error: { summary: '', detail: '' },
  };
  const withoutLock = {
    error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.', detail: '' },
  };

  test.each([
    ['a registry that does not offer it', JSON.stringify(refused), refused.message],
    ['a registry that cannot be reached', JSON.stringify(unreachable), unreachable.message],
    ['npm itself refusing', JSON.stringify(withoutLock), withoutLock.error.summary],
    ['something that is not JSON', 'npm: not found\n', 'npm: not found'],
    ['nothing', '', 'npm gave no reason'],
    ['another version of the report', JSON.stringify({ ...report, auditReportVersion: 3, message: 'new' }), 'new'],
  ])('a response that is not a report (%s) gives the reason', (_, output, reason) => {
    expect(readAudit(output)).toEqual({ reason });
  });
});
