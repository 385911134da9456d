import { type EntryFilter, filterEntries, NO_ENTRY_FILTER } from '@wickwise/journal/entry-filter';
import type { ListedTrade } from '@wickwise/journal/spread/spread';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { useJournalSettings } from '../settings/journal-settings.ts';
import { tradesText } from '../trade-texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { TradeCard } from './trade-card.tsx';
import type { TradeActions } from './trade-card-actions.tsx';
import { TradeFilters } from './trade-filters.tsx';
import { TradeMoreFilters } from './trade-more-filters.tsx';

/** More cards than this would slow down typing in the search. */
const PAGE_LENGTH = 25;

interface TradeListProps {
  entries: readonly ListedTrade[];
  filter: EntryFilter;
  onFilter: (filter: EntryFilter) => void;
  hasFilters: boolean;
  actions: TradeActions;
}

/** The trades that match, newest first. */
export function TradeList({ entries, filter, onFilter, hasFilters, actions }: TradeListProps) {
  const [pages, setPages] = useState(1);
  // The typed text appears at once, and the list as soon as there is time.
  const wanted = useDeferredValue(filter);
  const { breakeven } = useJournalSettings();
  const found = useMemo(() => filterEntries({ entries, filter: wanted, breakeven }), [entries, wanted, breakeven]);
  const narrow = (next: EntryFilter) => {
    setPages(1);
    onFilter(next);
  };
  const [isSelecting, setSelecting] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => setSelected((before) => toggled(before, id)), []);
  const shown = found.slice(0, pages * PAGE_LENGTH);
  return (
    <>
      {entries.length === 0 ? null : <TradeFilters filter={filter} onFilter={narrow} isOpen={hasFilters} />}
      <div className="mb-1 flex flex-wrap items-center gap-x-4">
        {entries.length === 0 ? null : (
          <TradeMoreFilters entries={entries} filter={filter} onFilter={narrow} isOffered={hasFilters} />
        )}
        {found.length === 0 ? null : (
          <>
            <p role="status" className="text-muted text-sm max-sm:flex-1">
              {shown.length < found.length
                ? `${shown.length} of ${tradesText(found.length)}`
                : tradesText(found.length)}
            </p>
            <Button
              variant="quiet"
              className={hasFilters || isSelecting ? undefined : 'max-sm:hidden'}
              onClick={() => setSelecting(!isSelecting)}
            >
              {isSelecting ? 'Done' : 'Select'}
            </Button>
          </>
        )}
      </div>
      {found.length === 0 ? (
        <NoMatches isFiltered={entries.length > 0} onClear={() => narrow(NO_ENTRY_FILTER)} />
      ) : (
        <>
          {isSelecting ? (
            <BulkBar found={found} selected={selected} onSelect={(ids) => setSelected(new Set(ids))} />
          ) : null}
          <ul className="grid gap-3">
            {shown.map((entry) => (
              <TradeCard
                key={entry.id}
                entry={entry}
                actions={actions}
                isSelected={isSelecting ? selected.has(entry.id) : null}
                onSelect={toggle}
              />
            ))}
          </ul>
        </>
      )}
      {shown.length < found.length ? (
        <Button variant="quiet" className="mt-6" onClick={() => setPages(pages + 1)}>
          Show {Math.min(PAGE_LENGTH, found.length - shown.length)} more
        </Button>
      ) : null}
    </>
  );
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const ids = new Set(before);
  if (!ids.delete(id)) ids.add(id);
  return ids;
}

function NoMatches({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-line-strong border-dashed px-6 py-6 text-center sm:py-10">
      <p role="status">
        {isFiltered ? 'No trades match these filters.' : 'No trades found. Start by logging your first trade!'}
      </p>
      {isFiltered ? (
        <Button variant="quiet" onClick={onClear}>
          Clear the filters
        </Button>
      ) : null}
    </div>
  );
}
