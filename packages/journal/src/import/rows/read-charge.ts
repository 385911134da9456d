import type { Reader } from '../reader.ts';
import type { ChargeRecord } from '../record.ts';
import { readFees } from './fees.ts';
import type { NumberedRow } from './read-fill.ts';
import { momentOf } from './read-row.ts';

/** The fees of a fill that is in another table. */
export function readCharge(reader: Reader, { row, place }: NumberedRow): ChargeRecord {
  const { columns, currency } = reader;
  const time = momentOf(reader, row, { time: 'time', clock: 'clock' });
  const feeParts = readFees(reader, row, {
    side: 'buy',
    size: 0,
    price: 0,
    multiplier: 1,
    currency,
    isHundredth: false,
  });
  const account = columns.cell(row, 'account') || reader.account;
  const symbol = columns.cell(row, 'symbol').toUpperCase();
  return { kind: 'charge', row: reader.place(row), place, account, time, symbol, feeParts };
}
