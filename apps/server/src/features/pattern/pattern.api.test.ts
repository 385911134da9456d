import { patternCalls, patternLesson, patternOverview, patternPreview } from '@wickwise/contract/pattern';
import { patterns } from '@wickwise/curriculum/patterns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  createLearner,
  type Role,
  startTestServer,
  type TestServer,
} from '../../../../../tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function listAs(role: Role) {
  const as = role === 'visitor' ? null : await createLearner(server, { role });
  return call(server, patternCalls.listPatterns, { as });
}

describe('the list of patterns', () => {
  test.each(['visitor', 'genesis', 'refunded'] as const)(
    'gives a %s whole genesis lessons and previews of the rest',
    async (role) => {
      const { body } = await listAs(role);
      expect(body).toHaveLength(patterns.length);
      for (const entry of body) {
        const shape = entry.requiredTier === 'genesis' ? patternLesson : patternPreview;
        expect(shape.strict().parse(entry)).toEqual(entry);
      }
    },
  );

  test('carries not one premium sentence to those who may not read it', async () => {
    const answer = await listAs('genesis');
    const text = JSON.stringify(answer.body);
    for (const entry of patterns.filter(({ requiredTier }) => requiredTier === 'heritage')) {
      for (const premium of [entry.definition, entry.signal, entry.scenario, ...entry.characteristics]) {
        expect(text).not.toContain(JSON.stringify(premium).slice(1, -1));
      }
    }
  });

  test('gives a heritage learner every lesson whole', async () => {
    const { body } = await listAs('heritage');
    expect(body.map(({ access }) => access)).toEqual(patterns.map(() => 'lesson'));
    for (const entry of body) patternLesson.strict().parse(entry);
  });

  test('answers 304 to a browser that has it, and never across tiers', async () => {
    const heritage = await createLearner(server, { role: 'heritage' });
    const first = await server.app.inject({ url: '/api/patterns', headers: { cookie: heritage.cookie } });
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await server.app.inject({ url: '/api/patterns', headers: { cookie: heritage.cookie, ...known } });
    expect(again.statusCode).toBe(304);
    const visitor = await server.app.inject({ url: '/api/patterns', headers: known });
    expect(visitor.statusCode).toBe(200);
    expect(first.headers['cache-control']).toContain('private');
  });

  test.each(['gzip;q=0', 'br; q=0.000, gzip;q=0', 'brotli', ''])(
    'comes as it is to a reader who takes "%s"',
    async (accepted) => {
      const answer = await server.app.inject({ url: '/api/patterns', headers: { 'accept-encoding': accepted } });
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.json()).toHaveLength(patterns.length);
    },
  );

  test.each(['br', 'gzip'])('comes compressed as %s', async (encoding) => {
    const answer = await server.app.inject({ url: '/api/patterns', headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(patterns).length / 3);
  });
});

test('the overview names every pattern with its picture and nothing premium', async () => {
  const { body } = await call(server, patternCalls.listPatternOverview, { as: null });
  expect(body.map(({ id }) => id)).toEqual(patterns.map(({ id }) => id));
  for (const entry of body) patternOverview.strict().parse(entry);
});

test('a picture is an image of its own, and an unknown one is not found', async () => {
  const known = await server.app.inject({ url: '/api/patterns/hammer/picture.svg' });
  expect([known.statusCode, known.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(known.body).toContain('<svg');
  const unknown = await call(server, patternCalls.patternPicture, { as: null, params: { patternId: 'no-such-one' } });
  expect([unknown.status, unknown.error.code]).toEqual([404, 'not_found']);
});
