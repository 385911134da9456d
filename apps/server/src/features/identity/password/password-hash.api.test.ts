import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { account } from '../../../db/schema/identity.ts';

const server = await useTestServer({}, { hashesSlowly: true });

test('a sign-up hashes its password once, before its transaction', async () => {
  const { password } = await server.runtime.auth.$context;
  const hash = password.hash;
  const hashes: string[] = [];
  const spy = vi.spyOn(password, 'hash').mockImplementation(async (text) => {
    const made = await hash(text);
    hashes.push(made);
    return made;
  });
  const body = { name: 'Ann Reader', email: 'ann.reader@example.com', password: 'a-long-password' };
  const page = await new BrowserSession(server).post('/api/auth/sign-up/email', body);
  spy.mockRestore();
  expect(page.status).toBe(200);
  expect(hashes).toHaveLength(1);
  const [stored] = await server.runtime.db.select().from(account).where(eq(account.providerId, 'credential'));
  expect(stored?.password).toBe(hashes[0]);
  expect(await password.verify({ hash: stored?.password ?? '', password: body.password })).toBe(true);
});
