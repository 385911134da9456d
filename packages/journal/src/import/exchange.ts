import type { GridRow } from './file/grid.ts';
import type { BrokerColumn, BrokerFormat } from './format.ts';
import { isMoney } from './text/currencies.ts';
import { findColumn } from './text/words.ts';

const followed = ['side', 'symbol', 'quantity', 'amount', 'currency'] as const satisfies readonly BrokerColumn[];
type Followed = (typeof followed)[number];

/** What the columns of a trade say in a row that lists what was given for what; empty when neither or both are money. */
export type ExchangeCells = (row: GridRow) => Readonly<Record<Followed, string>>;

export function isFollowed(column: BrokerColumn): column is Followed {
  return (followed as readonly BrokerColumn[]).includes(column);
}

/** Reads purchases and sales from what went out and what came in; null for a format that says them itself. */
export function exchangeCells({ exchange }: BrokerFormat, heading: readonly string[]): ExchangeCells | null {
  if (exchange === undefined) return null;
  const { given, givenAmount, received, receivedAmount } = exchange;
  const places = [given, givenAmount, received, receivedAmount].map((titles) => findColumn(heading, titles));
  return ({ cells }) => {
    const [out = '', outAmount = '', into = '', intoAmount = ''] = places.map((place) => cells[place]?.trim() ?? '');
    if (isMoney(out) === isMoney(into)) return { side: '', symbol: '', quantity: '', amount: '', currency: '' };
    return isMoney(out)
      ? { side: 'buy', symbol: into, quantity: intoAmount, amount: outAmount, currency: out }
      : { side: 'sell', symbol: out, quantity: outAmount, amount: intoAmount, currency: into };
  };
}
