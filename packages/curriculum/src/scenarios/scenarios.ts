import { dividendCapture } from './dividend-capture.ts';
import { fedMeeting } from './fed-meeting.ts';
import { liquidityCrisis } from './liquidity-crisis.ts';
import { marginCall } from './margin-call.ts';
import { momentumReversal } from './momentum-reversal.ts';
import { optionsAssignment } from './options-assignment.ts';
import { oversoldBounce } from './oversold-bounce.ts';
import { preMarketTrading } from './pre-market-trading.ts';
import type { Scenario } from './scenario.ts';
import { sectorCorrelation } from './sector-correlation.ts';
import { sectorRotation } from './sector-rotation.ts';
import { shortSqueeze } from './short-squeeze.ts';
import { washSaleRule } from './wash-sale-rule.ts';

/** Every scenario, from the first decisions of a beginner to those of a trader with options, loans and short sales. */
export const scenarios: readonly Scenario[] = [
  preMarketTrading,
  sectorCorrelation,
  oversoldBounce,
  dividendCapture,
  fedMeeting,
  sectorRotation,
  momentumReversal,
  liquidityCrisis,
  washSaleRule,
  optionsAssignment,
  marginCall,
  shortSqueeze,
];
