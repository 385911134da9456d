import type { CompletionKind } from '@wickwise/contract/progress';
import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { readingCards } from '@wickwise/curriculum/articles/article-cards';
import { fundamentals } from '@wickwise/curriculum/fundamentals/fundamentals';
import { learningModules } from '@wickwise/curriculum/learning-modules';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

const NOTHING = { terms: [], sections: [], modules: [], articles: [] };

function complete(learner: TestLearner, kind: CompletionKind, itemId: string) {
  return call(server, progressCalls.completeItem, { as: learner, params: { kind, itemId } });
}

async function listCompletions(learner: TestLearner) {
  return (await call(server, progressCalls.listCompletions, { as: learner })).body;
}

async function readStats(learner: TestLearner) {
  return (await call(server, rewardCalls.stats, { as: learner })).body;
}

test('completed items are listed by kind in order of completion, for their learner only', async () => {
  const [learner, other] = [await createLearner(server), await createLearner(server)];
  expect(await listCompletions(learner)).toEqual(NOTHING);
  await complete(learner, 'term', 'support');
  await complete(learner, 'term', 'gap');
  await complete(learner, 'section', 'what-is-trading');
  await complete(learner, 'module', 'trading-fundamentals');
  await complete(learner, 'article', 'trend-analysis');
  expect(await listCompletions(learner)).toEqual({
    terms: ['support', 'gap'],
    sections: ['what-is-trading'],
    modules: ['trading-fundamentals'],
    articles: ['trend-analysis'],
  });
  expect(await listCompletions(other)).toEqual(NOTHING);
});

test('the first item of a day makes it a day of study, and repeating one earns nothing', async () => {
  const learner = await createLearner(server);
  const first = await complete(learner, 'term', 'gap');
  expect(first.body.earned.entries.map(({ points }) => points)).toEqual([10]);
  const again = await complete(learner, 'term', 'gap');
  expect(again.body.earned.entries).toEqual([]);
  expect(await readStats(learner)).toMatchObject({ experience: 10, streak: 1, lessonsCompleted: 0 });
  expect((await listCompletions(learner)).terms).toEqual(['gap']);
});

test.each(['term', 'section', 'module', 'article'] as const)('an unknown %s is refused', async (kind) => {
  const learner = await createLearner(server);
  const answer = await complete(learner, kind, 'no-such-item');
  expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
  expect(await listCompletions(learner)).toEqual(NOTHING);
});

test('a module is refused until every module it builds on is completed', async () => {
  const learner = await createLearner(server);
  await complete(learner, 'module', 'trading-fundamentals');
  await complete(learner, 'module', 'candlestick-lessons');
  const refused = await complete(learner, 'module', 'knowledge-check');
  expect([refused.status, refused.error.code]).toEqual([403, 'module_locked']);
  await complete(learner, 'module', 'flashcard-practice');
  expect((await complete(learner, 'module', 'knowledge-check')).status).toBe(200);
  expect((await listCompletions(learner)).modules).not.toContain('vocabulary-check');
});

test('completing all sections of the fundamentals unlocks the modules that build on them', async () => {
  const learner = await createLearner(server);
  const [last, ...others] = fundamentals;
  for (const { id } of others) await complete(learner, 'section', id);
  expect((await complete(learner, 'module', 'candlestick-lessons')).error.code).toBe('module_locked');
  await complete(learner, 'section', last?.id ?? '');
  expect((await complete(learner, 'module', 'candlestick-lessons')).status).toBe(200);
});

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

test('one merge stores everything a visitor completed, in any order', async () => {
  const learner = await createLearner(server);
  const lists = {
    terms: idsOf(vocabulary),
    sections: idsOf(fundamentals),
    modules: idsOf(learningModules).toReversed(),
    articles: idsOf(readingCards),
  };
  const merge = () =>
    call(server, progressCalls.mergeProgress, { as: learner, body: { patternIds: ['doji'], ...lists } });
  const merged = await merge();
  expect(merged.body.earned.entries).toEqual([
    { cause: 'pattern-mastered:doji', points: 50 },
    { cause: expect.stringMatching(/^streak-day:/), points: 10 },
    { cause: 'badge:first-candle', points: 25 },
    { cause: 'milestone:terms_studied:10', points: 200 },
    { cause: 'milestone:terms_studied:25', points: 500 },
  ]);
  const completions = await listCompletions(learner);
  expect({ ...completions, modules: completions.modules.toSorted() }).toEqual({
    ...lists,
    modules: lists.modules.toSorted(),
  });
  const again = await merge();
  expect(again.body.earned.entries).toEqual([]);
  expect(await listCompletions(learner)).toEqual(completions);
});

test('a merge of all sections unlocks the modules that build on the fundamentals', async () => {
  const learner = await createLearner(server);
  const body = { patternIds: [], modules: ['candlestick-lessons'], sections: idsOf(fundamentals) };
  await call(server, progressCalls.mergeProgress, { as: learner, body });
  expect((await listCompletions(learner)).modules).toEqual(['candlestick-lessons']);
});

test('a merge skips unknown and locked items and stores the rest', async () => {
  const learner = await createLearner(server);
  await complete(learner, 'module', 'trading-vocabulary');
  const body = {
    patternIds: [],
    terms: ['no-such-term', 'gap', 'gap'],
    modules: ['vocabulary-check', 'chart-structure'],
  };
  const merged = await call(server, progressCalls.mergeProgress, { as: learner, body });
  expect(merged.body.refused).toEqual([]);
  expect(await listCompletions(learner)).toEqual({
    ...NOTHING,
    terms: ['gap'],
    modules: ['trading-vocabulary', 'vocabulary-check'],
  });
});
