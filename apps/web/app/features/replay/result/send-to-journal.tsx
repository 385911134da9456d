import type { Timeframe } from '@wickwise/journal/entry';
import { toJournalEntry } from '@wickwise/journal/replay/journal-entry';
import { localDay, useTradeChanges, useTrades } from '#app/features/journal/public.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import type { ReplaySource } from '../desk/session.ts';
import type { OpenReplay } from '../storage.ts';
import { dayText, tradesText } from '../texts.ts';

const journalTimeframes: Record<ReplaySource['interval'], Timeframe> = {
  ...({ '5': '5M', '15': '15M', '60': '1H', '240': '4H' } as const),
  ...({ D: '1D', W: '1W' } as const),
};

/** Adds the trades to the journal, once, in the `replay` stage, which no money statistic counts. */
export function SendToJournal({ replay: { session, state } }: { replay: OpenReplay }) {
  const { value: entries } = useTrades();
  const { add } = useTradeChanges();
  const { toast } = useToast();
  const { trades } = state;
  const idOf = (index: number) => `${session.id}-${index}`;
  const isSent = entries.some(({ id }) => id === idOf(0));
  const send = async () => {
    if (isSent) return;
    const { symbol, interval, origin } = session.source;
    const added = trades.map((trade, index) =>
      toJournalEntry(trade, {
        id: idOf(index),
        date: localDay(new Date()),
        symbol,
        timeframe: journalTimeframes[interval],
        privateNotes: `Entered ${dayText(session.candles[trade.fills[0]?.bar ?? 0]?.[0] ?? 0)} in a blind replay. Prices are rescaled so that the replay starts at 100. ${origin}.`,
      }),
    );
    if (await add(added))
      toast({ title: `${tradesText(added.length)} sent to your journal, not counted in its statistics` });
    else
      toast({
        title: 'Your browser couldn’t save the change. Its storage is full or turned off.',
        variant: 'destructive',
      });
  };
  if (trades.length === 0) return null;
  return (
    <Button variant="quiet" onClick={send} aria-disabled={isSent || undefined}>
      {isSent ? 'In your journal' : 'Send trades to journal'}
    </Button>
  );
}
