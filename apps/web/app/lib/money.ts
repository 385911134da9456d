import { HERITAGE_PRICE_CENTS } from '@wickwise/contract/constants';
import type { Currency } from '@wickwise/journal/money';

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

const NAMELESS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
/** The ISO code for no currency: a coin is formatted with it, and its own name is put in its place. */
const PLACEHOLDER = 'XXX';
const writers = new Map<string, (amount: number) => string>();

/** `-$12.50` for -1250 in USD, `-USDT 12.50` for a coin; without a sign, `-12.50`, where the currency is unknown. */
export function moneyText(cents: number, currency: Currency): string {
  return writerOf(currency, 'negative')(cents / 100);
}

/** `+$12.50` for 1250 in USD. */
export function signedMoneyText(cents: number, currency: Currency): string {
  return writerOf(currency, 'exceptZero')(cents / 100);
}

type Sign = 'negative' | 'exceptZero';

function writerOf(currency: Currency, signDisplay: Sign): (amount: number) => string {
  const key = `${signDisplay} ${currency}`;
  const writer = writers.get(key) ?? createWriter(currency, signDisplay);
  writers.set(key, writer);
  return writer;
}

function createWriter(currency: Currency, signDisplay: Sign): (amount: number) => string {
  if (currency === null) return new Intl.NumberFormat('en-US', { ...NAMELESS, signDisplay }).format;
  const isCode = /^[A-Z]{3}$/.test(currency);
  const code = isCode ? currency : PLACEHOLDER;
  const currencyDisplay = isCode ? 'symbol' : 'code';
  const { format } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    currencyDisplay,
    signDisplay,
  });
  return isCode ? format : (amount) => format(amount).replace(PLACEHOLDER, currency);
}
