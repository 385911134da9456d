/** Hundredths of a currency in which exchanges quote shares: British pence, South African cents, Israeli agorot. */
const majors: Readonly<Record<string, string>> = {
  GBX: 'GBP',
  GBp: 'GBP',
  GBPX: 'GBP',
  GBPp: 'GBP',
  ZAc: 'ZAR',
  ZAC: 'ZAR',
  ILA: 'ILS',
  ILa: 'ILS',
};

/** The currency of which a code means a hundredth; null for any other code. Case matters: GBp is not GBP. */
export function majorCurrency(code: string): string | null {
  return majors[code] ?? null;
}
