import type { CurrentUser } from '@wickwise/contract/identity';
import { useSearchParams } from 'react-router';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { ProgressActivity } from './progress-activity.tsx';
import { ProgressOverview } from './progress-overview.tsx';
import { ProgressRewards } from './progress-rewards.tsx';

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'activity', label: 'Activity' },
  { value: 'rewards', label: 'Rewards' },
] as const;

type Tab = (typeof TABS)[number]['value'];

/** A learner's progress, from the server: how far, how often, and what it earned. Each part loads and fails independently. */
export function LearnerProgress({ user }: { user: CurrentUser }) {
  const [params, setParams] = useSearchParams();
  const tab: Tab = TABS.find(({ value }) => value === params.get('show'))?.value ?? 'overview';
  const show = (next: Tab) =>
    setParams(next === 'overview' ? {} : { show: next }, { replace: true, preventScrollReset: true });
  return (
    <Tabs label="Parts of your progress" tabs={TABS} value={tab} onValueChange={show}>
      <TabPanel value={tab}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          {tab === 'overview' ? <ProgressOverview user={user} /> : null}
          {tab === 'activity' ? <ProgressActivity /> : null}
          {tab === 'rewards' ? <ProgressRewards user={user} /> : null}
        </div>
      </TabPanel>
    </Tabs>
  );
}
