import { layoutCandles } from '@wickwise/market/candle-geometry';
import { Candles } from '#app/ui/chart/candles.tsx';

const BOX = { width: 88, height: 48 };

/** A fall that turns, in four candles. */
export function PatternsPicture() {
  const { shapes } = layoutCandles({
    candles: [
      [42, 44, 30, 32],
      [32, 34, 20, 22],
      [20, 22.5, 8, 22],
      [22, 40, 21, 38],
    ],
    ...BOX,
    padding: 3,
    mark: null,
  });
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className="h-12 w-auto fill-none" aria-hidden="true">
      <Candles shapes={shapes} />
    </svg>
  );
}

export function TermsPicture() {
  return <span className="font-serif text-[2.6rem] leading-none tracking-tight">Aa</span>;
}

/** Four options, one of them chosen. */
export function QuizPicture() {
  return (
    <span className="flex gap-1.5">
      {['A', 'B', 'C', 'D'].map((option) => (
        <span
          key={option}
          className={`num grid size-8 place-items-center rounded-sm border text-sm ${option === 'C' ? 'border-ink bg-ink text-ground' : 'border-line-strong text-muted'}`}
        >
          {option}
        </span>
      ))}
    </span>
  );
}
