import { randomUUID } from 'node:crypto';
import { reviewCalls } from '@wickwise/contract/review';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { completeLesson } from '#tests/support/learner/lessons.ts';
import { answerQuiz, takePerfectQuiz, takeQuiz } from '#tests/support/learner/quiz.ts';
import { recordStatements } from '#tests/support/queries.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

const complete = (as: TestLearner, patternId: string) => completeLesson(server, as, patternId);

test('the database and the rules count the same after every kind of event', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  for (const patternId of ['doji', 'hammer', 'shooting-star']) await complete(as, patternId);
  for (const seconds of [30, 60]) {
    server.now = new Date(server.now.getTime() + 10 * 60_000);
    await takeQuiz(server, { as, isRight: () => false, seconds });
  }
  server.now = new Date(server.now.getTime() + 3 * 3_600_000);
  const { earned } = (await takePerfectQuiz(server, as)).body;
  // Failed twice, then passed; perfect once; two lessons' and quizzes' time, and the two minutes of the last one.
  expect(earned.entries.map(({ cause }) => cause)).toContain('badge:second-attempt');
  const { body } = await call(server, rewardCalls.listBadgeProgress, { as });
  const currentOf = (id: string) => body.find(({ badge }) => badge.id === id)?.progress.current;
  expect([currentOf('ten-lessons'), currentOf('ten-quizzes'), currentOf('flawless-five')]).toEqual([3, 3, 1]);
  const asked = await call(server, rewardCalls.triggerBadges, { as, body: { trigger: 'quiz-completed' } });
  expect(asked.body.earned.entries).toEqual([]);
});

describe('what the fullest event costs', () => {
  let statements: string[];
  beforeAll(() => {
    statements = recordStatements(server.runtime.db);
  });

  /** With the beginning and the end of the transaction, which not every engine names. */
  async function countStatements(run: () => Promise<unknown>): Promise<number> {
    statements.length = 0;
    await run();
    const own = statements.filter((query) => !/sandbox_|pgboss|"session"|^(begin|commit)/i.test(query));
    return own.length + 2;
  }

  test('a perfect quiz that brings badges, a milestone and a level takes at most fourteen statements', async () => {
    const learner = await createLearner(server);
    const { db } = server.runtime;
    await db.execute(sql`insert into xp_ledger (user_id, cause, points, earned_at)
      values (${learner.id}, 'test', 900, now())`);
    const end = await answerQuiz(server, { as: learner, isRight: () => true });
    let body: Awaited<ReturnType<typeof end>>['body'] | undefined;
    const count = await countStatements(async () => {
      body = (await end()).body;
    });
    const kinds = new Set(body?.earned.celebrations.map(({ celebrationType }) => celebrationType));
    expect(kinds).toEqual(new Set(['perfect_score', 'milestone', 'reward', 'level_up']));
    expect(count).toBeLessThanOrEqual(14);
  });

  test('fifty flashcards take no more statements than one', async () => {
    const as = await createLearner(server);
    const entries = Array.from({ length: 50 }, () => ({
      kind: 'grade' as const,
      id: randomUUID(),
      cardId: 'doji',
      grade: 'good' as const,
      reviewedAt: server.now.toISOString(),
    }));
    const post = () => call(server, reviewCalls.recordReviews, { as, body: { entries } });
    expect(await countStatements(post)).toBeLessThanOrEqual(10);
  });
});
