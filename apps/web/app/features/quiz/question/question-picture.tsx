import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';

/** The candles that a question is about. */
export function QuestionPicture({ picture }: { picture: CandlePicture | null }) {
  if (picture === null) return null;
  return (
    <div className="mb-4 overflow-hidden rounded-lg border border-line bg-sunk">
      <CandleChart picture={picture} size="large" />
    </div>
  );
}
