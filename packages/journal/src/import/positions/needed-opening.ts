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
    const verb = fill?.side === 'buy' ? 'sold short' : 'bought';
    const text = `At what price was ${holding.symbol} ${verb}, and on which day (${dayText(latest)} at the latest)?`;
    return [
      {
        key,
        text,
        item: `${holding.symbol}, ${verb} on or before ${dayText(latest)}`,
        latest,
        unmatched: [first, ...others],
      },
    ];
  });
}

function sideKeyOf({ event }: UnmatchedEvent): string {
  return `${keyOf(event)}${event.fill?.side === 'buy' ? ':cover' : ''}`;
}
