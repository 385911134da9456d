import type { ResultBin, ResultHistogram } from '@wickwise/journal/replay/result-histogram';
import { roundTicks } from '@wickwise/market/price-ticks';
import type { ReactNode } from 'react';
import { countText, dollarsText, signedMoneyText } from '../texts.ts';

const MOST_TICKS = 4;

/** The results of random traders, with one’s own result among them. */
export function RandomTraders({ histogram }: { histogram: ResultHistogram }) {
  const { bins, ownCents, worse, asGood } = histogram;
  const [low, high] = [bins[0]?.fromCents ?? 0, bins.at(-1)?.toCents ?? 1];
  const shareAt = (cents: number) => (cents - low) / (high - low);
  return (
    <div role="img" aria-label={describe(histogram)} className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-md">
        <Kind swatch="border-control" text={`${countText(worse)} random traders did worse`} />
        <Kind swatch="border-brass bg-brass" text={`${countText(asGood)} did as well or better`} />
      </div>
      <div>
        <div className="flex">
          <Place share={shareAt(ownCents)} className="rounded-full bg-ink px-2.5 py-0.5 text-ground text-sm">
            You <span className="num">{signedMoneyText(ownCents)}</span>
          </Place>
        </div>
        <Bars bins={bins} own={shareAt(ownCents)} />
        <Ticks low={low} high={high} shareAt={shareAt} />
      </div>
    </div>
  );
}

function describe({ bins, ownCents, worse, asGood }: ResultHistogram): string {
  const all = countText(worse + asGood);
  const ends = [bins.find(({ count }) => count > 0)?.fromCents, bins.findLast(({ count }) => count > 0)?.toCents];
  const [low = '', high = ''] = ends.map((cents) => signedMoneyText(cents ?? 0));
  return `${all} random traders made between ${low} and ${high}. You made ${signedMoneyText(ownCents)}: ${countText(worse)} did worse, ${countText(asGood)} did as well or better.`;
}

function Kind({ swatch, text }: { swatch: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`size-3 shrink-0 border ${swatch}`} />
      {text}
    </span>
  );
}

/** Something at a share of the width that never reaches past either end. */
function Place({ share, className, children }: { share: number; className: string; children: ReactNode }) {
  return (
    <span
      className={`relative whitespace-nowrap ${className}`}
      style={{ left: `${100 * share}%`, transform: `translateX(-${100 * share}%)` }}
    >
      {children}
    </span>
  );
}

/** Those who did worse are outlined and the others filled. In units of a bin, stretched to the width there is. */
function Bars({ bins, own }: { bins: readonly ResultBin[]; own: number }) {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const pathOf = (isAsGood: boolean) =>
    bins
      .map(({ count, isAsGood: is }, index) => (is === isAsGood && count > 0 ? barPath(index, count / most) : ''))
      .join('');
  return (
    <svg
      viewBox={`0 0 ${bins.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-40 w-full overflow-visible border-control border-b sm:h-48"
    >
      <path d={pathOf(false)} vectorEffect="non-scaling-stroke" className="fill-sunk stroke-control" />
      <path d={pathOf(true)} vectorEffect="non-scaling-stroke" className="fill-brass stroke-brass" />
      <path
        d={`M${own * bins.length} 0V1`}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-ink"
      />
    </svg>
  );
}

/** One random trader in ten thousand still shows. */
const LEAST_HEIGHT = 0.006;

function barPath(index: number, share: number): string {
  return `M${index + 0.1} 1V${1 - Math.max(LEAST_HEIGHT, share)}H${index + 0.9}V1z`;
}

interface TicksProps {
  low: number;
  high: number;
  shareAt: (cents: number) => number;
}

function Ticks({ low, high, shareAt }: TicksProps) {
  return (
    <div className="relative h-6">
      {roundTicks({ low: low / 100, high: high / 100, most: MOST_TICKS }).map(({ price }) => (
        <span
          key={price}
          className="num absolute top-1 text-muted text-xs"
          style={{ left: `${100 * shareAt(100 * price)}%`, transform: `translateX(-${100 * shareAt(100 * price)}%)` }}
        >
          {dollarsText(price)}
        </span>
      ))}
    </div>
  );
}
