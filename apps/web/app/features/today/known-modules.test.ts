import type { KnownSkill } from '@wickwise/contract/today';
import { learningModules } from '@wickwise/curriculum/learning-modules';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, it } from 'vitest';
import { lessonsFor } from '../pattern/public.ts';
import { evidenceText, knownModules, moduleEvidence } from './known-modules.ts';

const known = (skill: string, status: KnownSkill['status']) => ({ skill, status }) as KnownSkill;
const lessonsOf = (hasHeritageAccess: boolean) =>
  lessonsFor(readerPatterns({ hasHeritageAccess }), { completed: new Set(), hasHeritageAccess });

const skills = [
  known('recognize:doji', 'familiar'),
  known('recognize:hammer', 'mastered'),
  known('recognize:shooting-star', 'learning'),
  known('term:gap', 'familiar'),
];

it('says of each module how much of it is known, within the tier', () => {
  const texts = [...moduleEvidence(skills, lessonsOf(false))].map(([id, module]) => [id, evidenceText(module)]);
  expect(texts).toEqual([
    ['candlestick-lessons', '2 of 5 patterns familiar or better'],
    ['trading-vocabulary', '1 of 67 terms familiar or better'],
    ['vocabulary-check', '1 of 67 terms familiar or better'],
    ['flashcard-practice', '2 of 5 patterns familiar or better'],
    ['knowledge-check', '2 of 5 patterns familiar or better'],
  ]);
  expect([...moduleEvidence([], lessonsOf(true)).keys()]).toContain('chart-structure');
});

it('names modules of the path only', () => {
  const ids = learningModules.map(({ id }) => id);
  expect([...moduleEvidence([], lessonsOf(true)).keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

it('four of five make a module known', () => {
  const four = ['doji', 'hammer', 'shooting-star', 'bullish-engulfing'].map((id) =>
    known(`recognize:${id}`, 'familiar'),
  );
  expect([...knownModules(moduleEvidence(four, lessonsOf(false)))]).toEqual([
    ...['candlestick-lessons', 'flashcard-practice', 'knowledge-check'],
  ]);
  expect([...knownModules(moduleEvidence(four.slice(1), lessonsOf(false)))]).toEqual([]);
});
