import { comparisonNotes, planComparison, plans } from '@wickwise/curriculum/copy/plans';
import { Link } from 'react-router';
import { PlanCard } from '#app/features/access/plan-card.tsx';
import { PlanComparison } from '#app/features/access/plan-comparison.tsx';
import { hasHeritageAccess } from '#app/features/access/tier.ts';
import { UpgradeLink } from '#app/features/access/upgrade-link.tsx';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { SIGN_IN_HREF } from '#app/features/site/site-links.ts';
import { useOffer } from '#app/features/site/use-offer.ts';
import { HERITAGE_PRICE } from '#app/lib/money.ts';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Page } from '#app/ui/page.tsx';
import { Tag } from '#app/ui/tag.tsx';

const { genesis, heritage } = plans;

export function meta() {
  return pageMeta({
    title: 'Plans',
    description: `What’s free, what Heritage adds for a one-time ${HERITAGE_PRICE}, and how the two compare line by line.`,
  });
}

export default function TierBreakdown() {
  const offer = useOffer();
  return (
    <Page title="Two plans, side by side" lede="Start with what’s free. Pay for Heritage once. Nothing to renew.">
      <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
        <PlanCard tier="genesis" {...genesis} features={genesis.featuresFor(offer)}>
          <FreeAccess />
        </PlanCard>
        <PlanCard
          tier="heritage"
          {...heritage}
          features={heritage.featuresFor(offer)}
          price={HERITAGE_PRICE}
          badge={<Tag tone="brass">{heritage.badge}</Tag>}
          featured
        >
          <UpgradeLink label="Upgrade to Heritage" />
          <p className="text-center text-md text-muted">{heritage.note}</p>
        </PlanCard>
      </div>
      <section aria-labelledby="comparison" className="mt-16 md:mt-20">
        <h2 id="comparison" className="mb-6">
          Line by line
        </h2>
        <PlanComparison
          caption="What Genesis and Heritage include"
          features={planComparison(offer)}
          notes={comparisonNotes(offer)}
        />
      </section>
      <YourAccess />
    </Page>
  );
}

/** The link to the free lessons: through an account for visitors, straight there for learners. */
function FreeAccess() {
  const { user } = useCurrentUser();
  if (user) {
    return (
      <ButtonLink to="/learn" variant="quiet">
        Go to the free lessons
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonAnchor href={SIGN_IN_HREF} variant="quiet">
        Start Learning Free
      </ButtonAnchor>
      <p className="text-center text-md text-muted">{genesis.note}</p>
    </>
  );
}

function YourAccess() {
  const { user } = useCurrentUser();
  return (
    <p className="mt-10 flex flex-wrap gap-x-8 gap-y-3 text-soft">
      {hasHeritageAccess(user) ? null : (
        <span>
          Bought it already? <TextLink to="/activate-heritage">Activate your Heritage access</TextLink>
        </span>
      )}
      <span>
        {user ? null : 'Signed in? '}
        <TextLink to="/subscribe">See your plan</TextLink>
      </span>
    </p>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-semibold underline underline-offset-4">
      {children}
    </Link>
  );
}
