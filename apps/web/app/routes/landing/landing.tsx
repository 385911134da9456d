import { pageMeta } from '#app/features/site/page-meta.ts';
import { HERITAGE_PRICE } from '#app/lib/money.ts';
import { LandingClose } from './landing-close.tsx';
import { LandingFeatures } from './landing-features.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingPlans } from './landing-plans.tsx';
import { LandingStories } from './landing-stories.tsx';

export function meta() {
  return pageMeta({
    title: 'See what a chart says, and what it doesn’t',
    description: `Lessons on candlestick and chart patterns, each with its rule in numbers and an example that failed. Free to start, and a one-time ${HERITAGE_PRICE} for everything.`,
  });
}

export default function Landing() {
  return (
    <>
      <LandingHero />
      <LandingFeatures />
      <LandingPlans />
      <LandingStories />
      <LandingClose />
    </>
  );
}
