import { CodedError } from '../coded-error.ts';
import { createDraws } from './draws.ts';

/** What makes one symbol's simulated market different from another's. */
export interface Instrument {
  readonly symbol: string;
  /** The price around which it moves over the decades, in dollars. */
  readonly basePrice: number;
  /** Standard deviation of the logarithm of price over a year; 0.2 is about 20%. */
  readonly volatility: number;
  /** Correlation of its returns with those of the market as a whole, -1 to 1. */
  readonly marketCorrelation: number;
  /** Units traded on an ordinary day. */
  readonly dailyVolume: number;
  /** How often a year news moves it overnight by several ordinary days. */
  readonly jumpsPerYear: number;
  /** How far growth takes the logarithm of price below the base in the past, and above it in the future, at most. */
  readonly growth: number;
}

export type SimulationErrorCode = 'invalid_symbol' | 'invalid_interval' | 'invalid_range';

/** An invalid request to the simulated market. */
export class SimulationError extends CodedError<SimulationErrorCode> {
  override readonly name = 'SimulationError';
}

const SYMBOL = /^[A-Z][A-Z0-9]{0,5}(?:[.-][A-Z0-9]{1,2})?$/;

type Figures = readonly [basePrice: number, volatility: number, marketCorrelation: number, millionsADay: number];

/** Realistic orders of magnitude; the prices derived from them are invented. */
const companies: Readonly<Record<string, Figures>> = {
  AAPL: [210, 0.28, 0.72, 55],
  TSLA: [270, 0.52, 0.5, 95],
  MSFT: [430, 0.25, 0.75, 22],
  GOOGL: [180, 0.29, 0.7, 28],
  AMZN: [200, 0.31, 0.66, 42],
  NVDA: [140, 0.46, 0.64, 210],
  META: [560, 0.36, 0.6, 14],
};

const funds: Readonly<Record<string, Figures>> = {
  SPY: [580, 0.16, 0.97, 60],
  QQQ: [500, 0.21, 0.92, 42],
  IWM: [220, 0.21, 0.86, 28],
  GLD: [250, 0.15, 0.05, 8],
  TLT: [92, 0.14, -0.2, 35],
};

/**
 * The figures of a symbol: those of the table, or for any other one figures of its own that follow from
 * its name.
 * @throws SimulationError `invalid_symbol` unless it looks like a ticker: AAPL, BRK.B, RDS-A.
 */
export function instrumentOf(symbol: string): Instrument {
  if (!SYMBOL.test(symbol)) {
    throw new SimulationError('invalid_symbol', `"${symbol}" is not a symbol such as AAPL or BRK.B.`);
  }
  const fund = funds[symbol];
  if (fund) return { ...describeFigures(symbol, fund), jumpsPerYear: 1, growth: 0.5 };
  return { ...describeFigures(symbol, companies[symbol] ?? inventFigures(symbol)), jumpsPerYear: 4, growth: 0.9 };
}

function describeFigures(symbol: string, [basePrice, volatility, marketCorrelation, millionsADay]: Figures) {
  return { symbol, basePrice, volatility, marketCorrelation, dailyVolume: millionsADay * 1_000_000 };
}

/** 15 to 300 dollars and 0.5 to 20 million units, spread evenly over their magnitudes. */
function inventFigures(symbol: string): Figures {
  const { uniform } = createDraws(`${symbol}/figures`);
  return [15 * 20 ** uniform(0), 0.22 + 0.3 * uniform(1), 0.35 + 0.4 * uniform(2), 0.5 * 40 ** uniform(3)];
}
