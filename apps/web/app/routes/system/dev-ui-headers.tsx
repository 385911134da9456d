import type { CurrentUser } from '@wickwise/contract/identity';
import { FreeHeader } from '#app/features/site/header/free-header.tsx';
import { MemberHeader } from '#app/features/site/header/member-header.tsx';
import { SampleSection } from './dev-ui-section.tsx';

const learner: CurrentUser = {
  id: 'learner',
  email: 'learner@example.com',
  name: 'A learner',
  timeZone: 'UTC',
  dayBeginsAt: 0,
  subscriptionTier: 'genesis',
  subscriptionStatus: 'inactive',
  unclaimedPurchase: null,
};

export function HeaderSamples() {
  return (
    <SampleSection title="Headers">
      <FreeHeader signInHref="/api/login" />
      <FreeHeader signInHref="/api/login" pending />
      <MemberHeader user={learner} hasHeritage={false} stats={null} onRetryStats={null} />
      <MemberHeader user={learner} hasHeritage stats={null} onRetryStats={() => {}} />
    </SampleSection>
  );
}
