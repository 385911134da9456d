import type { CallResponse } from '@wickwise/contract/call';
import type { CallsByRoute } from '@wickwise/contract/contract';
import { plans, subscriptionComparison } from '@wickwise/curriculum/copy/plans';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

const { genesis, heritage } = plans;

type SubscriptionInfo = CallResponse<CallsByRoute['GET /api/subscription/info']>;

interface SubscriptionPlansProps {
  info: SubscriptionInfo;
  /** The learner has just paid: until the payment has arrived here, they are told so. */
  isFromCheckout: boolean;
  onCheckAgain: () => void;
}

/** Both plans with what the learner has of them. */
export function SubscriptionPlans({ info, isFromCheckout, onCheckAgain }: SubscriptionPlansProps) {
  const { hasHeritageAccess } = info;
  const isOnItsWay = isFromCheckout && !hasHeritageAccess;
  return (
    <>
      {isOnItsWay ? <PaymentOnItsWay onCheckAgain={onCheckAgain} /> : null}
      <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
        <PlanCard {...genesis} badge={hasHeritageAccess ? null : <Badge>Current</Badge>} patterns={5}>
          <ButtonLink to="/learn" variant="quiet">
            Go to the free lessons
          </ButtonLink>
        </PlanCard>
        <PlanCard {...heritage} priceNote="USD, one-time" badge={<HeritageBadge info={info} />} patterns={56} featured>
          <HeritageAction info={info} isOnItsWay={isOnItsWay} />
        </PlanCard>
      </div>
      <section aria-labelledby="comparison" className="mt-16 md:mt-20">
        <h2 id="comparison" className="mb-6">
          The difference
        </h2>
        <PlanComparison caption="What Genesis and Heritage include" features={subscriptionComparison} />
      </section>
    </>
  );
}

function HeritageBadge({ info: { tier, hasHeritageAccess } }: { info: SubscriptionInfo }) {
  if (hasHeritageAccess) return <Badge tone="up">Active</Badge>;
  return tier === 'heritage' ? <Badge tone="down">Inactive</Badge> : null;
}

function HeritageAction({ info, isOnItsWay }: { info: SubscriptionInfo; isOnItsWay: boolean }): ReactNode {
  if (info.hasHeritageAccess) {
    return (
      <>
        <p className="font-medium">You have Heritage access. Every lesson and every tool is open to you.</p>
        <ButtonLink to="/learn">Go to your lessons</ButtonLink>
      </>
    );
  }
  if (isOnItsWay) return null;
  return (
    <>
      {info.tier === 'heritage' ? (
        <p className="text-soft">
          Your Heritage is not active: the payment was given back, or its bank is still looking into it. What you
          learned is kept.
        </p>
      ) : null}
      <UpgradeButton />
      <p className="text-center text-md text-muted">{heritage.note}</p>
    </>
  );
}

function PaymentOnItsWay({ onCheckAgain }: { onCheckAgain: () => void }) {
  return (
    <div className="mb-8">
      <Notice title="Your payment is on its way to us" live>
        <p>The provider has it. Heritage opens as soon as it arrives here, usually within a minute.</p>
        <Button variant="quiet" className="mt-3" onClick={onCheckAgain}>
          Check again
        </Button>
      </Notice>
    </div>
  );
}
