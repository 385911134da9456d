import { readFuturesSymbol } from './futures-symbol.ts';

const treasuries: readonly string[] = ['ZT', 'Z3N', 'ZF', 'ZN', 'TN', 'ZB', 'UB'];
const grains: readonly string[] = ['ZC', 'ZS', 'ZW', 'KE', 'ZO', 'XC', 'XK', 'XW'];

/** Eighths of a 32nd by the digit that stands for them: the first decimal of 0.125, 0.25 and so on. */
const eighths = ['0', '1', '2', '3', '5', '6', '7', '8'];

const fraction = /^(\d+)['’-](?:(\d{2})(\d|\.\d+)?|([0-7]))$/;

/**
 * The price of a future that is quoted in fractions: Treasuries in 32nds, `110'16` or `110'165` for 16½, and grains in
 * eighths, `465'2`. Null for any other contract or text.
 */
export function readFractionPrice(text: string, symbol: string): number | null {
  const [, whole, thirtySeconds, part = '0', grainEighths] = fraction.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const root = readFuturesSymbol(symbol, '2026-01-01')?.root ?? symbol;
  if (grainEighths !== undefined) return grains.includes(root) ? Number(whole) + Number(grainEighths) / 8 : null;
  if (!treasuries.includes(root) || Number(thirtySeconds) > 31) return null;
  const rest = part.startsWith('.') ? Number(`0${part}`) : eighths.indexOf(part) / 8;
  return rest < 0 ? null : Number(whole) + (Number(thirtySeconds) + rest) / 32;
}
