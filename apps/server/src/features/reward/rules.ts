import type { Stats } from '@wickwise/contract/reward/stats';
import { isLessonIncluded } from '@wickwise/curriculum/reader-patterns';
import { levelAt } from '@wickwise/learning/experience';
import type { StatsRecord } from '@wickwise/learning/learning-record';
import { streakAt } from '@wickwise/learning/streak';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { countLessons, patternById } from '../pattern/public.ts';

/** The figures that screens show of a learner's record. */
export function statsOf(record: StatsRecord, learner: Learner): Stats {
  const reader = { hasHeritageAccess: hasHeritageAccess(learner) };
  const streak = streakAt(record);
  const completed = [...record.lessons].filter(([id, { completed }]) => completed && includes(id, reader));
  return {
    experience: record.experience,
    level: levelAt(record.experience),
    streak: streak.days,
    streakDetail: streak,
    lessonsCompleted: completed.length,
    lessonsTotal: countLessons(reader),
  };
}

function includes(patternId: string, reader: { hasHeritageAccess: boolean }): boolean {
  const entry = patternById.get(patternId);
  return entry !== undefined && isLessonIncluded(entry, reader);
}
