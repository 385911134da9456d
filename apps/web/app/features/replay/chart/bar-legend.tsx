import { lastBar, type ReplayState } from '@wickwise/journal/replay/state';
import { countText, priceWriter } from '../texts.ts';

/** The newest bar’s prices, in the corner of the chart. */
export function BarLegend({ state }: { state: ReplayState }) {
  const { open, high, low, close } = lastBar(state);
  const write = priceWriter(state);
  const figures = [
    { name: 'Bar', short: 'Bar', value: countText(state.shown) },
    { name: 'Open', short: 'O', value: write(open) },
    { name: 'High', short: 'H', value: write(high) },
    { name: 'Low', short: 'L', value: write(low) },
    { name: 'Close', short: 'C', value: write(close) },
  ];
  return (
    <dl className="flex flex-wrap gap-x-2.5 text-xs">
      {figures.map(({ name, short, value }) => (
        <div key={name} className="flex gap-1">
          <dt className="text-muted">
            <abbr title={name} className="no-underline">
              {short}
            </abbr>
          </dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
