import { landing } from '@wickwise/curriculum/copy/landing';
import { PlanCard } from '../../features/access/plan-card.tsx';
import { UpgradeLink } from '../../features/access/upgrade-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { SIGN_IN_HREF } from '../../ui/site-links.ts';

const { freePlan, heritagePlan } = landing;

export function LandingPlans() {
  return (
    <section aria-labelledby="plans" className="border-line border-y bg-sunk py-16 md:py-24">
      <div className="wrap">
        <h2 id="plans" className="text-3xl">
          Start free. Pay once, if at all.
        </h2>
        <div className="mt-10 grid gap-6 md:grid-cols-2 lg:mt-12 lg:gap-8">
          <PlanCard {...freePlan} level={3} patterns={5}>
            <ButtonAnchor href={SIGN_IN_HREF} variant="quiet">
              Get Started Free
            </ButtonAnchor>
          </PlanCard>
          <PlanCard
            {...heritagePlan}
            level={3}
            badge={<Badge tone="brass">{heritagePlan.badge}</Badge>}
            patterns={56}
            featured
          >
            <UpgradeLink label="Upgrade to Heritage" />
          </PlanCard>
        </div>
      </div>
    </section>
  );
}
