import { type RBin, rHistogram } from '@wickwise/journal/statistics/trade-statistics';
import { RISK_FROM_STOPS, tradesText } from '../trade-texts.ts';

const WIDTH = 680;
const HEIGHT = 200;
const BASELINE_Y = 170;
const TOP_PADDING = 24;

/** The R-multiples in steps of half an R: drawn, with each bar's count on it. */
export function TradeHistogram({ values }: { values: readonly number[] }) {
  const bins = rHistogram(values);
  const largest = Math.max(1, ...bins.map(({ count }) => count));
  const slot = WIDTH / bins.length;
  return (
    <section aria-labelledby="histogram-title">
      <h3 id="histogram-title" className="mb-3">
        Results in R
      </h3>
      {values.length === 0 ? (
        <p className="text-soft">
          Enter a risk amount with your trades to see how their results spread. {RISK_FROM_STOPS}
        </p>
      ) : (
        <figure className="overflow-hidden rounded-lg border border-line bg-sunk">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={`${tradesText(values.length)} by result. ${describe(bins)}`}
            className="block h-auto w-full"
          >
            {bins.map((bin, index) => (
              <Bar
                key={bin.from}
                bin={bin}
                x={index * slot}
                width={slot}
                height={((BASELINE_Y - TOP_PADDING) * bin.count) / largest}
              />
            ))}
            <path d={`M0 ${BASELINE_Y}H${WIDTH}`} className="stroke-control" />
          </svg>
        </figure>
      )}
    </section>
  );
}

interface BarProps {
  bin: RBin;
  x: number;
  width: number;
  height: number;
}

/** Losses are filled and gains hollow, like candles. */
function Bar({ bin, x, width, height }: BarProps) {
  const isGain = bin.from !== null && bin.from >= 0;
  const letters = 'num text-[20px] sm:text-[13px]';
  return (
    <g>
      <rect
        x={x + 4}
        y={BASELINE_Y - height}
        width={width - 8}
        height={height}
        strokeWidth="2"
        className={isGain ? 'fill-none stroke-up' : 'fill-down stroke-down'}
      />
      {bin.count > 0 ? (
        <text x={x + width / 2} y={BASELINE_Y - height - 7} textAnchor="middle" className={`fill-ink ${letters}`}>
          {bin.count}
        </text>
      ) : null}
      {bin.from === null ? (
        <text x={x + width / 2} y={HEIGHT - 10} textAnchor="middle" className={`fill-muted ${letters}`}>
          &lt;
        </text>
      ) : null}
      {bin.from === null || !Number.isInteger(bin.from) ? null : (
        <text x={x} y={HEIGHT - 10} textAnchor="middle" className={`fill-muted ${letters}`}>
          {bin.from}R{bin.to === null ? '+' : ''}
        </text>
      )}
    </g>
  );
}

function describe(bins: readonly RBin[]): string {
  return bins
    .filter(({ count }) => count > 0)
    .map(({ from, to, count }) => {
      if (from === null) return `Below ${to}R: ${count}.`;
      return to === null ? `${from}R or more: ${count}.` : `${from}R to ${to}R: ${count}.`;
    })
    .join(' ');
}
