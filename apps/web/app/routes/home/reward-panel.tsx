import type { CurrentUser } from '@wickwise/contract/identity';
import type { Stats } from '@wickwise/contract/reward/stats';
import { PATTERN_MASTERED_POINTS } from '@wickwise/learning/experience';
import Sparkles from 'lucide-react/icons/sparkles';
import { BadgePanel } from '#app/features/reward/badge-panel.tsx';
import { useStats } from '#app/features/reward/queries.ts';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { HomeSection } from './home-section.tsx';

/** The learner's milestones and badges. */
export function RewardPanel({ user }: { user: CurrentUser }) {
  return (
    <>
      <CelebrationBlock />
      <HomeSection title="Achievement badges">
        <BadgePanel days={user} folded />
      </HomeSection>
    </>
  );
}

/** The panel above says when the stats cannot be read. */
function CelebrationBlock() {
  const { data: stats, isError } = useStats();
  if (isError && stats === undefined) return null;
  return (
    <HomeSection title="Worth celebrating">
      {stats === undefined ? <Skeleton className="h-27 w-full max-w-xl sm:h-7" /> : <Reached stats={stats} />}
    </HomeSection>
  );
}

/** What can be celebrated, the rarest first. */
export function reachedSoFar({ level, streak, lessonsCompleted, lessonsTotal }: Stats): string[] {
  const lessons = lessonsCompleted === 1 ? '1 lesson completed' : `${lessonsCompleted} lessons completed`;
  return [
    level > 1 ? `Level ${level} reached` : null,
    streak > 1 ? `${streak} days in a row` : null,
    lessonsCompleted > 1 && lessonsCompleted === lessonsTotal ? `All ${lessonsTotal} lessons completed` : null,
    lessonsCompleted > 0 && lessonsCompleted < lessonsTotal ? lessons : null,
  ].filter((phrase) => phrase !== null);
}

/** What the first lesson brings; cards, quizzes and drills may have earned XP and begun a streak before it. */
export function firstLessonEarns({ experience, streak }: Pick<Stats, 'experience' | 'streak'>): string {
  if (experience === 0 && streak === 0) return 'it earns your first XP and starts a streak';
  return `it earns ${PATTERN_MASTERED_POINTS} XP and a badge`;
}

function Reached({ stats }: { stats: Stats }) {
  const phrases = reachedSoFar(stats);
  if (phrases.length === 0) return <p className="text-soft">Complete your first lesson: {firstLessonEarns(stats)}.</p>;
  return (
    <ul className="flex flex-wrap gap-x-12 gap-y-3">
      {phrases.map((phrase) => (
        <li key={phrase} className="flex items-center gap-3 font-serif text-xl">
          <Sparkles size={18} aria-hidden="true" className="shrink-0 text-brass" />
          {phrase}
        </li>
      ))}
    </ul>
  );
}
