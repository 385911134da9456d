import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { browserOf } from '#tests/support/learner/payments.ts';
import { createLearner, openSession } from '#tests/support/server.ts';
import { passkey } from '../../db/schema/identity.ts';

const server = await useTestServer();

describe('passkeys', () => {
  test('passkeys are listed only for signed-in learners', async () => {
    const visitor = new BrowserSession(server);
    expect((await visitor.get('/api/auth/passkey/generate-register-options')).status).toBe(401);
    const verify = await visitor.post('/api/auth/passkey/verify-registration', { response: {} });
    expect([verify.status, verify.json<{ code: string }>().code]).toEqual([401, 'not_signed_in']);
  });

  test('a passkey can be added only within half an hour of signing in', async () => {
    const browser = await browserOf(server, await createLearner(server));
    const options = await browser.get('/api/auth/passkey/generate-register-options');
    expect(options.json()).toMatchObject({ rp: { id: 'localhost', name: 'Wickwise' }, challenge: expect.any(String) });
    const learner = await createLearner(server);
    const later = new BrowserSession(server);
    server.now = new Date(Date.now() - 31 * 60_000);
    later.plant(`${await openSession(server, learner.id)}; Path=/`);
    server.now = new Date();
    const refused = await later.get('/api/auth/passkey/generate-register-options');
    expect([refused.status, refused.json<{ code: string }>().code]).toEqual([403, 'SESSION_NOT_FRESH']);
  });

  test('a passkey that no authenticator made is a client error', async () => {
    const browser = await browserOf(server, await createLearner(server));
    await browser.get('/api/auth/passkey/generate-register-options');
    const response = { id: 'aaaa', rawId: 'aaaa', type: 'public-key', response: {}, clientExtensionResults: {} };
    const page = await browser.post('/api/auth/passkey/verify-registration', { response });
    expect([page.status, page.json<{ code: string }>().code]).toEqual([400, 'FAILED_TO_VERIFY_REGISTRATION']);
  });

  test('a passkey challenge does not reveal who has one', async () => {
    const page = await new BrowserSession(server).get('/api/auth/passkey/generate-authenticate-options');
    expect(page.json()).toMatchObject({ rpId: 'localhost', challenge: expect.any(String) });
    expect(page.json()).not.toHaveProperty('allowCredentials.0');
  });

  test('an unregistered passkey does not sign in', async () => {
    const browser = new BrowserSession(server);
    await browser.get('/api/auth/passkey/generate-authenticate-options');
    const response = { id: 'unknown', rawId: 'unknown', type: 'public-key', response: {}, clientExtensionResults: {} };
    const page = await browser.post('/api/auth/passkey/verify-authentication', { response });
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page.json()).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
      error: expect.any(String),
    });
    expect(await browser.currentUser()).toBeNull();
  });

  test('credential ids are unique across all learners', async () => {
    const row = async () => ({
      id: randomUUID(),
      userId: (await createLearner(server)).id,
      credentialID: 'the-same',
      publicKey: 'key',
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
    });
    await server.runtime.db.insert(passkey).values(await row());
    await expect(server.runtime.db.insert(passkey).values(await row())).rejects.toMatchObject({
      cause: expect.objectContaining({ code: '23505' }),
    });
  });

  test("another learner's passkey cannot be removed", async () => {
    const owner = await createLearner(server);
    const device = { publicKey: 'key', counter: 0, deviceType: 'singleDevice', backedUp: false };
    const row = { id: randomUUID(), userId: owner.id, credentialID: randomUUID(), ...device };
    await server.runtime.db.insert(passkey).values(row);
    const page = await (await browserOf(server, await createLearner(server))).send(`/api/account/passkeys/${row.id}`, {
      method: 'DELETE',
    });
    expect(page.status).toBe(404);
    const browser = new BrowserSession(server);
    browser.plant(`${owner.cookie}; Path=/`);
    expect((await browser.send(`/api/account/passkeys/${row.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await browser.get('/api/account')).json()).toMatchObject({ passkeys: [] });
  });
});
