import type { LearningEvent } from '@wickwise/learning/ledger';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { createLearner } from '#tests/support/server.ts';
import { anyEvent } from '../../../../../packages/learning/fixtures/any-event.ts';
import type { Learner } from '../../plugins/session.ts';
import { inLearnerTransaction, saveLearningEvent } from './learning-event.ts';
import { readRecord } from './record.ts';

const server = await useTestServer();

const answered = (correct: number, seconds: number | null = null) => ({ correct, total: 4, seconds });
const reviewed = { wasDue: true, wasRecalled: true, easyThatDay: 5, cardsMastered: 3 } as const;

type Step = readonly [minutes: number, event: LearningEvent];

/** Each kind of event, some of them twice, with the minutes since the one before. */
const EVENTS: readonly Step[] = [
  [0, { kind: 'lesson-completed', patternId: 'doji' }],
  [10, { kind: 'quiz-completed', quizId: 'one', ...answered(1, 120) }],
  [31, { kind: 'quiz-completed', quizId: 'two', ...answered(4, 90) }],
  [30, { kind: 'quiz-completed', quizId: 'one', ...answered(4, 9000) }],
  [2000, { kind: 'quiz-completed', quizId: 'one', ...answered(4, 9000) }],
  [2000, { kind: 'quiz-completed', quizId: 'three', ...answered(6, 60), total: 10 }],
  [5, { kind: 'quiz-completed', quizId: 'three', ...answered(7, 60), total: 10 }],
  // Too short to count, then exactly at both thresholds: 60% and 80%.
  [0, { kind: 'vocabulary-quiz-completed', ...answered(4) }],
  [5, { kind: 'vocabulary-quiz-completed', ...answered(3, 40), total: 5 }],
  [5, { kind: 'vocabulary-quiz-completed', ...answered(4, 40), total: 5 }],
  [1500, { kind: 'drill-completed', drillId: 'replay', ...answered(3) }],
  [1, { kind: 'flashcard-reviewed', cardId: 'doji', ...reviewed }],
  [3000, { kind: 'scenario-answered', scenarioId: 'fomo', isCorrect: true, isFirstAttempt: true }],
  [5, { kind: 'term-studied', itemId: 'gap' }],
  [0, { kind: 'lesson-reopened', patternId: 'doji' }],
];

/** Records the events as one learner's and compares, after each, what the rules and the database have counted. */
async function expectSameCounts(steps: readonly Step[]): Promise<void> {
  const { db } = server.runtime;
  const { id, email } = await createLearner(server);
  const learner = { id, email, timeZone: 'UTC', tier: 'heritage', status: 'active' } as Learner;
  for (const [minutes, event] of steps) {
    server.now = new Date(server.now.getTime() + minutes * 60_000);
    const { now } = server;
    const context = { db, learner, now };
    const { record } = await inLearnerTransaction(context, (transaction) => saveLearningEvent(transaction, event));
    const read = await readRecord(db, { learner, now, events: [event], cardsMastered: record.counts.cardsMastered });
    expect(read.counts).toEqual(record.counts);
    expect([read.experience, read.today]).toEqual([record.experience, record.today]);
    expect([read.studiedDays, read.lessons]).toEqual([record.studiedDays, record.lessons]);
    for (const cause of read.earnedCauses) expect(record.earnedCauses).toContain(cause);
    for (const trigger of read.celebrated) expect(record.celebrated).toContain(trigger);
  }
}

test('the database and the rules count every kind of event the same', () => expectSameCounts(EVENTS));

test('the database and the rules count any history the same', async () => {
  const anyPause = fc.oneof(fc.nat({ max: 90 }), fc.nat({ max: 5000 }));
  const anyHistory = fc.array(fc.tuple(anyPause, anyEvent), { minLength: 1, maxLength: 20 });
  await fc.assert(fc.asyncProperty(anyHistory, expectSameCounts), { numRuns: 20 });
});
