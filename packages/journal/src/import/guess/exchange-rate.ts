import type { Table } from '../recognize.ts';

const RATE =
  /exchange rate|fx rate|conversion rate|växlingskurs|wechselkurs|devisenkurs|umrechnungskurs|wisselkoers|taux de change|tipo de cambio|tasso di cambio|valutakurs|câmbio|^cambio$/iu;

/** Whether a row states an exchange rate other than 1: it has two currencies. */
export function hasExchangeRate(heading: readonly string[], cells: readonly string[]): boolean {
  return heading.some((title, place) => {
    const cell = cells[place]?.trim() ?? '';
    return RATE.test(title) && /[1-9]/.test(cell) && !/^1([.,]0*)?$/.test(cell);
  });
}

export function isConverted({ heading, rows }: Table): boolean {
  return rows.some(({ cells }) => hasExchangeRate(heading, cells));
}
