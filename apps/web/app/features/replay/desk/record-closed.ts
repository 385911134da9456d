import { replayDecisions } from '@wickwise/journal/replay/broken-rules';
import type { ReplayTrade } from '@wickwise/journal/replay/state';
import { useRecordDecisions } from '#app/features/decision/queries.ts';
import type { ReplaySession } from './session.ts';

/** Notes what was decided in the trades of a replay after the `earlier` ones. Their results don't count. */
export function useRecordClosed({ id }: Pick<ReplaySession, 'id'>) {
  const record = useRecordDecisions();
  return (trades: readonly ReplayTrade[], earlier: number) =>
    record(
      trades.slice(earlier).map((trade, place) => ({
        ...({ source: 'replay', tradeId: `${id}-${earlier + place}` } as const),
        decisions: replayDecisions(trade),
      })),
    );
}
