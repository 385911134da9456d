import type { PatternEntry } from './pattern.ts';
import { advanceBlock } from './patterns/advance-block.ts';
import { ascendingTriangle } from './patterns/ascending-triangle.ts';
import { bearFlag } from './patterns/bear-flag.ts';
import { bearishDojiStar } from './patterns/bearish-doji-star.ts';
import { bearishEngulfing } from './patterns/bearish-engulfing.ts';
import { bearishHarami } from './patterns/bearish-harami.ts';
import { breakoutAndRetest } from './patterns/breakout-and-retest.ts';
import { bullFlag } from './patterns/bull-flag.ts';
import { bullishAbandonedBaby } from './patterns/bullish-abandoned-baby.ts';
import { bullishBeltHold } from './patterns/bullish-belt-hold.ts';
import { bullishEngulfing } from './patterns/bullish-engulfing.ts';
import { bullishHarami } from './patterns/bullish-harami.ts';
import { bullishHaramiCross } from './patterns/bullish-harami-cross.ts';
import { bullishHikkake } from './patterns/bullish-hikkake.ts';
import { bullishThreeLineStrike } from './patterns/bullish-three-line-strike.ts';
import { cupWithHandle } from './patterns/cup-with-handle.ts';
import { darkCloudCover } from './patterns/dark-cloud-cover.ts';
import { descendingTriangle } from './patterns/descending-triangle.ts';
import { doji } from './patterns/doji.ts';
import { doubleBottom } from './patterns/double-bottom.ts';
import { doubleTop } from './patterns/double-top.ts';
import { dragonflyDoji } from './patterns/dragonfly-doji.ts';
import { eveningDojiStar } from './patterns/evening-doji-star.ts';
import { eveningStar } from './patterns/evening-star.ts';
import { fallingWedge } from './patterns/falling-wedge.ts';
import { falseBreakout } from './patterns/false-breakout.ts';
import { gravestoneDoji } from './patterns/gravestone-doji.ts';
import { hammer } from './patterns/hammer.ts';
import { hangingMan } from './patterns/hanging-man.ts';
import { headAndShoulders } from './patterns/head-and-shoulders.ts';
import { homingPigeon } from './patterns/homing-pigeon.ts';
import { insideBarBreakout } from './patterns/inside-bar-breakout.ts';
import { inverseHeadAndShoulders } from './patterns/inverse-head-and-shoulders.ts';
import { invertedHammer } from './patterns/inverted-hammer.ts';
import { longLeggedDoji } from './patterns/long-legged-doji.ts';
import { marketStructure } from './patterns/market-structure.ts';
import { matchingLow } from './patterns/matching-low.ts';
import { morningDojiStar } from './patterns/morning-doji-star.ts';
import { morningStar } from './patterns/morning-star.ts';
import { narrowRangeSeven } from './patterns/narrow-range-seven.ts';
import { piercingPattern } from './patterns/piercing-pattern.ts';
import { priceChannel } from './patterns/price-channel.ts';
import { risingThreeMethods } from './patterns/rising-three-methods.ts';
import { risingWedge } from './patterns/rising-wedge.ts';
import { shootingStar } from './patterns/shooting-star.ts';
import { spinningTop } from './patterns/spinning-top.ts';
import { swingFailure } from './patterns/swing-failure.ts';
import { symmetricalTriangle } from './patterns/symmetrical-triangle.ts';
import { threeBlackCrows } from './patterns/three-black-crows.ts';
import { threeInsideUp } from './patterns/three-inside-up.ts';
import { threeOutsideUp } from './patterns/three-outside-up.ts';
import { threeWhiteSoldiers } from './patterns/three-white-soldiers.ts';
import { trendLineBounce } from './patterns/trend-line-bounce.ts';
import { tripleBottom } from './patterns/triple-bottom.ts';
import { tripleTop } from './patterns/triple-top.ts';
import { whiteMarubozu } from './patterns/white-marubozu.ts';

/**
 * Every pattern in the order of the list: the free ones first, structure and levels before the chart patterns that are
 * made of them, and none before what it requires. `learning-path.ts` says what is taught next.
 */
export const patterns: readonly PatternEntry[] = [
  doji,
  hammer,
  shootingStar,
  bullishEngulfing,
  bearishEngulfing,
  hangingMan,
  invertedHammer,
  spinningTop,
  longLeggedDoji,
  dragonflyDoji,
  gravestoneDoji,
  whiteMarubozu,
  bullishBeltHold,
  bullishHarami,
  bearishHarami,
  bullishHaramiCross,
  piercingPattern,
  darkCloudCover,
  morningStar,
  eveningStar,
  morningDojiStar,
  eveningDojiStar,
  bullishAbandonedBaby,
  bearishDojiStar,
  threeWhiteSoldiers,
  threeBlackCrows,
  threeInsideUp,
  threeOutsideUp,
  matchingLow,
  homingPigeon,
  advanceBlock,
  bullishThreeLineStrike,
  risingThreeMethods,
  bullishHikkake,
  marketStructure,
  falseBreakout,
  breakoutAndRetest,
  trendLineBounce,
  doubleBottom,
  doubleTop,
  tripleBottom,
  tripleTop,
  inverseHeadAndShoulders,
  headAndShoulders,
  ascendingTriangle,
  descendingTriangle,
  symmetricalTriangle,
  risingWedge,
  fallingWedge,
  bullFlag,
  bearFlag,
  cupWithHandle,
  priceChannel,
  insideBarBreakout,
  narrowRangeSeven,
  swingFailure,
];
