import { expect, test } from 'vitest';
import { describeCluster } from '#tests/crash/cluster/report.ts';
import { crashCluster } from '#tests/crash/cluster/run.ts';

// Short, and without nginx, which npm doesn't install; `npm run crash -- --cluster` is two minutes behind it.
test('three processes and the primary are killed while learners write, and nothing acknowledged is lost', async () => {
  const options = { learners: 12, seconds: 12, seed: 1, hasProxy: false, report: () => {} };
  const result = await crashCluster(options);
  const figures = describeCluster(result, options);
  expect(result.losses, figures).toEqual([]);
  expect(result.twice, figures).toBe(0);
  expect(result.incidents.unexplained, figures).toEqual([]);
  expect(result.present).toBe(result.grades);
  expect(result.sessionsHeld, figures).toBe(options.learners);
  expect(result.incidents.kills.length, figures).toBeGreaterThan(0);
  expect(result.incidents.failover?.ended, figures).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(result.grades, figures).toBeGreaterThan(options.learners);
});
