import { expect, it } from 'vitest';
import { articleStep, lessonStep } from '../../fixtures/path-steps.ts';
import type { LessonState } from '../unlock.ts';
import { newSteps, type PathInput } from './new-steps.ts';

const requirements: Record<string, string[]> = { star: ['hammer'], engulfing: ['doji'], bearish: ['engulfing'] };
const steps = [lessonStep('doji'), articleStep('trend'), ...['hammer', 'star', 'engulfing', 'bearish'].map(lessonStep)];

/** As after completing some, with everything else locked or open by what it requires. */
function pathAfter(...completed: string[]): PathInput {
  const stateOf = (id: string): LessonState => {
    if (completed.includes(id)) return 'completed';
    return (requirements[id] ?? []).every((required) => completed.includes(required)) ? 'playable' : 'locked';
  };
  const lessons = steps
    .filter(({ kind }) => kind === 'lesson')
    .map(({ id }) => [id, { state: stateOf(id), unlockRequirements: requirements[id] ?? [] }] as const);
  const path = steps.map(({ opens: _, ...step }) => step);
  return { path, lessons: new Map(lessons), read: new Set(completed) };
}

const stepsAfter = (completed: readonly string[], known: readonly string[] = []) =>
  newSteps(pathAfter(...completed), new Set(known)).map(({ id, opens }) => (opens === null ? id : `${id} > ${opens}`));

it('lessons and articles come in the order of the path, as far as they are open', () => {
  expect(stepsAfter([])).toEqual(['doji', 'trend', 'hammer']);
  expect(stepsAfter(['doji', 'trend'])).toEqual(['hammer', 'engulfing']);
});

it('a known lesson is skipped', () => {
  expect(stepsAfter(['hammer', 'trend'], ['star'])).toEqual(['doji']);
});

it('a known lesson that opens another one takes that one’s place', () => {
  expect(stepsAfter([], ['doji', 'engulfing'])).toEqual(['trend', 'hammer', 'doji > bearish']);
  expect(stepsAfter(['trend', 'hammer'], ['doji', 'star'])).toEqual(['doji > engulfing']);
  expect(stepsAfter(['trend'], ['doji', 'hammer', 'star', 'engulfing', 'bearish'])).toEqual([]);
  const { opens: _, ...later } = articleStep('later');
  const input = pathAfter('trend', 'hammer');
  const ids = newSteps({ ...input, path: [...input.path, later] }, new Set(['doji', 'star'])).map(({ id }) => id);
  expect(ids).toEqual(['doji', 'later']);
});
