import { landing } from '@wickwise/curriculum/copy/landing';
import { PlanCard } from '#app/features/access/plan-card.tsx';
import { UpgradeLink } from '#app/features/access/upgrade-link.tsx';
import { SIGN_IN_HREF } from '#app/features/site/site-links.ts';
import { useOffer } from '#app/features/site/use-offer.ts';
import { HERITAGE_PRICE } from '#app/lib/money.ts';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { Tag } from '#app/ui/tag.tsx';

const { freePlan, heritagePlan } = landing;

export function LandingPlans() {
  const { hasRealTimeData, hasModel } = useOffer();
  const analysis = hasModel ? heritagePlan.analysis.model : heritagePlan.analysis.rules;
  const marketData = hasRealTimeData ? heritagePlan.marketData.real : heritagePlan.marketData.simulated;
  return (
    <section aria-labelledby="plans" className="border-line border-y bg-sunk py-16 md:py-24">
      <div className="wrap">
        <h2 id="plans" className="text-3xl">
          Start free. Pay once, if at all.
        </h2>
        <div className="mt-10 grid gap-6 md:grid-cols-2 lg:mt-12 lg:gap-8">
          <PlanCard tier="genesis" {...freePlan} level={3}>
            <ButtonAnchor href={SIGN_IN_HREF} variant="quiet">
              Get Started Free
            </ButtonAnchor>
          </PlanCard>
          <PlanCard
            tier="heritage"
            {...heritagePlan}
            features={[...heritagePlan.features, analysis, marketData]}
            price={HERITAGE_PRICE}
            level={3}
            badge={<Tag tone="brass">{heritagePlan.badge}</Tag>}
            featured
          >
            <UpgradeLink label="Upgrade to Heritage" />
          </PlanCard>
        </div>
      </div>
    </section>
  );
}
