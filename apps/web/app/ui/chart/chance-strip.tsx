/** A percentage; with an interval where its sample is known. */
interface Rate {
  percent: number;
  interval: { low: number; high: number } | null;
}

interface ChanceStripProps {
  published: Rate;
  /** Our own count on real prices. */
  real: Rate | null;
  chance: Rate | null;
}

const WIDTH = 320;
const LANES = { published: 16, real: 38, bottom: 54 };

/**
 * Where a published rate and our own count are in relation to chance, on one scale. The line is chance. A picture only:
 * the figures are next to it as text.
 */
export function ChanceStrip({ published, real, chance }: ChanceStripProps) {
  const scale = scaleFor([published, real, chance]);
  return (
    <svg viewBox={`0 0 ${WIDTH} 72`} aria-hidden="true" className="block h-auto w-full fill-none">
      <path d={`M0 ${LANES.bottom}H${WIDTH}`} className="stroke-line-strong" />
      {[scale.low, scale.high].map((end) => (
        <text
          key={end}
          x={scale.x(end)}
          y="68"
          textAnchor={end === scale.low ? 'start' : 'end'}
          className="fill-muted font-mono text-[11px]"
        >
          {end}%
        </text>
      ))}
      {chance ? <ChanceLine chance={chance} x={scale.x} /> : null}
      <Dot rate={published} x={scale.x} y={LANES.published} filled />
      {real ? <Dot rate={real} x={scale.x} y={LANES.real} /> : null}
    </svg>
  );
}

type Scale = (percent: number) => number;

function ChanceLine({ chance: { percent, interval }, x }: { chance: Rate; x: Scale }) {
  return (
    <g className="stroke-brass">
      {interval ? (
        <rect
          x={x(interval.low)}
          y="4"
          width={x(interval.high) - x(interval.low)}
          height={LANES.bottom - 4}
          className="fill-brass stroke-none opacity-25"
        />
      ) : null}
      <path d={`M${x(percent)} 4V${LANES.bottom}`} strokeWidth="2" />
    </g>
  );
}

/** A filled square for the published rate, an open circle for our own count: never distinguished by color alone. */
function Dot({
  rate: { percent, interval },
  x,
  y,
  filled = false,
}: {
  rate: Rate;
  x: Scale;
  y: number;
  filled?: boolean;
}) {
  return (
    <g className="stroke-ink" strokeWidth="1.5">
      {interval ? (
        <path d={`M${x(interval.low)} ${y}H${x(interval.high)}m0 -4v8M${x(interval.low)} ${y - 4}v8`} />
      ) : null}
      {filled ? (
        <rect x={x(percent) - 4} y={y - 4} width="8" height="8" className="fill-ink" />
      ) : (
        <circle cx={x(percent)} cy={y} r="4.5" className="fill-panel" />
      )}
    </g>
  );
}

/** Rounded out to multiples of ten percent, with space around everything drawn. */
function scaleFor(rates: readonly (Rate | null)[]): { low: number; high: number; x: Scale } {
  const ends = rates.flatMap((rate) =>
    rate === null ? [] : [rate.percent, rate.interval?.low ?? rate.percent, rate.interval?.high ?? rate.percent],
  );
  const low = Math.max(0, 10 * Math.floor(Math.min(...ends) / 10 - 1));
  const high = Math.min(100, 10 * Math.ceil(Math.max(...ends) / 10 + 1));
  return { low, high, x: (percent) => ((percent - low) / (high - low)) * WIDTH };
}
