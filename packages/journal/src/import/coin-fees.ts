import { add, multiply, subtract, toDecimal, toNumber } from '../decimal.ts';
import type { FeePart } from '../fill.ts';

interface CoinFill {
  readonly side: 'buy' | 'sell';
  readonly size: number;
  readonly price: number;
  readonly feeParts: readonly FeePart[];
}

/**
 * A fill whose exchange charges some of the traded coins: of 100 coins bought for a fee of 0.1 coins, 99.9 are held, and
 * the fee is worth 0.1 × the price of the fill. A sale takes the fee from the position as well. Charges in other coins
 * stay as they are.
 */
export function settleCoinFees<F extends CoinFill>(fill: F, coin: string): F {
  const charged = fill.feeParts.filter(({ currency }) => currency === coin);
  if (charged.length === 0) return fill;
  const coins = charged.reduce((sum, { amount }) => add(sum, toDecimal(amount)), toDecimal(0));
  const size = fill.side === 'buy' ? subtract(toDecimal(fill.size), coins) : add(toDecimal(fill.size), coins);
  return { ...fill, size: toNumber(size), feeParts: fill.feeParts.map((part) => inMoney(part, fill.price, coin)) };
}

function inMoney(part: FeePart, price: number, coin: string): FeePart {
  if (part.currency !== coin) return part;
  return { ...part, amount: toNumber(multiply(toDecimal(part.amount), toDecimal(price))), currency: null };
}
