import { type JournalEntry, newEntry } from '@wickwise/journal/entry';
import { type FilterInput, filterEntries } from '@wickwise/journal/entry-filter';
import { writeJournalCsv } from '@wickwise/journal/journal-csv';
import { isSpread, type ListedTrade, type Spread, tradesOf } from '@wickwise/journal/spread/spread';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { saveFile } from '#app/lib/save-file.ts';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { tradeFromLink } from '../form/trade-link.ts';
import { localDay } from '../model.ts';
import { useSpreadChanges } from './bulk-changes.ts';
import { useListReturn } from './list-return.ts';
import type { TradeActions } from './trade-card-actions.tsx';
import { useTradeChanges, useTrades } from './trade-changes.ts';

/** The form that is open in place of the list. */
export type OpenForm =
  /** `edited` is the stored trade that the form changes; null for a new one. */
  | {
      readonly kind: 'trade';
      readonly initial: JournalEntry;
      readonly edited: JournalEntry | null;
      /** Whether it is for the review after the trade. */
      readonly isReview?: boolean;
    }
  | { readonly kind: 'spread'; readonly spread: Spread }
  | { readonly kind: 'plan' };

/** What belongs to one trade alone. */
const NOT_COPIED = {
  plan: null,
  fills: [],
  importId: null,
  pictures: [],
  openedAt: null,
  closedAt: null,
  edited: [],
  spreadId: null,
} satisfies Partial<JournalEntry>;

/** The form in place of the list: closed, or open for a new trade, a trade to edit or a plan. */
export function useTradeForm() {
  const [form, setForm] = useState<OpenForm | null>(null);
  const { remember, toTop } = useListReturn(form === null);
  const { uniqueId } = useTradeChanges();
  const commands = useMemo(() => {
    const open = (next: OpenForm) => {
      remember();
      setForm(next);
    };
    const begin = (fields: Partial<JournalEntry>) => {
      const now = new Date();
      const blank = newEntry({ id: uniqueId(now.getTime()), date: localDay(now) });
      open({ kind: 'trade', initial: { ...blank, ...fields, id: blank.id }, edited: null });
    };
    return {
      close: () => setForm(null),
      /** Back to the top of the list, where a new trade is. */
      closeAtTop: () => {
        toTop();
        setForm(null);
      },
      openNew: () => begin({}),
      openWith: begin,
      openCopy: (entry: JournalEntry) => begin({ ...entry, ...NOT_COPIED, date: localDay(new Date()) }),
      openEdit: (edited: JournalEntry, changes: Partial<JournalEntry> = {}) =>
        open({ kind: 'trade', initial: { ...edited, ...changes }, edited }),
      openReview: (edited: JournalEntry) => open({ kind: 'trade', initial: edited, edited, isReview: true }),
      openSpread: (spread: Spread) => open({ kind: 'spread', spread }),
      openPlan: () => open({ kind: 'plan' }),
    };
  }, [uniqueId, remember, toTop]);
  return { form, commands };
}

/**
 * Opens the form for the trade that a link describes, once: the link's parameters are then removed from the address.
 */
export function useTradeLink(openWith: (fields: Partial<JournalEntry>) => void): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const fields = tradeFromLink(search);
    if (fields === null) return;
    openWith(fields);
    setSearch('', { replace: true, preventScrollReset: true });
  }, [search, setSearch, openWith]);
}

/** Opens the review of the trade that a link names, once its trades have been read. */
export function useReviewLink(openReview: (entry: JournalEntry) => void): void {
  const [search, setSearch] = useSearchParams();
  const { value: entries } = useTrades();
  const tradeId = search.get('review');
  useEffect(() => {
    const trade = entries.find(({ id }) => id === tradeId);
    if (trade === undefined) return;
    openReview(trade);
    setSearch('', { replace: true, preventScrollReset: true });
  }, [entries, tradeId, setSearch, openReview]);
}

const REFUSED = 'Your browser couldn’t save the change. Its storage is full or turned off.';

export type FormCommands = ReturnType<typeof useTradeForm>['commands'];

/** The actions on a trade of the list; the same object at every key of the search, so no card renders again. */
export function useTradeActions({ openEdit, openSpread, openCopy }: FormCommands): TradeActions {
  const { toast } = useToast();
  const changes = useTradeChanges();
  const { split } = useSpreadChanges();
  return useMemo(() => {
    const attempt = async (stored: Promise<boolean>) => {
      const isStored = await stored;
      if (!isStored) toast({ title: REFUSED, variant: 'destructive' });
      return isStored;
    };
    return {
      onEdit: (entry) => (isSpread(entry) ? openSpread(entry) : openEdit(entry)),
      onSplit: (spread) => void split([spread]),
      onDelete: async (entry) => {
        const former = changes.current();
        const wanted = new Set(tradesOf(entry).map(({ id }) => id));
        const removed = former.filter(({ id }) => wanted.has(id));
        if (!(await attempt(changes.remove(removed)))) return;
        const onClick = () => void attempt(changes.restore(removed, former));
        const action = { label: 'Undo', altText: 'Click Undo to put the trade back', onClick };
        toast({ title: `${entry.symbol} deleted`, action });
      },
      onDuplicate: openCopy,
      onTake: (entry) => openEdit(entry, { stage: 'taken', date: localDay(new Date()) }),
      onMiss: async (entry) => {
        const missed: JournalEntry = { ...entry, stage: 'missed' };
        if (!(await attempt(changes.edit(entry, missed)))) return;
        const onClick = () => void attempt(changes.edit(missed, entry));
        const action = { label: 'Undo', altText: 'Click Undo to plan the trade again', onClick };
        toast({ title: `${entry.symbol} marked as missed`, action });
      },
    };
  }, [openEdit, openSpread, openCopy, toast, changes, split]);
}

/** Downloads the trades that the list shows as a file: of a spread its legs, each with its own prices. */
export function useExportTrades(): (listed: FilterInput<ListedTrade>) => void {
  const { toast } = useToast();
  return (listed) => {
    const content = writeJournalCsv(filterEntries(listed).flatMap(tradesOf), { complete: false });
    const name = `trading-journal-${localDay(new Date())}.csv`;
    saveFile({ name, content, type: 'text/csv;charset=utf-8' });
    toast({ title: `${name} saved`, description: NOT_IN_EXPORT });
  };
}

const NOT_IN_EXPORT =
  'It doesn’t hold currencies, fees or directions. To import your trades again later, use “Export all fields as CSV” or a backup, under “Import and backup”.';
