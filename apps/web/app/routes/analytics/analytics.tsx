import { lazy } from 'react';
import { AnalyticsScreen } from '#app/features/analytics/analytics-screen.tsx';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { patternName } from '#app/features/pattern/pattern-name.ts';
import { usePatterns } from '#app/features/pattern/queries.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { NextStepLine } from '#app/features/today/next-step-line.tsx';
import { Page } from '#app/ui/page.tsx';
import type { HeritageHandle } from '../access/guarded-feature.tsx';

export const handle: HeritageHandle = {
  feature: 'Learning analytics',
  purpose: 'See where you’re strong, where you’re weak, how far you can trust your confidence, and what to study next.',
  sample: lazy(() =>
    import('#app/features/analytics/sample/analytics-sample.tsx').then(({ AnalyticsSample }) => ({
      default: AnalyticsSample,
    })),
  ),
};

export function meta() {
  return pageMeta({ title: 'Learning analytics', description: handle.purpose });
}

export default function Analytics() {
  const { user } = useCurrentUser();
  const { data: patterns } = usePatterns();
  return (
    <Page title="Learning analytics" lede="Where you’re strong, where you’re weak, and what to study next.">
      <AnalyticsScreen
        nameOf={(id) => patternName(patterns, id)}
        timeZone={user?.timeZone ?? null}
        next={<NextStepLine />}
      />
    </Page>
  );
}
