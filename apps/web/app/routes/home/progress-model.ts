import type { Stats } from '@wickwise/contract/reward';
import { type LevelProgress, levelProgress } from '@wickwise/learning/experience';

export interface Progress {
  readonly level: LevelProgress;
  readonly streakDays: number;
  /** Oldest first, today last. */
  readonly lastSevenDays: readonly boolean[];
  /** Share of the lessons completed, in whole percent. */
  readonly overallPercent: number;
  /** What the percentage counts. */
  readonly lessons: string;
}

export function toProgress({ experience, streakDetail, lessonsCompleted, lessonsTotal }: Stats): Progress {
  return {
    level: levelProgress(experience),
    streakDays: streakDetail.days,
    lastSevenDays: streakDetail.lastSevenDays,
    overallPercent: lessonsTotal === 0 ? 0 : Math.floor((100 * lessonsCompleted) / lessonsTotal),
    lessons: `${lessonsCompleted} of ${lessonsTotal} lessons`,
  };
}

/** What a visitor is shown as a sample, and never as their own. */
export const sampleProgress: Progress = {
  level: { level: 5, intoLevel: 620, perLevel: 1000 },
  streakDays: 7,
  lastSevenDays: [true, true, true, true, true, true, true],
  overallPercent: 65,
  lessons: 'of all lessons',
};
