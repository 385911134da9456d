import type { Table } from '../recognize.ts';

const RATE =
  /exchange rate|fx rate|conversion rate|växlingskurs|wechselkurs|devisenkurs|umrechnungskurs|wisselkoers|taux de change|tipo de cambio|tasso di cambio|valutakurs|vekslingskurs|vekselkurs|câmbio|^cambio$/iu;

/** Whether a row states an exchange rate other than 1: it has two currencies. */
export function hasExchangeRate(heading: readonly string[], cells: readonly string[]): boolean {
  return exchangeRateIn(heading, cells) !== null;
}

/** An exchange rate other than 1, as the row writes it. */
export function exchangeRateIn(heading: readonly string[], cells: readonly string[]): string | null {
  const rates = heading.flatMap((title, place) => (RATE.test(title) ? [cells[place]?.trim() ?? ''] : []));
  return rates.find((rate) => /[1-9]/.test(rate) && !/^1([.,]0*)?$/.test(rate)) ?? null;
}

export function isConverted({ heading, rows }: Table): boolean {
  return rows.some(({ cells }) => hasExchangeRate(heading, cells));
}
