import type { CurrentUser } from '@wickwise/contract/identity';
import { TodayCard } from '#app/features/today/today-card.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { RewardPanel } from './reward-panel.tsx';

/** How a signed-in learner's home begins: what to study now, level and streak, and what comes next. */
export function Today({ user }: { user: CurrentUser }) {
  const { name } = user;
  return (
    <div className="pt-10 md:pt-14">
      <h1>{name === '' ? 'Good to see you' : `Good to see you, ${name}`}</h1>
      <p className="mt-3 mb-8 text-lg text-soft">A few minutes is enough for today.</p>
      <div className="mb-10">
        <TodayCard />
      </div>
      <ProgressPanel />
      <RewardPanel user={user} />
    </div>
  );
}
