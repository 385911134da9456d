import { SKILL_DOLLARS } from '@wickwise/journal/replay/verdict';

const WIDTH = 640;
const HEIGHT = 240;
const PADDING = 14;
/** What the scale always covers, and where the line leaves the picture. */
const SCALE = { low: [0.01, 0.5], high: [32, 1000] } as const;

/** What a dollar of play money became, bar by bar, on a scale where each doubling is as high as the next. */
export function PlayMoney({ dollars }: { dollars: readonly number[] }) {
  const low = clamp(Math.min(...dollars), SCALE.low);
  const high = clamp(Math.max(...dollars), SCALE.high);
  const y = (amount: number) => PADDING + ((HEIGHT - 2 * PADDING) * Math.log(high / amount)) / Math.log(high / low);
  const x = (bar: number) => (WIDTH * bar) / Math.max(1, dollars.length - 1);
  const end = playMoneyText(dollars.at(-1) ?? 1);
  const levels = [SCALE.low[0], 1, SKILL_DOLLARS, SCALE.high[1]].filter((amount) => low <= amount && amount <= high);
  return (
    <figure className="self-start">
      <div className="relative pl-14">
        {levels.map((amount) => (
          <span
            key={amount}
            aria-hidden="true"
            className="num absolute left-0 -translate-y-1/2 text-muted text-sm"
            style={{ top: `${(100 * y(amount)) / HEIGHT}%` }}
          >
            {playMoneyText(amount)}
          </span>
        ))}
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`$1 of play money, bet on your side of every move, became ${end}. The bar for skill is $${SKILL_DOLLARS}.`}
          className="block h-48 w-full fill-none sm:h-56"
        >
          <Level y={y(SKILL_DOLLARS)} className="stroke-brass" />
          <Level y={y(1)} className="stroke-control" />
          <path
            d={dollars
              .map((amount, bar) => `${bar === 0 ? 'M' : 'L'}${x(bar).toFixed(1)} ${y(amount).toFixed(1)}`)
              .join('')}
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-ink"
          />
        </svg>
      </div>
      <figcaption className="mt-2 text-md text-soft sm:pl-14">
        $1 of play money, bet on your side of every move, became <span className="text-ink">{end}</span>. Luck rarely
        turns it into ${SKILL_DOLLARS}, and without an edge it usually shrinks to cents.
      </figcaption>
    </figure>
  );
}

function clamp(amount: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, amount));
}

function Level({ y, className }: { y: number; className: string }) {
  return <path d={`M0 ${y}H${WIDTH}`} strokeDasharray="5 5" vectorEffect="non-scaling-stroke" className={className} />;
}

/** `$20`, `$3.40`, `less than $0.01`, `more than $1,000` */
function playMoneyText(dollars: number): string {
  if (dollars < SCALE.low[0]) return `less than $${SCALE.low[0]}`;
  if (dollars > SCALE.high[1]) return 'more than $1,000';
  if (dollars === SCALE.high[1]) return '$1,000';
  return Number.isInteger(dollars) ? `$${dollars}` : `$${dollars.toFixed(2)}`;
}
