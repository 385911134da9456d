import { layoutCandles } from '@wickwise/market/candle-geometry';
import Check from 'lucide-react/icons/check';
import { Candles } from '#app/ui/chart/candles.tsx';
import { RuleLine } from '#app/ui/rule-line.tsx';
import { SAME_SHAPE, sessions } from './landing-candles.tsx';

const [, , HAMMER] = SAME_SHAPE;

/** A candle to name, and three answers, one of them given. */
export function LearningPicture() {
  const size = { width: 220, height: 210 };
  const { shapes, mark } = layoutCandles({
    candles: sessions.slice(HAMMER - 8, HAMMER + 1),
    ...size,
    padding: 20,
    mark: { from: 8, to: 8 },
  });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-center gap-5 p-5 sm:gap-10 sm:px-10 sm:py-8">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="block h-auto w-full fill-none">
        {mark ? <rect {...mark} rx="4" strokeWidth="2" className="stroke-brass" /> : null}
        <Candles shapes={shapes} />
      </svg>
      <div className="grid gap-2.5 text-md">
        <Answer>Doji</Answer>
        <Answer chosen>Hammer</Answer>
        <Answer>Hanging man</Answer>
      </div>
    </div>
  );
}

function Answer({ chosen = false, children }: { chosen?: boolean; children: string }) {
  return (
    <span
      className={`flex items-center justify-between rounded-md border px-4 py-2.5 ${chosen ? 'border-ink bg-ink font-semibold text-ground' : 'border-line-strong bg-panel text-soft'}`}
    >
      {children}
      {chosen ? <Check size={18} aria-hidden="true" /> : null}
    </span>
  );
}

/** The newest candles with the last price, and what is recognized in them, rule by rule. */
export function MarketPicture() {
  const size = { width: 480, height: 190 };
  const shown = sessions.slice(HAMMER - 15);
  const [open = 0, high = 0, low = 0, close = 0] = sessions[HAMMER] ?? [];
  const shadow = (Math.min(open, close) - low) / Math.abs(close - open);
  const last = shown.at(-1)?.[3] ?? 0;
  const { shapes, mark, grid, y } = layoutCandles({
    candles: shown,
    ...size,
    width: size.width - 52,
    padding: 18,
    mark: { from: 15, to: 15 },
  });
  return (
    <>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="block h-auto w-full fill-none">
        <path d={grid.map((line) => `M0 ${line.y}H${size.width}`).join('')} className="stroke-line" />
        {mark ? <rect {...mark} rx="4" strokeWidth="2" className="stroke-brass" /> : null}
        <path d={`M0 ${y(last)}H${size.width}`} strokeDasharray="3 4" className="stroke-control" />
        <rect x={size.width - 54} y={y(last) - 11} width="54" height="22" className="fill-ink" />
        <text x={size.width - 6} y={y(last) + 4} textAnchor="end" className="fill-ground font-mono text-[12px]">
          {last.toFixed(2)}
        </text>
        <Candles shapes={shapes} />
      </svg>
      <ul className="border-line border-t bg-panel">
        <RuleLine
          rule={{ name: 'Long lower shadow', measured: `${shadow.toFixed(1)} ×`, bound: 'at least 2.0 ×', met: true }}
        />
        <RuleLine
          rule={{
            name: 'Confirmed by a close above its high',
            measured: (sessions[HAMMER + 1]?.[3] ?? 0).toFixed(2),
            bound: `above ${high.toFixed(2)}`,
            met: true,
          }}
        />
      </ul>
    </>
  );
}

const DAYS = [1, 1, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1];
const DAY = { width: 20, top: 128, bottom: 166 };

/** Days of study as candles, and a line that rises with each of them and with nothing else. */
export function ProgressPicture() {
  const heights = DAYS.map((_, day) => 112 - 4.6 * DAYS.slice(0, day + 1).reduce((sum, studied) => sum + studied, 0));
  const steps = heights.map((height, day) => `${day === 0 ? 'M0 112' : ''}V${height}H${(day + 1) * DAY.width}`);
  return (
    <svg viewBox="-20 0 520 190" aria-hidden="true" className="block h-auto w-full fill-none">
      <path d={steps.join('')} strokeWidth="2" className="stroke-ink" />
      {DAYS.map((studied, day) => {
        const x = day * DAY.width + DAY.width / 2;
        return (
          <g key={x}>
            <path d={`M${x} ${DAY.top}V${DAY.bottom}`} className="stroke-line-strong" />
            {studied === 1 ? (
              <rect x={x - 5} y={DAY.top + 7} width="10" height="24" className="fill-brass stroke-ink" />
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
