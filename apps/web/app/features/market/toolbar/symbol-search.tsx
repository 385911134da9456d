import type { Ticker } from '@wickwise/contract/market';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import { type RefObject, useRef, useState } from 'react';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { usePreferences } from '../preferences.ts';
import { searchSymbols, symbolNames } from '../symbols.ts';
import { IconButton } from './icon-button.tsx';

interface SymbolSearchProps {
  symbol: Ticker;
  onChoose: (symbol: Ticker) => void;
}

/** Finds a symbol by its ticker or name, and keeps a watchlist. */
export function SymbolSearch({ symbol, onChoose }: SymbolSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const choose = (chosen: Ticker) => {
    onChoose(chosen);
    setOpen(false);
  };
  return (
    <>
      <IconButton icon={Search} label="Find a symbol" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Symbols" initialFocus={field}>
        <SymbolLists symbol={symbol} onChoose={choose} field={field} />
      </Dialog>
    </>
  );
}

interface SymbolListsProps extends SymbolSearchProps {
  field: RefObject<HTMLInputElement | null>;
}

function SymbolLists({ symbol, onChoose, field }: SymbolListsProps) {
  const [typed, setTyped] = useState('');
  const [{ watchlist }, prefer] = usePreferences();
  const found = searchSymbols(typed);
  const watched = watchlist.filter((ticker) => found.includes(ticker));
  const watch = (ticker: Ticker) => {
    const others = watchlist.filter((other) => other !== ticker);
    prefer({ watchlist: others.length < watchlist.length ? others : [...watchlist, ticker] });
  };
  const list = { symbol, watchlist, onChoose, onWatch: watch };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (first) onChoose(first);
      }}
    >
      <TextField
        ref={field}
        label="Ticker or name"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={found.length === 0 ? 'text-soft' : 'sr-only'}>
        {found.length === 0
          ? `We don’t chart “${typed}”. Clear the field to see the symbols that we do.`
          : `${found.length} ${found.length === 1 ? 'symbol' : 'symbols'}`}
      </p>
      {watched.length > 0 ? <SymbolList title="Your watchlist" tickers={watched} {...list} /> : null}
      {found.length > 0 ? <SymbolList title="All symbols" tickers={found} {...list} /> : null}
    </form>
  );
}

interface SymbolListProps extends SymbolSearchProps {
  title: string;
  tickers: readonly Ticker[];
  watchlist: readonly Ticker[];
  onWatch: (ticker: Ticker) => void;
}

function SymbolList({ title, tickers, symbol, watchlist, onChoose, onWatch }: SymbolListProps) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-1 grid divide-y divide-line border-line border-y">
        {tickers.map((ticker) => (
          <li key={ticker} className="grid grid-cols-[minmax(0,1fr)_auto] items-center">
            <button
              type="button"
              aria-current={ticker === symbol || undefined}
              className="grid min-h-11 grid-cols-[4rem_minmax(0,1fr)] items-center gap-2 px-1 text-left text-md hover:bg-sunk aria-[current]:font-semibold"
              onClick={() => onChoose(ticker)}
            >
              <span className="num">{ticker}</span>
              <span className="text-soft">{symbolNames[ticker]}</span>
            </button>
            <button
              type="button"
              aria-label={`${ticker} on your watchlist`}
              aria-pressed={watchlist.includes(ticker)}
              className="grid size-11 place-items-center rounded-md text-muted hover:text-ink aria-pressed:text-brass aria-pressed:[&>svg]:fill-current"
              onClick={() => onWatch(ticker)}
            >
              <Star size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
