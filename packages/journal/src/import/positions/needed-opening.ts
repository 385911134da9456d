import { dayText } from '../../day-text.ts';
import { keyOf } from '../merge.ts';
import type { UnmatchedEvent } from './match.ts';

/** A position whose opening is missing, and what closes it. */
export interface NeededOpening {
  readonly key: string;
  /** As a question. */
  readonly text: string;
  /** In a list of several. */
  readonly item: string;
  /** yyyy-mm-dd: it was open by then. */
  readonly latest: string;
  readonly unmatched: readonly [UnmatchedEvent, ...UnmatchedEvent[]];
}

/** One for each holding and side. */
export function neededOpenings(unmatched: readonly UnmatchedEvent[]): NeededOpening[] {
  return [...Map.groupBy(unmatched, sideKeyOf)].flatMap(([key, [first, ...others]]) => {
    if (first === undefined) return [];
    const { holding, fill } = first.event;
    const latest = (fill?.time ?? '').slice(0, 10);
    const isShort = fill?.side === 'buy';
    const question = isShort
      ? `At what price did you sell ${holding.symbol} short, and when?`
      : `What did you pay for ${holding.symbol}, and when did you buy it?`;
    return [
      {
        key,
        text: `${question} (No later than ${dayText(latest)})`,
        item: `${holding.symbol}, ${isShort ? 'sold short' : 'bought'} on or before ${dayText(latest)}`,
        latest,
        unmatched: [first, ...others],
      },
    ];
  });
}

function sideKeyOf({ event }: UnmatchedEvent): string {
  return `${keyOf(event)}${event.fill?.side === 'buy' ? ':cover' : ''}`;
}
