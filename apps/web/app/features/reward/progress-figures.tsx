import { type LevelProgress, XP_PER_LEVEL } from '@wickwise/learning/experience';
import { MAX_FREEZES } from '@wickwise/learning/streak';
import { wholePercent } from '@wickwise/statistics/percent';
import type { ReactNode } from 'react';
import { formatWholeNumber } from '#app/lib/whole-number.ts';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';
import { ProgressRing } from '#app/ui/state/progress-ring.tsx';
import { StreakDots } from './streak-dots.tsx';

/** Lessons completed, out of those in the learner's tier. */
export function OverallRing({ completed, total }: { completed: number; total: number }) {
  const percent = wholePercent(completed, total) ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-6 bg-panel p-6">
      <div className="w-32 shrink-0">
        <ProgressRing value={percent} label={`Overall progress: ${percent}%, ${completed} of ${total} lessons`}>
          <span className="num font-semibold text-2xl">{percent}%</span>
        </ProgressRing>
      </div>
      <div>
        <h2 className="font-medium font-sans text-md">Overall progress</h2>
        <p className="text-muted text-sm">
          <span className="num">{completed}</span> of <span className="num">{total}</span> lessons
        </p>
      </div>
    </div>
  );
}

export function LevelFigure({ level }: { level: LevelProgress }) {
  return (
    <Figure label="Level" value={level.level}>
      <ProgressBar
        value={level.intoLevel}
        max={level.perLevel}
        label={`Experience in level ${level.level}`}
        valueText={`${formatWholeNumber(level.intoLevel)} of ${formatWholeNumber(level.perLevel)} XP`}
      />
      <p className="text-muted text-sm">
        <span className="num">
          {formatWholeNumber(level.intoLevel)} / {formatWholeNumber(level.perLevel)} XP
        </span>
        , <span className="num">{formatWholeNumber(XP_PER_LEVEL - level.intoLevel)}</span> to level {level.level + 1}
      </p>
    </Figure>
  );
}

interface StreakFigureProps {
  days: number;
  /** How many missed days would not break the streak. */
  freezes: number;
}

export function StreakFigure({ days, freezes }: StreakFigureProps) {
  return (
    <Figure label="Day streak" value={days}>
      <StreakDots days={days} />
      <p className="text-muted text-sm">{freezeText(freezes)}</p>
    </Figure>
  );
}

function freezeText(freezes: number): string {
  if (freezes >= MAX_FREEZES) return `You have ${freezes} streak freezes, the maximum. They cover two missed days.`;
  if (freezes === 0) return 'Every seventh day of a streak earns a streak freeze.';
  return 'You have 1 streak freeze. It covers one missed day. Every seventh day of a streak earns another.';
}

function Figure({ label, value, children }: { label: string; value: number; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 bg-panel p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-medium font-sans text-md">{label}</h2>
        <p className="num font-semibold text-2xl">{value}</p>
      </div>
      <div className="mt-auto grid gap-2.5">{children}</div>
    </div>
  );
}
