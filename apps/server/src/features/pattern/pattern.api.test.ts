import { galleryPattern } from '@wickwise/contract/lesson/gallery';
import { patternLesson } from '@wickwise/contract/lesson/lesson';
import { patternCalls } from '@wickwise/contract/lesson/pattern';
import { patternOverview, patternPreview } from '@wickwise/contract/lesson/pattern-preview';
import { patterns } from '@wickwise/curriculum/patterns';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, type Role } from '#tests/support/server.ts';
import { patternById } from './data.ts';

const server = await useTestServer();

async function listAs(role: Role) {
  const as = role === 'visitor' ? null : await createLearner(server, { role });
  return call(server, patternCalls.listPatterns, { as });
}

describe('the real charts of a pattern', () => {
  const realCharts = (patternId: string, as: Awaited<ReturnType<typeof createLearner>> | null = null) =>
    call(server, patternCalls.listRealExamples, { as, params: { patternId } });

  test('real charts show a visitor a hammer that worked and one that failed, with its days', async () => {
    const { status, body } = await realCharts('hammer');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { symbol: 'BAC', name: 'Bank of America', outcome: 'closed above', asRead: true, completedOn: '2018-08-31' },
      { symbol: 'BAC', outcome: 'closed below', asRead: false, completedOn: '2018-12-06' },
    ]);
  });

  test('the real charts of a Heritage lesson require Heritage', async () => {
    const [visitor, genesis] = [await realCharts('morning-star'), await createLearner(server, { role: 'genesis' })];
    expect(visitor.body).toEqual([]);
    expect((await realCharts('morning-star', genesis)).body).toEqual([]);
    const heritage = await createLearner(server, { role: 'heritage' });
    expect((await realCharts('morning-star', heritage)).body).toHaveLength(2);
  });

  test('price action has no real charts, and those of an unknown pattern are not found', async () => {
    const heritage = await createLearner(server, { role: 'heritage' });
    expect((await realCharts('market-structure', heritage)).body).toEqual([]);
    expect(await realCharts('no-such-pattern')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('the list of patterns', () => {
  test.each(['visitor', 'genesis', 'refunded'] as const)(
    'the pattern list gives a %s whole Genesis lessons and previews of the rest',
    async (role) => {
      const { body } = await listAs(role);
      expect(body).toHaveLength(patterns.length);
      for (const entry of body) {
        const shape = entry.requiredTier === 'genesis' ? patternLesson : patternPreview;
        expect(shape.strict().parse(entry)).toEqual(entry);
      }
    },
  );

  test('the pattern list gives no premium text to anyone without access to it', async () => {
    const answer = await listAs('genesis');
    const text = JSON.stringify(answer.body);
    for (const entry of patterns.filter(({ requiredTier }) => requiredTier === 'heritage')) {
      const { evidence } = entry;
      const finding = evidence.kind === 'measured' ? evidence.finding : evidence.note;
      const { confirmation, failsWhen, takeaway, neighbors } = entry;
      const frame = [confirmation, failsWhen, takeaway, ...neighbors.map(({ difference }) => difference)];
      for (const premium of frame) expect(text).not.toContain(premium);
      for (const premium of [entry.definition, entry.signal, entry.scenario, finding, ...entry.characteristics]) {
        expect(text).not.toContain(JSON.stringify(premium).slice(1, -1));
      }
    }
  });

  test('a Heritage learner gets every whole lesson', async () => {
    const { body } = await listAs('heritage');
    expect(body.map(({ access }) => access)).toEqual(patterns.map(() => 'lesson'));
    for (const entry of body) patternLesson.strict().parse(entry);
  });

  test('everyone sees the other names of a pattern, but only readers of the whole lesson see its readings', async () => {
    const { body } = await listAs('visitor');
    for (const entry of body) expect(entry.alsoCalled).toEqual(patternById.get(entry.id)?.alsoCalled);
    const hammer = body.find(({ id }) => id === 'hammer');
    if (hammer?.access !== 'lesson') throw new Error('The hammer is a free lesson.');
    expect(hammer.rules[1]).toMatchObject({ example: { measured: '3.85 ×', met: true, candle: 15 } });
    expect(hammer.rules.map(({ nearMiss }) => nearMiss?.met)).toEqual([true, true, true, false, false]);
    expect(hammer.frame.trade).toMatchObject({ account: 20_000, riskLimit: 200, shares: 44 });
  });

  test('the list of patterns is a 304 for a browser that has it, and never across tiers', async () => {
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
    'the list of patterns is not compressed for "%s"',
    async (accepted) => {
      const answer = await server.app.inject({ url: '/api/patterns', headers: { 'accept-encoding': accepted } });
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.json()).toHaveLength(patterns.length);
    },
  );

  test.each(['br', 'gzip'])('the list of patterns is compressed as %s', async (encoding) => {
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

describe('the gallery', () => {
  test('a Heritage learner gets all fifteen gallery cards, each with its own lines', async () => {
    const as = await createLearner(server, { role: 'heritage' });
    const { body } = await call(server, patternCalls.listGallery, { as });
    expect(body).toHaveLength(15);
    for (const card of body) {
      expect(galleryPattern.strict().parse(card)).toEqual(card);
      expect(card.picture.lines?.length).toBeGreaterThanOrEqual(1);
    }
  });
});
