import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { ArticleId } from '@wickwise/curriculum/articles/article-cards';
import type { ReactElement } from 'react';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { Drawing, HEIGHT, WIDTH } from './drawing.tsx';
import { closeNearHigh, fourPrices, levels, trail, trend } from './picture-candles.ts';
import {
  BestOfMany,
  Halt,
  MarketAndFunds,
  OrderLengths,
  Plan,
  PumpAndDump,
  Routing,
  Stages,
  TaxedGains,
} from './practice-drawings.tsx';

const pictures: Record<ArticleId, ReactElement> = {
  'how-to-read-a-candle': <Candles picture={fourPrices} />,
  'why-79-percent-can-be-nothing': <Candles picture={closeNearHigh} />,
  'support-and-resistance': <Candles picture={levels} />,
  'trend-analysis': <Candles picture={trend} />,
  'financial-statements': <Statement />,
  'valuation-methods': <Values />,
  'position-sizing': <Sizes />,
  'stop-loss-strategies': <Candles picture={trail} />,
  'backtest-overfitting': <BestOfMany />,
  'index-funds': <MarketAndFunds />,
  'orders-and-time-in-force': <OrderLengths />,
  'trading-halts': <Halt />,
  'a-written-trading-plan': <Plan />,
  'paper-trading': <Stages />,
  'choosing-a-broker': <Routing />,
  'scams-and-gurus': <PumpAndDump />,
  'taxes-on-trading': <TaxedGains />,
};

/** What an article is about, as a small drawing beside its title. It says nothing that the title does not. */
export function ArticlePicture({ articleId }: { articleId: ArticleId }) {
  return pictures[articleId];
}

function Candles({ picture }: { picture: CandlePicture }) {
  return <CandleChart picture={picture} width={WIDTH} height={HEIGHT} decorative />;
}

/** From revenue on the left to profit on the right; each cost hangs from what was left before it. */
function Statement() {
  return (
    <Drawing>
      <path d="M40 122H320" className="stroke-line-strong" />
      <path d="M44 18H76V122H44ZM124 80H156V122H124ZM204 109H236V122H204ZM284 113H316V122H284Z" className="fill-soft" />
      <path d="M84 18H116V80H84ZM164 80H196V109H164ZM244 109H276V113H244Z" className="fill-line-strong" />
      <path d="M76 18.5H116M116 80.5H156M156 80.5H196M196 109.5H236M236 109.5H276" className="stroke-control" />
    </Drawing>
  );
}

/** Three ranges of value with their middles, and the price that is paid. */
function Values() {
  return (
    <Drawing>
      <path d="M36 35H324M36 70H324M36 105H324" className="stroke-line" />
      <path d="M168 28H300V42H168ZM196 63H246V77H196ZM66 98H258V112H66Z" className="fill-line-strong" />
      <path d="M229 24V46M222 59V81M140 94V116" strokeWidth="2.5" className="stroke-ink" />
      <path d="M212 14V126" strokeWidth="1.5" strokeDasharray="5 4" className="stroke-brass" />
    </Drawing>
  );
}

/** Many shares with little at risk each, or few with much: the same area, the same loss. */
function Sizes() {
  return (
    <Drawing>
      <path d="M24 120H336" className="stroke-line-strong" />
      <g strokeWidth="1.5" className="fill-brass/20 stroke-brass">
        <rect x="32" y="86" width="196" height="34" />
        <rect x="260" y="22" width="68" height="98" />
      </g>
      <g textAnchor="middle" className="fill-soft font-mono text-[10px]">
        <text x="130" y="107">
          147 × 1.36
        </text>
        <text x="294" y="75">
          51 × 3.91
        </text>
      </g>
    </Drawing>
  );
}
