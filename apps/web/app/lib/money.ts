import { HERITAGE_PRICE_CENTS } from '@wickwise/contract/constants';

/** `37.00 USD`, as on receipts. */
export function formatMoney(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

/** `$37.00`, as in a sentence. */
export function spellMoney(cents: number, currency: string): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency });
}

/** `$37`, as on buttons and plans. */
export const HERITAGE_PRICE = `$${HERITAGE_PRICE_CENTS / 100}`;
