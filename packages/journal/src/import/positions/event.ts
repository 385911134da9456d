import { add, toDecimal, toNumber } from '../../decimal.ts';
import type { AssetClass, OptionContract } from '../../entry.ts';
import type { Fill } from '../../fill.ts';
import type { Instrument, Moment, RowPlace, TradeRecord, TradingRecord } from '../record.ts';
import { totalFees } from '../rows/fees.ts';

/** What is matched by itself: one instrument in one account. */
export interface Holding {
  readonly account: string;
  readonly symbol: string;
  readonly assetClass: AssetClass | null;
  readonly option: OptionContract | null;
  readonly multiplier: number;
  readonly currency: string | null;
  readonly zone: string | null;
}

/** A fill or a split as the file says it, before anything is matched. */
export interface HoldingEvent {
  readonly holding: Holding;
  /** Its size and price as the file has them. A size of 0 ends the whole position. */
  readonly fill: Fill | null;
  readonly split: SplitEvent | null;
  readonly effect: 'open' | 'close' | null;
  /** Whether it may open a short: it is known that it does, or the trader has said so. */
  readonly mayOpenShort: boolean;
  /** Whether its file lists fees. One that lists none says nothing against those that are known. */
  readonly listsFees: boolean;
  /** Whether its file lists it as a position that is still open. */
  readonly isOpenPosition: boolean;
  /** Whether it opens a position in the journal. */
  readonly wasOpening: boolean;
  /** How much of it the trader has left out before. */
  readonly leftOut: number;
  /** The trades of the journal that have it: two for a fill that closes one and opens the next. */
  readonly entryIds: readonly string[];
  readonly row: RowPlace;
}

export interface SplitEvent {
  readonly time: string;
  readonly ratio: number | null;
  readonly added: number | null;
  readonly imports: readonly string[];
  readonly place: number;
}

/** What is matched with each other. */
export function holdingKey({ account, symbol, option, currency }: Holding, position: string | undefined): string {
  const instrument =
    option === null ? symbol : [option.underlying, option.expiry, option.strike, option.right].join(' ');
  return JSON.stringify([account, instrument, currency, position ?? null]);
}

interface EventFacts {
  readonly importId: string;
  /** What a sale without a position is, as the declaration says. */
  readonly shorts: 'usual' | 'marked' | undefined;
  readonly listsFees: boolean;
  readonly isOpenPosition: boolean;
}

/** Whether a sale without a position is usual. */
export function isShortable(assetClass: AssetClass | null): boolean {
  return assetClass === 'future' || assetClass === 'forex' || assetClass === 'cfd';
}

export function toEvents(record: TradingRecord, facts: EventFacts): HoldingEvent[] {
  const { importId, shorts, listsFees, isOpenPosition } = facts;
  const mayOpenShort = shorts === 'usual' || (shorts === undefined && isShortable(record.instrument.assetClass));
  const base = {
    effect: null,
    mayOpenShort,
    listsFees,
    isOpenPosition,
    wasOpening: false,
    leftOut: 0,
    entryIds: [],
    row: record.row,
    split: null,
    fill: null,
  };
  const origin = { file: record.row.file, line: record.row.line, place: record.place, imports: [importId] };
  if (record.kind === 'trade') return tradeEvents(record, { ...base, mayOpenShort: true }, origin);
  const event = { ...base, holding: toHolding(record.instrument, record.account, record.time) };
  if (record.kind === 'split') {
    const { ratio, added, place, time } = record;
    return [{ ...event, split: { time: time.text, ratio, added, imports: [importId], place } }];
  }
  if (record.kind !== 'fill') {
    const fill = { side: 'sell' as const, price: 0, size: record.size ?? 0, fees: 0, time: record.time.text };
    return [{ ...event, effect: 'close', fill: { ...fill, ending: record.kind, ...origin } }];
  }
  return [{ ...event, effect: record.effect, fill: { ...fillOf(record), ...known(record), ...origin } }];
}

type FillLike = Pick<Fill, 'side' | 'price' | 'size'> & Pick<TradeRecord, 'feeParts'> & { readonly time: Moment };

function fillOf({ side, price, size, feeParts, time }: FillLike): Fill {
  const fill = { side, price, size, fees: totalFees(feeParts), time: time.text };
  return feeParts.length > 0 ? { ...fill, feeParts } : fill;
}

interface KnownFacts {
  readonly id: string | null;
  readonly order?: string | null;
  readonly spread?: string | null;
  readonly position?: string | null;
  readonly profit: number | null;
}

/** Only what is known is stored. */
function known({ id, order, spread, position, profit }: KnownFacts): Partial<Fill> {
  return {
    ...(id === null ? {} : { id }),
    ...(order ? { order } : {}),
    ...(spread ? { spread } : {}),
    ...(position ? { position } : {}),
    ...(profit === null ? {} : { profit }),
  };
}

function toHolding(instrument: Instrument, account: string, { zone }: Moment): Holding {
  return { ...instrument, account, zone };
}

type Origin = Pick<Fill, 'file' | 'line' | 'place' | 'imports'>;

/** A finished trade is a position of its own. */
function tradeEvents(record: TradeRecord, base: Omit<HoldingEvent, 'holding'>, origin: Origin): HoldingEvent[] {
  const { opened, closed, direction, size, entryPrice, exitPrice, feeParts, id, profit } = record;
  const position =
    id === null ? JSON.stringify([opened.text, closed.text, direction, size, entryPrice, exitPrice]) : id;
  const holding = toHolding(record.instrument, record.account, opened);
  const [enter, leave] = direction === 'long' ? (['buy', 'sell'] as const) : (['sell', 'buy'] as const);
  const entry = fillOf({ side: enter, price: entryPrice, size, feeParts: [], time: opened });
  const exit = fillOf({ side: leave, price: exitPrice, size, feeParts, time: closed });
  const more = { position, ...origin };
  return [
    { ...base, holding, effect: 'open', fill: { ...entry, ...known({ id, profit: null }), ...more } },
    { ...base, holding, effect: 'close', fill: { ...exit, ...known({ id, profit }), ...more } },
  ];
}

/** The sum of two sizes or amounts of money. */
export function plus(one: number, other: number): number {
  return toNumber(add(toDecimal(one), toDecimal(other)));
}
