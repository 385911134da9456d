import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { purchase } from '../../db/schema/access.ts';
import { OWNER_KEY_HEADER } from '../../plugins/owner-key.ts';
import { ADMIN_COMMAND_PATH } from './admin-routes.ts';

const server = await useTestServer();

async function purchasesUnder(email: string) {
  return server.runtime.db.select().from(purchase).where(eq(purchase.email, email));
}

describe('commands through the running server', () => {
  const body = { command: 'grant', email: 'thief@example.com', by: 'thief' };
  const post = (headers: Record<string, string>, payload: object = body) =>
    server.app.inject({
      method: 'POST',
      url: ADMIN_COMMAND_PATH,
      payload,
      headers: { origin: server.origin, ...headers },
    });

  test('the command route is not found without the key from the data folder', async () => {
    const { ownerKey } = server.runtime;
    for (const key of [undefined, '', 'guess', ownerKey.slice(1), `${ownerKey}x`, 'a'.repeat(ownerKey.length)]) {
      for (const payload of [body, {}]) {
        const answer = await post(key === undefined ? {} : { [OWNER_KEY_HEADER]: key }, payload);
        expect([answer.statusCode, answer.json()]).toMatchObject([
          404,
          { message: 'There is nothing at this address.' },
        ]);
      }
    }
    expect(await purchasesUnder(body.email)).toEqual([]);
  });

  test('the command route accepts a command with the key and rejects anything else', async () => {
    const headers = { [OWNER_KEY_HEADER]: server.runtime.ownerKey };
    const answer = await post(headers, { ...body, command: 'user' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: expect.stringContaining('There is no account') },
    ]);
    expect((await post(headers, { ...body, command: 'delete' })).statusCode).toBe(400);
    expect((await post({ ...headers, origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});
