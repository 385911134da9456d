import type { Stats } from '@wickwise/contract/reward/stats';
import { type LevelProgress, levelProgress } from '@wickwise/learning/experience';
import { wholePercent } from '@wickwise/statistics/percent';
import type { ReactNode } from 'react';
import { WeekCandles } from '#app/features/reward/week-candles.tsx';
import { formatWholeNumber } from '#app/lib/whole-number.ts';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';
import { ProgressRing } from '#app/ui/state/progress-ring.tsx';

export interface ProgressTotals {
  readonly level: LevelProgress;
  readonly streakDays: number;
  /** Oldest first, today last. */
  readonly lastSevenDays: readonly boolean[];
  /** Share of the lessons completed, in whole percent. */
  readonly overallPercent: number;
  /** The unit that the percentage counts. */
  readonly lessons: string;
}

export function progressTotals({ experience, streakDetail, lessonsCompleted, lessonsTotal }: Stats): ProgressTotals {
  return {
    level: levelProgress(experience),
    streakDays: streakDetail.days,
    lastSevenDays: streakDetail.lastSevenDays,
    overallPercent: wholePercent(lessonsCompleted, lessonsTotal) ?? 0,
    lessons: `${lessonsCompleted} of ${lessonsTotal} lessons`,
  };
}

/** What a visitor is shown as a sample, and never as their own. */
export const sampleProgress: ProgressTotals = {
  level: { level: 5, intoLevel: 620, perLevel: 1000 },
  streakDays: 7,
  lastSevenDays: [true, true, true, true, true, true, true],
  overallPercent: 65,
  lessons: 'of all lessons',
};

/** Level, streak and overall progress, side by side. */
export function ProgressFigures({ progress }: { progress: ProgressTotals }) {
  const { level, streakDays, lastSevenDays, overallPercent, lessons } = progress;
  return (
    <div className="grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3">
      <Figure label="Level" value={level.level}>
        <ProgressBar value={level.intoLevel} max={level.perLevel} label={`Experience in level ${level.level}`} />
        <p className="num text-muted text-sm">
          {formatWholeNumber(level.intoLevel)} / {formatWholeNumber(level.perLevel)} XP
        </p>
      </Figure>
      <Figure label="Day streak" value={streakDays}>
        <WeekCandles days={lastSevenDays} />
        <p className="text-muted text-sm">The last seven days</p>
      </Figure>
      <div className="flex items-center gap-6 bg-panel p-6">
        <div className="w-28 shrink-0">
          <ProgressRing value={overallPercent} label={`Overall progress: ${overallPercent} percent, ${lessons}`}>
            <span className="num font-semibold text-xl">{overallPercent}%</span>
          </ProgressRing>
        </div>
        <div>
          <p className="font-medium text-md">Overall progress</p>
          <p className="text-muted text-sm">{lessons}</p>
        </div>
      </div>
    </div>
  );
}

function Figure({ label, value, children }: { label: string; value: number; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 bg-panel p-6">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-medium text-md">{label}</span>
        <span className="num font-semibold text-2xl">{value}</span>
      </p>
      <div className="mt-auto grid gap-2">{children}</div>
    </div>
  );
}
