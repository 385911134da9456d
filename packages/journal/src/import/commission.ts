import { multiply, toDecimal, toNumber } from '../decimal.ts';
import type { Reader } from './reader.ts';
import type { TradingRecord } from './record.ts';
import type { DefaultCommission } from './settings.ts';
import { findColumn } from './text/words.ts';

interface CommissionFacts {
  readonly commission: DefaultCommission | null;
  readonly reader: Reader;
}

/** Whether the file has a column of fees. */
export function listsFees({ format, table }: Reader): boolean {
  return (format.fees ?? []).some(({ title }) => findColumn(table.heading, title) >= 0);
}

/** Adds the trader’s usual commission to an execution of a file that has no column of fees. */
export function withCommission(record: TradingRecord, { commission, reader }: CommissionFacts): TradingRecord {
  if (commission === null || (record.kind !== 'fill' && record.kind !== 'trade')) return record;
  if (listsFees(reader)) return record;
  const isShare = record.instrument.assetClass === null || record.instrument.assetClass === 'stock';
  if (commission.per !== 'fill' && (commission.per === 'share') !== isShare) return record;
  const units = commission.per === 'fill' ? 1 : record.size;
  const sides = record.kind === 'trade' ? 2 : 1;
  const amount = toNumber(multiply(toDecimal(commission.amount), multiply(toDecimal(units), toDecimal(sides))));
  return { ...record, feeParts: [{ kind: 'commission', amount, currency: null }] };
}
