import { currencyOf } from '@wickwise/journal/money';
import { foldSpreads } from '@wickwise/journal/spread/fold-spreads';
import { isSpread } from '@wickwise/journal/spread/spread';
import { useId } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { countText, tradesText } from '../trade-texts.ts';
import { focusOnce } from './focus-once.ts';
import { ImportAccount } from './import-account.tsx';
import { ChangedTrades, NewTrades } from './import-changes.tsx';
import type { ImportView } from './import-view.ts';

interface ImportPreviewProps {
  view: ImportView;
  onImport: () => void;
  onCancel: () => void;
}

/** What an import would change, and what becomes of every row. Nothing is stored yet. */
export function ImportPreview({ view, onImport, onCancel }: ImportPreviewProps) {
  const { added, changed, known, gone } = view;
  const title = useId();
  const nameless = added.filter((trade) => currencyOf(trade) === null).length;
  const spreads = foldSpreads(added).filter(isSpread).length;
  const count = added.length + changed.length + gone.length;
  return (
    <section aria-labelledby={title} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h3 ref={focusOnce} id={title} tabIndex={-1} className="outline-none">
          Preview
        </h3>
        <p role="status">
          {countText(added.length)} new, {countText(changed.length)} changed, {countText(known.length)} already in your
          journal.
          {gone.length > 0 ? ` ${tradesText(gone.length)} become part of others.` : ''}
          {spreads > 0 ? ` The legs of one order show as one trade: ${spreadsText(spreads)}.` : ''}
        </p>
        {nameless > 0 ? (
          <p className="mt-2 text-soft">
            These files don’t say what currency {tradesText(nameless)} {nameless === 1 ? 'is' : 'are'} in. If you know,
            enter it under “Import settings” above.
          </p>
        ) : null}
      </div>
      <NewTrades view={view} />
      <ChangedTrades changed={changed} />
      <ImportAccount view={view} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={count === 0} onClick={onImport}>
          {count === 0
            ? 'Nothing to import'
            : changed.length === 0
              ? `Import ${tradesText(added.length)}`
              : `Import ${countText(count)} ${count === 1 ? 'change' : 'changes'}`}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

function spreadsText(n: number): string {
  return `${countText(n)} ${n === 1 ? 'spread' : 'spreads'}`;
}
