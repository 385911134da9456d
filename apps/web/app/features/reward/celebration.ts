import type { Celebration } from '@wickwise/contract/reward/celebration';
import { badges } from '@wickwise/curriculum/badges/badges';

/** What to celebrate: decided by the server or, for a visitor, by this browser. */
export type ShownCelebration = Pick<Celebration, 'id' | 'triggerEvent' | 'celebrationData'>;

type CelebrationData = Celebration['celebrationData'];

/** The badge that a celebration is about, or null. */
export function badgeOf({ triggerEvent }: ShownCelebration) {
  return badges.find(({ id }) => triggerEvent === `badge:${id}`) ?? null;
}

/** What the card about these is called. `otherPoints` came with them and are not celebrated themselves. */
export function celebrationTitle(celebrations: readonly ShownCelebration[], otherPoints: number): string {
  const [only, ...others] = celebrations;
  if (only !== undefined && others.length === 0) {
    return badgeOf(only) === null ? only.celebrationData.title : 'Badge Unlocked';
  }
  const points = pointsOf(celebrations) + otherPoints;
  return points === 0 ? 'Well done' : `You earned ${points.toLocaleString('en-US')} XP`;
}

export interface CelebrationRow {
  readonly key: string;
  readonly badge: ReturnType<typeof badgeOf>;
  readonly title: string;
  readonly description: string;
  readonly tokens: readonly string[];
}

/** More lessons than this are one row. */
const MAX_LESSON_ROWS = 2;

/** A row for each celebration; many lessons at once, as after a sign-in, share one. */
export function celebrationRows(celebrations: readonly ShownCelebration[]): CelebrationRow[] {
  const lessons = celebrations.filter(isLesson);
  if (lessons.length <= MAX_LESSON_ROWS) return celebrations.map(rowOf);
  const summary: CelebrationRow = {
    key: 'lessons',
    badge: null,
    title: `${lessons.length} lessons completed`,
    description: 'Each earned its XP.',
    tokens: [`+${pointsOf(lessons).toLocaleString('en-US')} XP`],
  };
  return [summary, ...celebrations.filter((celebration) => !isLesson(celebration)).map(rowOf)];
}

function rowOf(celebration: ShownCelebration): CelebrationRow {
  const { id, celebrationData } = celebration;
  const { title, description, points, level, streak } = celebrationData;
  const badge = badgeOf(celebration);
  return {
    key: id,
    badge,
    title: badge === null ? title : `Badge Unlocked: ${badge.name}`,
    description: badge === null ? description : badge.description,
    // The description names what was reached.
    tokens: celebrationTokens({ title, description, points, level, streak }),
  };
}

function isLesson({ triggerEvent }: ShownCelebration): boolean {
  return triggerEvent.startsWith('pattern-mastered:');
}

function pointsOf(celebrations: readonly ShownCelebration[]): number {
  return celebrations.reduce((sum, { celebrationData }) => sum + (celebrationData.points ?? 0), 0);
}

/** What a celebration is about, such as `+40 XP`, `Level 2` and `7-day streak`. */
export function celebrationTokens({ points, level, streak, achievement, milestone }: CelebrationData): string[] {
  return [
    points === undefined ? null : `+${points} XP`,
    level === undefined ? null : `Level ${level}`,
    streak === undefined ? null : `${streak}-day streak`,
    achievement ?? null,
    milestone ?? null,
  ].filter((token) => token !== null);
}
