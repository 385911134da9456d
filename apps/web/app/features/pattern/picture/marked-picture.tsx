import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { CandleTable } from '#app/ui/chart/candle-table.tsx';

/** The lesson's large picture, described in words below it and, on request, as a table. */
export function MarkedPicture({ picture }: { picture: CandlePicture | null }) {
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-panel">
      <div className="bg-sunk">
        <CandleChart picture={picture} size="large" decorative />
      </div>
      {picture ? (
        <figcaption className="border-line border-t px-4 py-3 text-md text-soft">{picture.alt}</figcaption>
      ) : null}
      {picture ? <CandleTable candles={picture.candles} mark={picture.mark} /> : null}
    </figure>
  );
}
