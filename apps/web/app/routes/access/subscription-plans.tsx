import { useQuery } from '@tanstack/react-query';
import type { CallResponse } from '@wickwise/contract/call';
import type { CallsByRoute } from '@wickwise/contract/contract';
import { comparisonNotes, plans, subscriptionComparison } from '@wickwise/curriculum/copy/plans';
import type { ReactNode } from 'react';
import { PlanCard } from '#app/features/access/plan-card.tsx';
import { PlanComparison } from '#app/features/access/plan-comparison.tsx';
import { formatDate } from '#app/features/identity/public.ts';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { CheckoutNotice } from '#app/features/payment/checkout/checkout-notice.tsx';
import type { CheckoutReturn } from '#app/features/payment/outcome/checkout-return.ts';
import type { PaymentOutcome } from '#app/features/payment/outcome/outcome.ts';
import { DisputeWarning } from '#app/features/payment/purchase/dispute-warning.tsx';
import { InactiveReason } from '#app/features/payment/purchase/inactive-reason.tsx';
import { purchasesQuery } from '#app/features/payment/queries.ts';
import { UpgradeButton } from '#app/features/payment/upgrade-button.tsx';
import { useOffer } from '#app/features/site/use-offer.ts';
import { HERITAGE_PRICE } from '#app/lib/money.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Tag } from '#app/ui/tag.tsx';

const { genesis, heritage } = plans;

type SubscriptionInfo = CallResponse<CallsByRoute['GET /api/subscription/info']>;

interface SubscriptionPlansProps {
  info: SubscriptionInfo;
  checkout: CheckoutReturn;
}

/** Both plans, with what the learner has of each. */
export function SubscriptionPlans({ info, checkout }: SubscriptionPlansProps) {
  const { hasHeritageAccess } = info;
  const offer = useOffer();
  return (
    <>
      <CheckoutNotice {...checkout} />
      <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
        <PlanCard
          tier="genesis"
          {...genesis}
          features={genesis.featuresFor(offer)}
          badge={hasHeritageAccess ? null : <Tag>Current</Tag>}
          action={
            <ButtonLink to="/learn" variant="quiet">
              Go to the free lessons
            </ButtonLink>
          }
        />
        <PlanCard
          tier="heritage"
          {...heritage}
          features={heritage.featuresFor(offer)}
          price={hasHeritageAccess ? 'Paid' : HERITAGE_PRICE}
          priceNote={hasHeritageAccess ? <PaidOn /> : heritage.priceNote}
          badge={<HeritageBadge info={info} />}
          action={<HeritageAction info={info} outcome={checkout.outcome} />}
          featured
        />
      </div>
      <section aria-labelledby="comparison" className="mt-16 md:mt-20">
        <h2 id="comparison" className="mb-6">
          The difference
        </h2>
        <PlanComparison
          caption="What Genesis and Heritage include"
          features={subscriptionComparison(offer)}
          notes={comparisonNotes(offer)}
        />
      </section>
    </>
  );
}

/** The day of the purchase that keeps Heritage open; nothing while it isn't known. */
function PaidOn() {
  const { user } = useCurrentUser();
  const { data: purchases = [] } = useQuery(purchasesQuery);
  const paid = purchases.find(({ status }) => status === 'paid');
  return paid ? `on ${formatDate(paid.paidAt, user?.timeZone ?? 'UTC')}` : null;
}

function HeritageBadge({ info: { tier, hasHeritageAccess } }: { info: SubscriptionInfo }) {
  if (hasHeritageAccess) return <Tag tone="up">Active</Tag>;
  return tier === 'heritage' ? <Tag tone="down">Inactive</Tag> : null;
}

/** While a payment may still go through, there is nothing to sell. */
const PENDING_OUTCOMES = new Set<PaymentOutcome | null>(['checking', 'processing', 'unlocking']);

interface HeritageActionProps {
  info: SubscriptionInfo;
  outcome: PaymentOutcome | null;
}

function HeritageAction({ info, outcome }: HeritageActionProps): ReactNode {
  if (info.hasHeritageAccess) {
    return (
      <>
        <p className="font-medium">You have Heritage access. You can use every lesson and every tool.</p>
        <ButtonLink to="/learn">Go to your lessons</ButtonLink>
      </>
    );
  }
  if (PENDING_OUTCOMES.has(outcome)) return null;
  return (
    <>
      {info.tier === 'heritage' ? (
        <>
          <p className="text-soft">
            <InactiveReason />
          </p>
          <DisputeWarning />
        </>
      ) : null}
      <UpgradeButton />
      <p className="text-center text-md text-muted">{heritage.note}</p>
    </>
  );
}
