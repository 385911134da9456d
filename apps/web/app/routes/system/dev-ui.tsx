import { pageMeta } from '#app/features/site/page-meta.ts';
import { Page } from '#app/ui/page.tsx';
import { ThemeFields } from '#app/ui/theme-fields.tsx';
import { ChartSamples } from './dev-ui-charts.tsx';
import { FieldSamples } from './dev-ui-fields.tsx';
import { HeaderSamples } from './dev-ui-headers.tsx';
import { OverlaySamples } from './dev-ui-overlays.tsx';
import { StateSamples } from './dev-ui-states.tsx';

export function meta() {
  return pageMeta({ title: 'Design system', description: 'Every part of the interface in every state.' });
}

/** Every part of the interface in every state, for developers. */
export default function DevUi() {
  return (
    <Page title="Design system" lede="Every part in every state. Change the theme to see the others.">
      <div className="max-w-sm">
        <ThemeFields />
      </div>
      <FieldSamples />
      <StateSamples />
      <ChartSamples />
      <OverlaySamples />
      <HeaderSamples />
    </Page>
  );
}
