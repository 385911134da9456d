import type { Ticker } from '@wickwise/contract/market';
import { tickers } from '@wickwise/contract/market-constants';
import { symbolNames } from '../symbols.ts';

interface UnknownSymbolProps {
  symbol: string;
  onChoose: (change: { symbol: Ticker }) => void;
}

/** In place of a chart that there isn't: the symbols that there are. */
export function UnknownSymbol({ symbol, onChoose }: UnknownSymbolProps) {
  return (
    <div role="alert" className="grid gap-2 text-center">
      <h2 className="wrap-anywhere text-xl">We don’t chart “{symbol}”</h2>
      <p className="text-soft">Choose one of these symbols.</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {tickers.map((ticker) => (
          <li key={ticker}>
            <button
              type="button"
              title={symbolNames[ticker]}
              className="num min-h-11 rounded-md border border-control px-3 hover:bg-sunk"
              onClick={() => onChoose({ symbol: ticker })}
            >
              {ticker}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
