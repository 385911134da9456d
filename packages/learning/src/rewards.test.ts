import { describe, expect, it } from 'vitest';
import { blankRecord } from '../fixtures/blank-record.ts';
import { NO_COUNTS } from './learning-counts.ts';
import type { LearningRecord } from './learning-record.ts';
import { addDays, parseLocalDay } from './local-day.ts';
import { measuresOf } from './measures.ts';
import { deriveRewards, type RewardCatalog } from './rewards.ts';

const today = parseLocalDay('2026-03-09');
const blank = blankRecord(today);

const catalog: RewardCatalog = {
  badges: [
    { id: 'level-two', points: 100, criteria: [{ measure: 'level', atLeast: 2 }] },
    { id: 'level-three', points: 350, criteria: [{ measure: 'level', atLeast: 3 }] },
    { id: 'three-days', points: 25, criteria: [{ measure: 'longest-streak-days', atLeast: 3 }] },
    {
      id: 'both',
      points: 50,
      criteria: [
        { measure: 'cards-mastered', atLeast: 2 },
        { measure: 'drills-correct', atLeast: 2 },
      ],
    },
  ],
  achievements: [],
  categoryOf: () => 'candlesticks',
  termCount: 67,
};

function rewardsOf(changes: Partial<LearningRecord>, experienceBefore = changes.experience ?? 0): string[] {
  const record = { ...blank, ...changes };
  const measures = measuresOf(record, catalog.categoryOf);
  const entries = deriveRewards(record, { badges: catalog.badges, measures, experienceBefore });
  return entries.map(({ cause, points }) => `${cause} ${points}`);
}

describe('deriveRewards', () => {
  it('an empty record earns no rewards', () => {
    expect(rewardsOf({})).toEqual([]);
  });

  it('a level is paid at its threshold and not before', () => {
    expect(rewardsOf({ experience: 999 }, 940)).toEqual([]);
    expect(rewardsOf({ experience: 1000 }, 940)).toEqual(['badge:level-two 100', 'level-up:2 40']);
  });

  it('rewards are derived until nothing follows: a badge reaches a level, and that level a badge', () => {
    expect(rewardsOf({ experience: 1900 }, 1900)).toEqual([
      'badge:level-two 100',
      'badge:level-three 350',
      'level-up:3 60',
    ]);
    expect(rewardsOf({ experience: 1860 }, 960)).toEqual([
      'badge:level-two 100',
      'level-up:2 40',
      'badge:level-three 350',
      'level-up:3 60',
    ]);
  });

  it('the reward for a level never reaches the next one', () => {
    const record = { ...blank, experience: 29_000 };
    const measures = measuresOf(record, catalog.categoryOf);
    // 29,000 is level 30; 20 × 30 = 600 is cut to 500, which leaves 29,500.
    const entries = deriveRewards(record, { badges: [], measures, experienceBefore: 28_650 });
    expect(entries).toEqual([{ cause: 'level-up:30', points: 500 }]);
  });

  it('no badge and no milestone is given twice', () => {
    const studiedDays = new Set([0, -1, -2].map((offset) => addDays(today, offset)));
    expect(rewardsOf({ studiedDays })).toEqual(['badge:three-days 25']);
    expect(rewardsOf({ studiedDays, earnedCauses: new Set(['badge:three-days']) })).toEqual([]);
    const counts = { ...NO_COUNTS, termsStudied: 25 };
    expect(rewardsOf({ counts })).toEqual(['milestone:terms_studied:10 200', 'milestone:terms_studied:25 500']);
    expect(rewardsOf({ counts, earnedCauses: new Set(['milestone:terms_studied:10']) })).toHaveLength(1);
  });

  it('a badge needs all of its criteria, and none is given for a count that was not looked up', () => {
    const drillsCorrect = 5;
    expect(rewardsOf({ counts: { ...NO_COUNTS, drillsCorrect } })).toEqual([]);
    expect(rewardsOf({ counts: { ...NO_COUNTS, drillsCorrect, cardsMastered: 1 } })).toEqual([]);
    expect(rewardsOf({ counts: { ...NO_COUNTS, drillsCorrect, cardsMastered: 2 } })).toEqual(['badge:both 50']);
  });

  it.each([
    [{ cardsMastered: 15 }, ['patterns_completed:5 100', 'patterns_completed:10 200', 'patterns_completed:15 300']],
    [{ perfectQuizDays: new Set(['one:2026-03-09']) }, ['perfect_scores:1 20']],
    [{ studyMs: 5 * 3_600_000 - 1 }, ['study_time:1 20']],
    [{ studyMs: 5 * 3_600_000 }, ['study_time:1 20', 'study_time:5 100']],
    [{ vocabularyQuizzesPassed: 5 }, ['vocabulary_quiz_pass:1 20', 'vocabulary_quiz_pass:5 100']],
    [{ vocabularyQuizzesExcellent: 1 }, ['vocabulary_quiz_excellence:1 20']],
  ])('the milestones of %o are paid', (counts, milestones) => {
    expect(rewardsOf({ counts: { ...NO_COUNTS, ...counts } })).toEqual(milestones.map((cause) => `milestone:${cause}`));
  });
});
