import { readFile } from 'node:fs/promises';
import { progressCalls } from '@wickwise/contract/progress';
import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner } from '#tests/support/server.ts';
import { activity } from '../../db/schema/progress.ts';
import { consumeRateLimit, createRateLimiter } from '../../plugins/rate-limit.ts';
import { reopenLimit } from './rules.ts';

const AUTH_SECRET = 'the same secret in each process, of thirty-two characters';
const server = await useTestServer({ AUTH_SECRET });
const COMPLETE = { completed: true, masteryLevel: 'mastered' } as const;
const REOPEN = { completed: false, masteryLevel: 'learning' } as const;

describe('reopening and completing a lesson again', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('reopening a lesson the 31st time in a row is refused, and works again half an hour later', async () => {
    const learner = await createLearner(server);
    const request = { as: learner, params: { patternId: 'doji' } };
    const put = (body: typeof COMPLETE | typeof REOPEN) =>
      call(server, progressCalls.updateProgress, { ...request, body });
    const countRows = () => server.runtime.db.$count(activity, eq(activity.userId, learner.id));
    await put(COMPLETE);
    const reopenings = createRateLimiter(server.runtime.db, reopenLimit);
    for (let taken = 1; taken < reopenLimit.points; taken += 1) await consumeRateLimit(reopenings, learner.id);
    expect([(await put(REOPEN)).status, (await put(COMPLETE)).status]).toEqual([200, 200]);

    const refused = await put(REOPEN);
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
    expect(refused.error.message).toContain('try again in half an hour');
    expect(await countRows()).toBe(3);
    const progress = await call(server, progressCalls.listProgress, { as: learner });
    expect(progress.body).toMatchObject([{ patternId: 'doji', completed: true }]);
    const study = { ...request, params: { patternId: 'hammer' }, body: COMPLETE };
    expect((await call(server, progressCalls.updateProgress, study)).status).toBe(200);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + reopenLimit.seconds * 1000 });
    expect((await put(REOPEN)).status).toBe(200);
  });
});

describe('a lesson reopened before reopening had its own activity kind', () => {
  const MIGRATION = new URL('../../db/migrations/0005_lesson-reopened.sql', import.meta.url);

  test('the migration renames old reopened lessons and changes nothing else', async () => {
    const learner = await createLearner(server);
    const put = (body: typeof COMPLETE | typeof REOPEN) =>
      call(server, progressCalls.updateProgress, { as: learner, params: { patternId: 'doji' }, body });
    await put(COMPLETE);
    await put(REOPEN);
    const { db } = server.runtime;
    const readLog = () => db.select().from(activity).where(eq(activity.userId, learner.id)).orderBy(asc(activity.id));
    const log = await readLog();
    await db.execute(sql`update ${activity} set kind = 'lesson-opened'
      where kind = 'lesson-reopened' and user_id = ${learner.id}`);
    const readProgress = () => call(server, progressCalls.listProgress, { as: learner });
    expect((await readProgress()).body).toMatchObject([{ patternId: 'doji', completed: false }]);

    await db.execute(sql.raw(await readFile(MIGRATION, 'utf8')));
    expect(await readLog()).toEqual(log);
    expect(log.map(({ kind }) => kind)).toEqual(['lesson-completed', 'lesson-reopened']);
    expect((await readProgress()).body).toMatchObject([{ patternId: 'doji', completed: false }]);
  });
});
