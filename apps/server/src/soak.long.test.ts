import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { makeDataDir, removeDataDir } from '#tests/browser/support/server-process.ts';
import { describeSoak } from '#tests/soak/report.ts';
import { soak } from '#tests/soak/run.ts';
import { createPostgres } from '#tests/support/database/database.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeDataDir(isPostgres ? undefined : inject('embeddedData'));
});
afterEach(() => removeDataDir(dataDir));

// A visit of each kind shows that the calls fit together; `npm run soak` lets fifty learners use the product for minutes.
test('learners and a guest who use everything are never refused and meet no error', async () => {
  const database = isPostgres ? { url: await createPostgres() } : {};
  const result = await soak({ dataDir, ...database, processes: 1, learners: 3, length: { visits: 1 }, seed: 1 });
  expect(result.measurements.failed, describeSoak(result)).toBe(0);
  expect(result.visits).toBe(3);
  expect(result.measurements.routes.length).toBeGreaterThan(50);
});
