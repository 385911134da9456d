import { financialMarkets } from './financial-markets.ts';
import type { FundamentalsSection } from './fundamentals-section.ts';
import { marketAnalysis } from './market-analysis.ts';
import { riskManagementBasics } from './risk-management-basics.ts';
import { tradingPsychology } from './trading-psychology.ts';
import { whatIsTrading } from './what-is-trading.ts';

/** The five sections, in reading order. */
export const fundamentals: readonly FundamentalsSection[] = [
  whatIsTrading,
  financialMarkets,
  marketAnalysis,
  riskManagementBasics,
  tradingPsychology,
];
