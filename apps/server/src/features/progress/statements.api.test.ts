import { progressCalls } from '@wickwise/contract/progress';
import { quizCalls } from '@wickwise/contract/quiz';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { patterns } from '@wickwise/curriculum/patterns';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { answerVocabularyQuiz } from '#tests/support/learner/vocabulary.ts';
import { recordStatements } from '#tests/support/queries.ts';
import { call, createLearner, startTestServer } from '#tests/support/server.ts';

const AUTH_SECRET = 'the same secret in each process, of thirty-two characters';
const server = await useTestServer({ AUTH_SECRET });
const COMPLETE = { completed: true, masteryLevel: 'mastered' } as const;
const REOPEN = { completed: false, masteryLevel: 'learning' } as const;

describe('what one event costs', () => {
  async function countStatements(run: () => Promise<unknown>) {
    queries.length = 0;
    await run();
    // The payment sandbox polls for due work on its own, and one of the engines does not say when it commits.
    const own = /^update "user"|"activity"|"xp_ledger"|"celebration"|"quiz_attempt"/;
    return queries.filter((query) => own.test(query) && !query.includes('"sandbox_')).length;
  }
  let queries: string[];
  beforeAll(() => {
    queries = recordStatements(server.runtime.db);
  });

  test('completing a lesson takes a lock, a read and three writes, and a merge of many takes no more', async () => {
    const [one, many] = [await createLearner(server), await createLearner(server, { role: 'heritage' })];
    const update = (body: typeof COMPLETE | typeof REOPEN) => () =>
      call(server, progressCalls.updateProgress, { as: one, params: { patternId: 'doji' }, body });
    expect(await countStatements(update(COMPLETE))).toBe(5);
    expect(await countStatements(update(COMPLETE))).toBe(2);
    expect(await countStatements(update(REOPEN))).toBe(3);
    const body = { patternIds: patterns.map(({ id }) => id) };
    expect(await countStatements(() => call(server, progressCalls.mergeProgress, { as: many, body }))).toBe(5);
    const progress = await call(server, progressCalls.listProgress, { as: many });
    expect(progress.body).toHaveLength(patterns.length);
  });

  test('a quiz without a daily limit takes a lock, two reads and two writes once it earns nothing', async () => {
    const learner = await createLearner(server, { role: 'heritage' });
    const take = async () => {
      const body = await answerVocabularyQuiz(server, { as: learner, rights: [false] });
      return () => call(server, quizCalls.recordQuizResult, { as: learner, body });
    };
    const [first, second] = [await take(), await take()];
    expect((await first()).status).toBe(200);
    expect(await countStatements(second)).toBe(5);
  });

  test('a log is not read again until it grows, even by another process', async () => {
    const other = await startTestServer({ AUTH_SECRET }, { sharing: server.connection });
    onTestFinished(() => other.close());
    const learner = await createLearner(server);
    const complete = (patternId: string) => ({ as: learner, params: { patternId }, body: COMPLETE });
    const readStats = () => call(server, rewardCalls.stats, { as: learner });
    await call(server, progressCalls.updateProgress, complete('doji'));
    expect((await readStats()).body.lessonsCompleted).toBe(1);
    expect(await countStatements(readStats)).toBe(0);
    await call(other, progressCalls.updateProgress, complete('hammer'));
    expect((await readStats()).body.lessonsCompleted).toBe(2);
    expect((await call(server, progressCalls.listProgress, { as: learner })).body).toHaveLength(2);
  });
});
