import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { openLog } from '#tests/support/log.ts';
import type { TestServer } from '#tests/support/server.ts';
import { user } from '../db/schema/identity.ts';
import { OWNER_KEY_HEADER } from './owner-key.ts';

const { log, lines } = openLog();
/** What was logged besides the requests themselves. */
const faults = () => lines.filter((line) => !['request', 'security'].includes(JSON.parse(line).msg));
const server = await useTestServer({}, { log });
const named = await useTestServer({ PUBLIC_URL: 'https://Trial.example:8443', HOST: '192.168.1.5' });

async function statusOf({ app }: TestServer, url: string, host: string): Promise<number> {
  return (await app.inject({ url, headers: { host } })).statusCode;
}

const ADDRESSES = ['/dev/mail', '/dev/mail.json', '/%64ev/mail.json'];

describe('pages for this machine only', () => {
  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.8.9.1', '[::1]:3000'])(
    'a local page is served for a request to %s',
    async (host) => {
      for (const url of ADDRESSES) expect(await statusOf(server, url, host), url).toBe(200);
    },
  );

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.5', '[::2]', 'a b', '@'])(
    'a local page is not found for a request to %j, like an unknown path',
    async (host) => {
      const unknown = await server.app.inject({ url: '/dev/nothing', headers: { host } });
      for (const url of ADDRESSES) {
        const { statusCode, body, headers } = await server.app.inject({ url, headers: { host } });
        expect([statusCode, body], url).toEqual([404, unknown.body]);
        expect(headers['content-type']).toBe(unknown.headers['content-type']);
      }
      expect(faults(), 'nothing was done behind the answer').toEqual([]);
    },
  );

  test('local pages are served at the configured site address and network interface', async () => {
    for (const host of ['trial.example:8443', 'TRIAL.example', '192.168.1.5:3000', 'localhost']) {
      expect(await statusOf(named, '/dev/mail', host), host).toBe(200);
    }
    expect(await statusOf(named, '/dev/mail', 'trial.example.evil.example')).toBe(404);
  });

  test.each(['/operator', '/dev/seed'])(
    '%s accepts no command under another host name, even with the key',
    async (url) => {
      const { origin, runtime } = server;
      const send = (host: string) =>
        server.app.inject({
          method: 'POST',
          url,
          headers: { host, origin, [OWNER_KEY_HEADER]: runtime.ownerKey },
          payload: {},
        });
      expect((await send('evil.example')).statusCode).toBe(404);
      expect(await server.runtime.db.select().from(user)).toEqual([]);
      expect(faults()).toEqual([]);
      expect(server.app.hasRoute({ method: 'POST', url })).toBe(true);
    },
  );
});
