import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { changesOf } from '#tests/support/learner/buyers.ts';
import { purchase } from '../../db/schema/access.ts';
import { runCommand } from './run-command.ts';

const server = await useTestServer();

test('ten concurrent grants and ten concurrent revocations have the effect of one each', async () => {
  const email = 'pulled-at@example.com';
  const tenTimes = (command: 'grant' | 'revoke') => {
    const order = { command, email, by: 'ops' } as const;
    const give = () =>
      runCommand(
        { db: server.runtime.db, log: server.runtime.log, environment: 'sandbox', now: server.now },
        order,
      ).catch(() => 'refused');
    return Promise.all(Array.from({ length: 10 }, give));
  };
  await tenTimes('grant');
  const granted = await server.runtime.db.select().from(purchase).where(eq(purchase.email, email));
  expect(granted).toHaveLength(1);
  await tenTimes('revoke');
  expect((await changesOf(server, granted[0]?.id ?? '')).map(({ change }) => change)).toEqual(['granted', 'revoked']);
});
