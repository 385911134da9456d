import { add, share, subtract, toDecimal, toNumber } from '../../decimal.ts';
import type { FeePart } from '../../fill.ts';
import type { ChargeRecord, FillRecord, TradingRecord } from '../record.ts';

export interface Charged {
  /** The charged fills as they are then, by what they were. */
  readonly charged: ReadonlyMap<TradingRecord, FillRecord>;
  /** They belong to no fill. */
  readonly loose: readonly ChargeRecord[];
}

/** Adds the charges that one table of a file lists to the fills of the same moment and symbol in another, by size. */
export function attachCharges(records: readonly TradingRecord[], charges: readonly ChargeRecord[]): Charged {
  if (charges.length === 0) return { charged: new Map(), loose: [] };
  const fills = Map.groupBy(records.filter(isFill), keyOf);
  const added = new Map<FillRecord, FeePart[]>();
  const loose: ChargeRecord[] = [];
  for (const charge of charges) {
    const targets = (fills.get(keyOf(charge)) ?? []).filter((fill) => isNamedBy(charge, fill));
    if (targets.length === 0) loose.push(charge);
    for (const [fill, parts] of shareOut(charge.feeParts, targets))
      added.set(fill, [...(added.get(fill) ?? []), ...parts]);
  }
  const charged = [...added].map(
    ([fill, parts]) => [fill, { ...fill, feeParts: [...fill.feeParts, ...parts] }] as const,
  );
  return { charged: new Map(charged), loose };
}

function isFill(record: TradingRecord): record is FillRecord {
  return record.kind === 'fill';
}

function keyOf({ account, time }: FillRecord | ChargeRecord): string {
  return JSON.stringify([account, time.text]);
}

/** `VERTICAL SPY 100 17 JUL 26 500/495 PUT` names SPY. */
function isNamedBy({ symbol }: ChargeRecord, { instrument }: FillRecord): boolean {
  const words = symbol.split(/[\s:]+/);
  return words.includes(instrument.symbol) || words.includes(instrument.option?.underlying ?? instrument.symbol);
}

function shareOut(parts: readonly FeePart[], fills: readonly FillRecord[]): Map<FillRecord, FeePart[]> {
  const sizes = fills.map(({ size }) => toDecimal(size));
  const whole = sizes.reduce(add, toDecimal(0));
  const shares = new Map<FillRecord, FeePart[]>(fills.map((fill) => [fill, []]));
  for (const part of parts) {
    let rest = toDecimal(part.amount);
    for (const [index, fill] of fills.entries()) {
      const isLast = index === fills.length - 1;
      const amount = isLast ? rest : share(toDecimal(part.amount), sizes[index] ?? whole, whole);
      rest = subtract(rest, amount);
      shares.get(fill)?.push({ ...part, amount: toNumber(amount) });
    }
  }
  return shares;
}
