import { averagingDown } from './averaging-down.ts';
import { breakoutVolume } from './breakout-volume.ts';
import { dividendCapture } from './dividend-capture.ts';
import { earningsPlay } from './earnings-play.ts';
import { fedMeeting } from './fed-meeting.ts';
import { fomo } from './fomo.ts';
import { gapStrategy } from './gap-strategy.ts';
import { liquidityCrisis } from './liquidity-crisis.ts';
import { marginCall } from './margin-call.ts';
import { marketSentiment } from './market-sentiment.ts';
import { momentumReversal } from './momentum-reversal.ts';
import { newsReaction } from './news-reaction.ts';
import { optionsAssignment } from './options-assignment.ts';
import { oversoldBounce } from './oversold-bounce.ts';
import { patternRecognition } from './pattern-recognition.ts';
import { positionSizing } from './position-sizing.ts';
import { preMarketTrading } from './pre-market-trading.ts';
import { revengeTrading } from './revenge-trading.ts';
import type { Scenario } from './scenario.ts';
import { sectorCorrelation } from './sector-correlation.ts';
import { sectorRotation } from './sector-rotation.ts';
import { shortSqueeze } from './short-squeeze.ts';
import { stopLoss } from './stop-loss.ts';
import { supportTest } from './support-test.ts';
import { washSaleRule } from './wash-sale-rule.ts';

/** Every scenario in the order of the page: from the size of a first trade to options, loans and short sales. */
export const scenarios: readonly Scenario[] = [
  positionSizing,
  stopLoss,
  patternRecognition,
  supportTest,
  breakoutVolume,
  fomo,
  averagingDown,
  sectorCorrelation,
  preMarketTrading,
  revengeTrading,
  marketSentiment,
  newsReaction,
  gapStrategy,
  oversoldBounce,
  earningsPlay,
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
