import { expect, it } from 'vitest';
import { FIRST_DAY } from '../../fixtures/any-answer.ts';
import { drillAnswer } from '../../fixtures/drill-answers.ts';
import { lessonStep } from '../../fixtures/path-steps.ts';
import type { LoggedAnswer } from '../learner-model/answer-kinds.ts';
import { modelLearner, skillStatus } from '../learner-model/learner-model.ts';
import { recognizing } from '../learner-model/skill.ts';
import { addDays } from '../local-day.ts';
import { type FinishedItem, type PlanItem, planToday } from './plan-today.ts';

const LESSONS = ['doji', 'hammer', 'harami'];

/** A learner who does what is planned for ten minutes a day. */
interface Walk {
  readonly answers: LoggedAnswer[];
  readonly lessons: Set<string>;
}

/** Two charts of the pattern, one a near miss. The first ones of the hammer are answered wrong. */
function practice({ answers }: Walk, item: PlanItem, dayNumber: number): void {
  const [patternId = ''] = item.covers.map((skill) => skill.split(':')[1] ?? '');
  const isCorrect = patternId !== 'hammer' || dayNumber > 3;
  for (const isNearMiss of [false, true]) answers.push(drillAnswer(dayNumber, { patternId, isCorrect, isNearMiss }));
}

function planOn(walk: Walk, dayNumber: number, finished: readonly FinishedItem[] = []) {
  const model = modelLearner({ answers: walk.answers, today: addDays(FIRST_DAY, dayNumber) });
  const newSteps = LESSONS.filter((id) => !walk.lessons.has(id)).map(lessonStep);
  const input = { model, canPractice: () => true, newSteps, tradesToReview: [], replay: null };
  return planToday(input, { minutes: 10, finished });
}

/** The kinds and subjects of what was done on a day. */
function studyOn(walk: Walk, dayNumber: number): string[] {
  const finished: PlanItem[] = [];
  for (
    let [next] = planOn(walk, dayNumber).items;
    next !== undefined;
    [next] = planOn(walk, dayNumber, finished).items
  ) {
    practice(walk, next, dayNumber);
    if (next.kind === 'new-lesson') walk.lessons.add(next.subject);
    finished.push(next);
  }
  return finished.map(({ id }) => id);
}

const statusOn = ({ answers }: Walk, patternId: string, dayNumber: number) =>
  skillStatus(modelLearner({ answers, today: addDays(FIRST_DAY, dayNumber) }), recognizing(patternId));

it('over three weeks wrong answers come back, and mastery takes delays and is lost after neglect', () => {
  const walk: Walk = { answers: [], lessons: new Set() };
  const days = Array.from({ length: 22 }, (_, dayNumber) => studyOn(walk, dayNumber));
  const daysWith = (id: string) => days.flatMap((done, dayNumber) => (done.includes(id) ? dayNumber : []));

  expect(LESSONS.map((id) => daysWith(`new-lesson:${id}`))).toEqual([[0], [1], [2]]);
  // Wrong on the day of its lesson, the second, and until the fourth: it is asked every day until it is right.
  const daysOn = (skill: string) => days.flatMap((done, day) => (done.some((id) => id.endsWith(skill)) ? day : []));
  expect(daysOn('recognize:hammer').slice(0, 3)).toEqual([2, 3, 4]);
  // Right from the start: with growing intervals.
  expect(daysWith('due-review:recognize:doji')).toEqual([3, 18]);

  expect([0, 3, 17, 18, 21].map((day) => statusOn(until(walk, day), 'doji', day))).toEqual([
    ...['learning', 'familiar', 'familiar', 'mastered', 'mastered'],
  ]);
  expect(statusOn(walk, 'hammer', 21)).not.toBe('mastered');
  expect(statusOn(walk, 'doji', 21 + 365)).toBe('familiar');
  const [next] = planOn(walk, 21 + 365).items;
  expect(next).toMatchObject({ kind: 'due-review', reason: { because: 'fading' } });
});

function until({ answers, lessons }: Walk, dayNumber: number): Walk {
  const today = addDays(FIRST_DAY, dayNumber);
  return { lessons, answers: answers.filter(({ day }) => day <= today) };
}
