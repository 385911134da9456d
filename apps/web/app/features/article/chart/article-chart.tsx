import type { Block } from '@wickwise/curriculum/articles/article';
import { CandleTable } from '#app/ui/chart/candle-table.tsx';
import { ArticleText } from '../article-text.tsx';
import { LinedChart } from './lined-chart.tsx';

type Chart = Extract<Block, { kind: 'chart' }>;

/** Candles with numbered lines; the numbers are explained below, and the candles are also available as a table. */
export function ArticleChart({ chart: { picture, lines, caption } }: { chart: Chart }) {
  return (
    <figure className="my-3 overflow-hidden rounded-lg border border-line bg-panel">
      <div className="bg-sunk">
        <LinedChart picture={picture} lines={lines} />
      </div>
      <figcaption className="grid gap-2 border-line border-t px-4 py-3 text-md text-soft">
        <ol className="flex flex-wrap gap-x-5 gap-y-1 text-ink">
          {lines.map(({ label }, index) => (
            <li key={label} className="flex items-baseline gap-2">
              <b aria-hidden="true" className="num text-brass text-sm">
                {index + 1}
              </b>
              {label}
            </li>
          ))}
        </ol>
        <p>
          <ArticleText text={caption} />
        </p>
      </figcaption>
      <CandleTable candles={picture.candles} mark={picture.mark} markName="marked" />
    </figure>
  );
}
