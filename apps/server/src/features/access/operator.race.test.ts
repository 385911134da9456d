import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesOf } from '../../../../../tests/support/buyers.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { purchase } from '../../db/schema/payment.ts';
import { obey } from './operator.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('ten grants and ten revocations at once are one of each', async () => {
  const email = 'pulled-at@example.com';
  const tenTimes = (command: 'grant' | 'revoke') => {
    const order = { command, email, by: 'ops' } as const;
    const give = () =>
      obey({ db: server.runtime.db, environment: 'sandbox', now: server.now }, order).catch(() => 'refused');
    return Promise.all(Array.from({ length: 10 }, give));
  };
  await tenTimes('grant');
  const granted = await server.runtime.db.select().from(purchase).where(eq(purchase.email, email));
  expect(granted).toHaveLength(1);
  await tenTimes('revoke');
  expect((await changesOf(server, granted[0]?.id ?? '')).map(({ change }) => change)).toEqual(['granted', 'revoked']);
});
