import type { Account } from '@wickwise/contract/account';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { LessonProgress } from '@wickwise/contract/progress';
import type { Earned } from '@wickwise/contract/reward/reward';
import type { Stats } from '@wickwise/contract/reward/stats';

const genesis: CurrentUser = {
  id: 'learner-1',
  email: 'learner@example.com',
  name: 'Lena Learner',
  timeZone: 'Europe/Berlin',
  dayBeginsAt: 0,
  subscriptionTier: 'genesis',
  subscriptionStatus: 'active',
  unclaimedPurchase: null,
};

/** The possible viewers of a screen, as the server returns them. */
export const people = {
  visitor: null,
  genesis,
  heritage: { ...genesis, email: 'heritage@example.com', subscriptionTier: 'heritage' },
  refunded: { ...genesis, email: 'buyer@example.com', subscriptionTier: 'heritage', subscriptionStatus: 'inactive' },
} as const satisfies Record<string, CurrentUser | null>;

export const stats: Stats = {
  experience: 60,
  level: 1,
  streak: 1,
  streakDetail: {
    days: 1,
    freezes: 0,
    studiedToday: true,
    lastSevenDays: [false, false, false, false, false, false, true],
  },
  lessonsCompleted: 1,
  lessonsTotal: 5,
};

/** What an event earned, on the third day of a streak. `experience` is the sum after it. */
export function earned(experience: number, ...entries: Earned['entries']): Earned {
  const level = 1 + Math.floor(experience / 1000);
  const streakDetail = { ...stats.streakDetail, days: 3 };
  return { entries, celebrations: [], stats: { ...stats, experience, level, streak: 3, streakDetail } };
}

export const account: Account = {
  email: 'learner@example.com',
  name: 'Lena Learner',
  timeZone: 'Europe/Berlin',
  dayBeginsAt: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  weeklyEmail: false,
  hasPassword: true,
  maySetPassword: false,
  sessions: [],
  passkeys: [],
  emailChange: null,
  twoFactor: null,
};

/** A learner's list of lessons in which these are completed. */
export function completed(...patternIds: string[]): LessonProgress[] {
  return patternIds.map((patternId) => ({
    patternId,
    completed: true,
    masteryLevel: 'mastered',
    updatedAt: '2026-03-02T09:00:00.000Z',
  }));
}
