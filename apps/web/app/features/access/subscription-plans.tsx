import type { CallResponse } from '@wickwise/contract/call';
import type { CallsByRoute } from '@wickwise/contract/contract';
import { plans, subscriptionComparison } from '@wickwise/curriculum/copy/plans';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DisputeWarning, OpensLater, whatIsOpen } from '../payment/public.ts';
import type { CheckoutStanding } from './checkout.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import type { ReturnedCheckout } from './checkout-return.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

const { genesis, heritage } = plans;

type SubscriptionInfo = CallResponse<CallsByRoute['GET /api/subscription/info']>;

interface SubscriptionPlansProps {
  info: SubscriptionInfo;
  checkout: ReturnedCheckout;
}

/** Both plans with what the learner has of them. */
export function SubscriptionPlans({ info, checkout }: SubscriptionPlansProps) {
  const { hasHeritageAccess } = info;
  return (
    <>
      <CheckoutNotice {...checkout} />
      <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
        <PlanCard {...genesis} badge={hasHeritageAccess ? null : <Badge>Current</Badge>} patterns={5}>
          <ButtonLink to="/learn" variant="quiet">
            Go to the free lessons
          </ButtonLink>
        </PlanCard>
        <PlanCard {...heritage} badge={<HeritageBadge info={info} />} patterns={56} featured>
          <HeritageAction info={info} standing={checkout.standing} />
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

/** While a payment may still arrive, there is nothing to sell. */
const UNDECIDED = new Set<CheckoutStanding | null>(['asking', 'processing', 'opening']);

interface HeritageActionProps {
  info: SubscriptionInfo;
  standing: CheckoutStanding | null;
}

function HeritageAction({ info, standing }: HeritageActionProps): ReactNode {
  if (info.hasHeritageAccess) {
    return (
      <>
        <p className="font-medium">You have Heritage access. {whatIsOpen()}.</p>
        <ButtonLink to="/learn">Go to your lessons</ButtonLink>
      </>
    );
  }
  if (UNDECIDED.has(standing)) return null;
  return (
    <>
      {info.tier === 'heritage' ? (
        <>
          <p className="text-soft">
            Your Heritage is not active: the payment was given back, or its bank is still looking into it. What you
            learned is kept.
          </p>
          <DisputeWarning />
        </>
      ) : null}
      <OpensLater />
      <UpgradeButton />
      <p className="text-center text-md text-muted">{heritage.note}</p>
    </>
  );
}
