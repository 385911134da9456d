import type { PatternName } from './pattern-name.ts';
import type { FiveCandles, FourCandles, OneCandle, ThreeCandles, TwoCandles } from './rule.ts';
import { concealingBabySwallow, ladderBottom, threeStarsInTheSouth, uniqueThreeRiver } from './rules/bottom.ts';
import { identicalThreeCrows, threeBlackCrows, twoCrows, upsideGapTwoCrows } from './rules/crows.ts';
import { doji, dragonflyDoji, gravestoneDoji, longLeggedDoji, rickshawMan, takuri } from './rules/doji.ts';
import { engulfing, threeOutside } from './rules/engulfing.ts';
import { gapSideBySideWhite, gapThreeMethods, tasukiGap } from './rules/gap.ts';
import { hammer, hangingMan, invertedHammer, shootingStar } from './rules/hammer.ts';
import { harami, haramiCross, homingPigeon, threeInside } from './rules/harami.ts';
import { kicking, kickingByLength } from './rules/kicking.ts';
import { beltHold, closingMarubozu, highWave, longLine, marubozu, shortLine, spinningTop } from './rules/line.ts';
import { breakaway, matHold, risingFallingThreeMethods, threeLineStrike } from './rules/methods.ts';
import { darkCloudCover, inNeck, onNeck, piercing, thrusting } from './rules/penetration.ts';
import { counterattack, matchingLow, separatingLines, stickSandwich } from './rules/same-price.ts';
import { advanceBlock, stalledPattern, threeWhiteSoldiers } from './rules/soldiers.ts';
import {
  abandonedBaby,
  dojiStar,
  eveningDojiStar,
  eveningStar,
  morningDojiStar,
  morningStar,
  tristar,
} from './rules/star.ts';

/**
 * TA-Lib's functions by how many candles they look at. The rules follow TA-Lib 0.6.4 value for value
 * (`ta_CDL*.c`); the two hikkakes, which remember, are in `hikkake.ts`.
 */
export const oneCandleShapes = {
  CDLBELTHOLD: beltHold,
  CDLCLOSINGMARUBOZU: closingMarubozu,
  CDLDOJI: doji,
  CDLDRAGONFLYDOJI: dragonflyDoji,
  CDLGRAVESTONEDOJI: gravestoneDoji,
  CDLHIGHWAVE: highWave,
  CDLLONGLEGGEDDOJI: longLeggedDoji,
  CDLLONGLINE: longLine,
  CDLMARUBOZU: marubozu,
  CDLRICKSHAWMAN: rickshawMan,
  CDLSHORTLINE: shortLine,
  CDLSPINNINGTOP: spinningTop,
  CDLTAKURI: takuri,
} satisfies Partial<Record<PatternName, OneCandle>>;

export const twoCandleShapes = {
  CDLCOUNTERATTACK: counterattack,
  CDLDARKCLOUDCOVER: darkCloudCover,
  CDLDOJISTAR: dojiStar,
  CDLENGULFING: engulfing,
  CDLHAMMER: hammer,
  CDLHANGINGMAN: hangingMan,
  CDLHARAMI: harami,
  CDLHARAMICROSS: haramiCross,
  CDLHOMINGPIGEON: homingPigeon,
  CDLINNECK: inNeck,
  CDLINVERTEDHAMMER: invertedHammer,
  CDLKICKING: kicking,
  CDLKICKINGBYLENGTH: kickingByLength,
  CDLMATCHINGLOW: matchingLow,
  CDLONNECK: onNeck,
  CDLPIERCING: piercing,
  CDLSEPARATINGLINES: separatingLines,
  CDLSHOOTINGSTAR: shootingStar,
  CDLTHRUSTING: thrusting,
} satisfies Partial<Record<PatternName, TwoCandles>>;

export const threeCandleShapes = {
  CDL2CROWS: twoCrows,
  CDL3INSIDE: threeInside,
  CDL3OUTSIDE: threeOutside,
  CDL3STARSINSOUTH: threeStarsInTheSouth,
  CDL3WHITESOLDIERS: threeWhiteSoldiers,
  CDLABANDONEDBABY: abandonedBaby,
  CDLADVANCEBLOCK: advanceBlock,
  CDLEVENINGDOJISTAR: eveningDojiStar,
  CDLEVENINGSTAR: eveningStar,
  CDLGAPSIDESIDEWHITE: gapSideBySideWhite,
  CDLIDENTICAL3CROWS: identicalThreeCrows,
  CDLMORNINGDOJISTAR: morningDojiStar,
  CDLMORNINGSTAR: morningStar,
  CDLSTALLEDPATTERN: stalledPattern,
  CDLSTICKSANDWICH: stickSandwich,
  CDLTASUKIGAP: tasukiGap,
  CDLTRISTAR: tristar,
  CDLUNIQUE3RIVER: uniqueThreeRiver,
  CDLUPSIDEGAP2CROWS: upsideGapTwoCrows,
  CDLXSIDEGAP3METHODS: gapThreeMethods,
} satisfies Partial<Record<PatternName, ThreeCandles>>;

export const fourCandleShapes = {
  CDL3BLACKCROWS: threeBlackCrows,
  CDL3LINESTRIKE: threeLineStrike,
  CDLCONCEALBABYSWALL: concealingBabySwallow,
} satisfies Partial<Record<PatternName, FourCandles>>;

export const fiveCandleShapes = {
  CDLBREAKAWAY: breakaway,
  CDLLADDERBOTTOM: ladderBottom,
  CDLMATHOLD: matHold,
  CDLRISEFALL3METHODS: risingFallingThreeMethods,
} satisfies Partial<Record<PatternName, FiveCandles>>;
