import { fillsProfitCents } from '../profit.ts';
import { affordableSize, costCents } from './money.ts';
import { barAt, type ReplayState } from './state.ts';

/** The profit from buying at the first open and holding to the last close. */
export interface BuyAndHold {
  /** Whole shares. */
  readonly size: number;
  /** After costs, in whole cents. */
  readonly pnlCents: number;
}

/** Buys as many whole shares as the account and the cost of buying allow; null before the first bar has been played. */
export function buyAndHold({ setup, shown }: Pick<ReplayState, 'setup' | 'shown'>): BuyAndHold | null {
  if (shown <= setup.shownAtStart) return null;
  const { accountCents, costBasisPoints } = setup;
  const price = barAt(setup, setup.shownAtStart).open;
  const size = affordableSize(accountCents, { price, costBasisPoints });
  const sellPrice = barAt(setup, shown - 1).close;
  const feesOf = (at: number) => costCents({ price: at, size, costBasisPoints }) / 100;
  return {
    size,
    pnlCents: fillsProfitCents([
      { side: 'buy', price, size, fees: feesOf(price) },
      { side: 'sell', price: sellPrice, size, fees: feesOf(sellPrice) },
    ]),
  };
}
