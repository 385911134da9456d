import type { Ohlc } from '@wickwise/market/candle';
import { layoutCandles } from '@wickwise/market/candle-geometry';
import { Candles } from '#app/ui/chart/candles.tsx';

const WIDTH = 640;
const HEIGHT = 360;
/** Where the bars end and what is hidden begins. */
const NOW = 400;

/** A drawn chart, not a real one. */
const candles: readonly Ohlc[] = [
  [97.2, 98.4, 96.4, 98],
  [98, 99.1, 97.6, 98.8],
  [98.8, 99, 97.1, 97.5],
  [97.5, 98.2, 96.2, 96.7],
  [96.7, 97.4, 95.3, 95.8],
  [95.8, 97.6, 95.5, 97.3],
  [97.3, 98.9, 97, 98.5],
  [98.5, 100.3, 98.2, 99.9],
  [99.9, 100.6, 98.9, 99.3],
  [99.3, 101.4, 99, 101],
  [101, 101.8, 100.2, 100.6],
  [100.6, 101, 99, 99.4],
  [99.4, 99.8, 98.1, 98.6],
  [98.6, 100.4, 98.3, 100],
];
const plan = [
  { name: 'Target +2.00R', price: 104, dash: '2 4', line: 'stroke-up', text: 'fill-up' },
  { name: 'Entry', price: 100, dash: undefined, line: 'stroke-ink', text: 'fill-ink' },
  { name: 'Stop -1.00R', price: 98, dash: '7 4', line: 'stroke-down', text: 'fill-down' },
] as const;

/** What a replay is, as long as there is room for it: a chart that ends, a plan, and what follows hidden. */
export function ReplayPicture({ caption }: { caption: string }) {
  return (
    <figure className="@container-size relative min-h-0 flex-1 basis-0 lg:min-h-80">
      <div className="absolute inset-0 hidden flex-col border-line bg-panel p-3 max-lg:border-b sm:p-6 [@container(min-height:10rem)]:flex">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label="A chart that ends now, with the entry, stop and target of a plan. What comes next is hidden."
          className="mx-auto min-h-0 w-full max-w-3xl flex-1 fill-none"
        >
          <Hidden />
          <Plan />
        </svg>
        <figcaption className="mx-auto max-w-xl pt-3 text-center text-soft max-lg:text-md">{caption}</figcaption>
      </div>
    </figure>
  );
}

function Hidden() {
  return (
    <>
      <rect x={NOW} width={WIDTH - NOW} height={HEIGHT} className="fill-sunk" />
      <path d={`M${NOW} 0V${HEIGHT}`} strokeDasharray="4 5" strokeWidth="1.5" className="stroke-control" />
      <text x={(NOW + WIDTH) / 2} y="92" textAnchor="middle" className="fill-muted font-serif text-[64px]">
        ?
      </text>
    </>
  );
}

/** The lines look as in the replay. */
function Plan() {
  const prices = plan.map(({ price }) => price);
  const { shapes, y } = layoutCandles({ candles, width: NOW, height: HEIGHT, padding: 24, mark: null, prices });
  return (
    <>
      <Candles shapes={shapes} />
      {plan.map(({ name, price, dash, line, text }) => (
        <g key={name}>
          <path d={`M${NOW} ${y(price)}H${WIDTH}`} strokeWidth="2" strokeDasharray={dash} className={line} />
          <text x={WIDTH - 12} y={y(price) - 8} textAnchor="end" className={`num text-[18px] sm:text-[15px] ${text}`}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}
