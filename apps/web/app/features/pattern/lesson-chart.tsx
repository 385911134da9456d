import type { RuleReading } from '@wickwise/contract/lesson';
import type { CaptionedPicture } from '@wickwise/contract/picture';
import { layoutCandles } from '@wickwise/market/candle-geometry';
import { Candles } from '#app/ui/candles.tsx';
import { PriceScale, SCALE_WIDTH } from '#app/ui/price-scale.tsx';
import { LandmarkMarks } from './landmark-marks.tsx';
import { ReadingMarks } from './reading-marks.tsx';

const WIDTH = 640;
const HEIGHT = 340;
const PLOT_WIDTH = WIDTH - SCALE_WIDTH;

interface LessonChartProps {
  picture: CaptionedPicture;
  /** How many candles have closed; the others keep their place empty. */
  closed: number;
  /** What a rule measures; null for none. */
  reading: RuleReading | null;
}

/** The large picture of a lesson: what is drawn over its candles is drawn once they have closed. */
export function LessonChart({ picture, closed, reading }: LessonChartProps) {
  const { candles, mark, lines = [], landmarks, alt } = picture;
  const known = lines.filter(({ to }) => to[0] < closed);
  const layout = layoutCandles({ candles, width: PLOT_WIDTH, height: HEIGHT, padding: 22, mark, lines: known });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={alt} className="block h-auto w-full fill-none">
      <PriceScale layout={layout} plotWidth={PLOT_WIDTH} width={WIDTH} />
      {layout.mark && (mark?.to ?? 0) < closed ? (
        <rect {...layout.mark} rx="4" strokeWidth="1.5" className="fill-brass/10 stroke-brass/70" />
      ) : null}
      <Candles shapes={layout.shapes.slice(0, closed)} />
      {layout.lines.length > 0 ? (
        <path
          d={layout.lines.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join('')}
          strokeWidth="1.5"
          className="stroke-brass"
        />
      ) : null}
      {landmarks ? <LandmarkMarks landmarks={landmarks} layout={layout} height={HEIGHT} closed={closed} /> : null}
      {reading ? <ReadingMarks reading={reading} layout={layout} /> : null}
    </svg>
  );
}
