/**
 * Wilder's smoothing: `(previous × (period - 1) + value) / period`, an exponential average with
 * `k = 1 / period`. Wilder 1978 uses it for RSI, ATR and ADX. In TA-Lib's order of operations.
 */
export function smoothByWilder(previous: number, value: number, period: number): number {
  return (previous * (period - 1) + value) / period;
}
