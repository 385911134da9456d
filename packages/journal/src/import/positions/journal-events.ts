import type { JournalEntry } from '../../entry.ts';
import type { Fill } from '../../fill.ts';
import { type Holding, type HoldingEvent, isShortable, plus } from './event.ts';

/** Whether a trade has fills that can be matched again. */
export function isMatched({ fills }: JournalEntry): boolean {
  return fills.length > 0 && fills.every(({ time, imports }) => time !== undefined && imports !== undefined);
}

/** The fills of imported trades as their files had them: before splits, and in one piece. */
export function journalEvents(entries: readonly JournalEntry[]): HoldingEvent[] {
  const whole = new Map<string, HoldingEvent>();
  const events: HoldingEvent[] = [];
  for (const entry of entries.filter(isMatched)) {
    for (const fill of entry.fills) {
      const event = toEvent(entry, { fill: asFiled(fill), leftOut: fill.leftOut?.size ?? 0 });
      const key = JSON.stringify([fill.file, fill.line, fill.side, fill.imports, entry.symbol, entry.account]);
      const before = fill.line === undefined ? undefined : whole.get(key);
      if (before === undefined) {
        events.push(event);
        whole.set(key, event);
      } else {
        const entryIds = [...before.entryIds, entry.id];
        const wasOpening = before.wasOpening || event.wasOpening;
        const joined = { ...before, wasOpening, entryIds, fill: join(before.fill ?? fill, event.fill ?? fill) };
        events[events.indexOf(before)] = joined;
        whole.set(key, joined);
      }
    }
    events.push(...entry.splits.map((split) => toEvent(entry, { split: { ...split, place: 0 } })));
  }
  return events;
}

/** What a trade was matched as: its symbol is that of the file. */
export function holdingOf({
  account,
  symbol,
  assetClass,
  option,
  multiplier,
  currency,
  zone,
  fills,
}: JournalEntry): Holding {
  const named = fills.find((fill) => fill.symbol !== undefined)?.symbol ?? symbol;
  return { account, symbol: named, assetClass, option, multiplier, currency, zone };
}

function asFiled({ asFiled: filed, leftOut, ...fill }: Fill): Fill {
  const piece = filed === undefined ? fill : { ...fill, ...filed };
  return leftOut === undefined ? piece : join(piece, { ...piece, ...leftOut });
}

/** The two pieces of a fill that closed one position and opened the next. */
function join(one: Fill, other: Fill): Fill {
  const feeParts = one.feeParts?.map((part, index) => ({
    ...part,
    amount: plus(part.amount, other.feeParts?.[index]?.amount ?? 0),
  }));
  const joined = { ...other, ...one, size: plus(one.size, other.size), fees: plus(one.fees, other.fees) };
  return feeParts === undefined ? joined : { ...joined, feeParts };
}

function toEvent(entry: JournalEntry, part: Partial<Pick<HoldingEvent, 'fill' | 'split' | 'leftOut'>>): HoldingEvent {
  const { file = '', line = 0 } = part.fill ?? {};
  return {
    fill: null,
    split: null,
    leftOut: 0,
    ...part,
    holding: holdingOf(entry),
    effect: null,
    mayOpenShort: isShortable(entry.assetClass),
    wasOpening: part.fill?.side === entry.fills[0]?.side,
    listsFees: true,
    isOpenPosition: false,
    entryIds: [entry.id],
    row: { file, line },
  };
}
