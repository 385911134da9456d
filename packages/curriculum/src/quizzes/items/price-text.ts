import { type Random, wholeBetween } from '@wickwise/market/random';

/** Prices in whole cents, so that sums of them stay exact. */
export type Cents = number;

/** A price as on a chart: `97.90`. */
export function priceText(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/** A price from $30 to $180, to the dime. */
export function drawPrice(random: Random): Cents {
  return 10 * wholeBetween(random, 300, 1800);
}

/** A distance in cents, from one number of dimes to another. */
export function drawDimes(random: Random, fewest: number, most: number): Cents {
  return 10 * wholeBetween(random, fewest, most);
}
