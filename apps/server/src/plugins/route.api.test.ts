import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { createLearner } from '#tests/support/server.ts';
import { buildApp } from '../app.ts';
import { readSite } from './site.ts';

const server = await useTestServer();

/** The same call in spellings that the router treats as one. */
const SPELLINGS = [
  '/api/health',
  '/%61pi/health',
  '/%61%70%69/health',
  '/api/healt%68',
  '/api/health?a=/api/',
  '/api/health/',
];

test('a call counts against the limit and stays out of caches, however its address is spelled', async () => {
  const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume');
  for (const url of SPELLINGS) {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await server.app.inject({ method, url, remoteAddress: '203.0.113.8' });
      expect([statusCode, headers['cache-control']], `${method} ${url}`).toEqual([200, 'no-store']);
    }
  }
  expect(consume).toHaveBeenCalledTimes(SPELLINGS.length * 2);
  consume.mockRestore();
});

test('a request that matches no route counts against the limit and stays out of caches', async () => {
  const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume');
  for (const url of ['/api/nothing', '/%61pi/nothing', '/nothing', '/%6eothing', '/apinothing', '/api']) {
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      const { statusCode, headers } = await server.app.inject({ method, url, remoteAddress: '203.0.113.9' });
      expect([statusCode, headers['cache-control']], `${method} ${url}`).toEqual([404, 'no-store']);
    }
  }
  expect(consume).toHaveBeenCalledTimes(6 * 3);
  consume.mockRestore();
});

test('a call knows the session, however its address is spelled', async () => {
  const learner = await createLearner(server);
  for (const url of ['/api/auth/user', '/%61pi/auth/user', '/api/%61uth/user']) {
    const answer = await server.app.inject({ url, headers: { cookie: learner.cookie } });
    expect(answer.json(), url).toMatchObject({ email: learner.email });
  }
});

test('an unknown call gets an error and an unknown page a page, however its address is spelled', async () => {
  const build = await mkdtemp(path.join(tmpdir(), 'wickwise-site-'));
  await mkdir(path.join(build, 'client/assets'), { recursive: true });
  await writeFile(path.join(build, 'parameter-paths.json'), '[]');
  await writeFile(path.join(build, 'client/__spa-fallback.html'), '<p>Not found</p>');
  const app = await buildApp(server.runtime, await readSite(build));
  const typeOf = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url, remoteAddress: '203.0.113.10' });
    return [statusCode, String(headers['content-type']).split(';')[0]];
  };
  for (const url of ['/api/nothing', '/%61pi/nothing', '/api']) {
    expect(await typeOf(url), url).toEqual([404, 'application/json']);
  }
  for (const url of ['/nothing', '/%6eothing', '/apinothing', '/assets/nothing.js']) {
    expect(await typeOf(url), url).toEqual([404, 'text/html']);
  }
  await app.close();
  await rm(build, { recursive: true });
});
