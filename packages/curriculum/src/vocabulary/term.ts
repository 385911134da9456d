import type { Arithmetic } from '../arithmetic.ts';

export type TermCategory = 'technical' | 'fundamental' | 'pattern' | 'indicator' | 'risk' | 'market';
export type TermLevel = 'beginner' | 'intermediate' | 'advanced';

/** Every term that is taught, by category. */
export const termIds = {
  technical: [
    ...(['candlestick', 'candle-body', 'shadow', 'timeframe', 'trend', 'trend-line', 'higher-high'] as const),
    ...(['support', 'resistance', 'breakout', 'pullback', 'retest', 'gap', 'consolidation'] as const),
  ],
  pattern: [
    ...(['candlestick-pattern', 'chart-pattern', 'reversal', 'continuation', 'confirmation', 'neckline'] as const),
    ...(['measured-move', 'bull-trap', 'indecision', 'inside-bar', 'pole'] as const),
  ],
  indicator: [
    ...(['moving-average', 'exponential-moving-average', 'relative-strength-index', 'macd'] as const),
    ...(['bollinger-bands', 'average-true-range', 'stochastic-oscillator', 'on-balance-volume'] as const),
    ...(['overbought', 'oversold', 'divergence'] as const),
  ],
  risk: [
    ...(['position-size', 'stop-loss', 'risk-per-trade', 'reward-to-risk-ratio', 'r-multiple', 'drawdown'] as const),
    ...(['win-rate', 'expectancy', 'leverage', 'margin-call', 'slippage'] as const),
  ],
  market: [
    ...(['bull-market', 'bear-market', 'bid', 'ask', 'spread', 'market-order', 'limit-order'] as const),
    ...(['liquidity', 'volatility', 'short-selling', 'volume'] as const),
  ],
  fundamental: [
    ...(['revenue', 'earnings-per-share', 'price-earnings-ratio', 'market-capitalisation', 'dividend'] as const),
    ...(['balance-sheet', 'income-statement', 'free-cash-flow', 'return-on-equity'] as const),
  ],
} as const satisfies Record<TermCategory, readonly string[]>;

export type TermId = (typeof termIds)[TermCategory][number];

export interface Term {
  readonly id: TermId;
  /** As it is written in the middle of a sentence: `stop-loss`, `MACD`, `Bollinger Bands`. */
  readonly term: string;
  readonly definition: string;
  /** One use of the term with numbers. */
  readonly example: string;
  readonly category: TermCategory;
  readonly difficulty: TermLevel;
  readonly relatedTerms: readonly TermId[];
  /**
   * How to say the word that its spelling or an abbreviation hides, syllable by syllable, the stressed one in capitals:
   * `MAK-dee`. Most terms need none.
   */
  readonly pronunciation?: string;
  readonly arithmetic: Arithmetic;
}
