import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { refuseMixedTransactions } from '#tests/support/database/touched-learners.ts';
import { createLearner, startTestServer } from '#tests/support/server.ts';
import { user } from './schema/identity.ts';
import { activity } from './schema/progress.ts';

/** Its close would refuse what is tried here. */
const server = await startTestServer();
const { db } = server.runtime;
afterAll(async () => {
  await server.connection.run('truncate test_touch.touched');
  await server.close();
});

test('a test fails whose transaction writes rows of two learners', async () => {
  const [one, other] = [await createLearner(server), await createLearner(server)];
  await refuseMixedTransactions(server.connection);
  await db.transaction(async (tx) => {
    await tx.update(user).set({ name: 'New Name' }).where(eq(user.id, one.id));
    const row = { kind: 'term-studied', subject: 'gap', countsAsStudy: true, localDay: '2026-11-27' } as const;
    await tx.insert(activity).values({ ...row, userId: other.id, occurredAt: server.now });
  });
  await expect(refuseMixedTransactions(server.connection)).rejects.toThrow(/several learners in: activity, user\./);
});

test('a test fails whose statement writes rows of two learners', async () => {
  await server.connection.run('truncate test_touch.touched');
  const learners = [await createLearner(server), await createLearner(server)];
  const ids = learners.map(({ id }) => id);
  await db.update(user).set({ name: 'Another Name' }).where(inArray(user.id, ids));
  await expect(refuseMixedTransactions(server.connection)).rejects.toThrow(/several learners in: user\./);
});
