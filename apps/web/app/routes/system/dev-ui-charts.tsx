import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { useState } from 'react';
import { usePatterns } from '#app/features/pattern/queries.ts';
import { Card } from '#app/ui/card.tsx';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { hammerExamples } from '../home/hammer-examples.tsx';
import { SampleSection } from './dev-ui-section.tsx';

const { picture } = hammerExamples[0];
const small: CandlePicture = {
  candles: picture.candles.slice(14),
  mark: { from: 6, to: 6 },
  alt: 'Six candles that mostly fall, then a hammer and three rising candles.',
};
const tabs = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large with its table' },
  { value: 'lessons', label: 'Every lesson' },
] as const;

export function ChartSamples() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('small');
  return (
    <SampleSection title="Charts and tabs">
      <Tabs label="Size of the chart" tabs={tabs} value={tab} onValueChange={setTab}>
        <TabPanel value="small">
          <div className="grid gap-6 md:grid-cols-4">
            <Card picture={<CandleChart picture={small} size="small" />}>
              <h3>Hammer</h3>
            </Card>
            <Card picture={<CandleChart picture={null} size="small" />}>
              <h3>Without a picture</h3>
            </Card>
          </div>
        </TabPanel>
        <TabPanel value="large">
          <Card picture={<CandleChart picture={picture} size="large" withTable />}>
            <h3>Hammer</h3>
          </Card>
        </TabPanel>
        <TabPanel value="lessons">
          <LessonPictures />
        </TabPanel>
      </Tabs>
    </SampleSection>
  );
}

/** For authors: whether a picture looks like what it names, small and large. */
function LessonPictures() {
  const { data: patterns = [] } = usePatterns();
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {patterns.map(({ id, name, picture }) => (
        <li key={id} className="flex items-end gap-4">
          <div className="w-30 shrink-0 bg-sunk">
            <CandleChart picture={picture} size="thumbnail" />
          </div>
          <figure className="max-w-200 grow">
            <CandleChart picture={picture} size="large" decorative />
            <figcaption className="text-md">{name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
