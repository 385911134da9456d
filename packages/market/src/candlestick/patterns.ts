import type { CandlestickPattern } from './pattern.ts';
import type { PatternName } from './pattern-name.ts';
import { concealingBabySwallow, ladderBottom, threeStarsInTheSouth, uniqueThreeRiver } from './rules/bottom.ts';
import { identicalThreeCrows, threeBlackCrows, twoCrows, upsideGapTwoCrows } from './rules/crows.ts';
import { doji, dragonflyDoji, gravestoneDoji, longLeggedDoji, rickshawMan, takuri } from './rules/doji.ts';
import { engulfing, threeOutside } from './rules/engulfing.ts';
import { gapSideBySideWhite, gapThreeMethods, tasukiGap } from './rules/gap.ts';
import { hammer, hangingMan, invertedHammer, shootingStar } from './rules/hammer.ts';
import { harami, haramiCross, homingPigeon, threeInside } from './rules/harami.ts';
import { hikkake, modifiedHikkake } from './rules/hikkake.ts';
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

/** All 61 patterns, equal to TA-Lib 0.6.4 value for value (`ta_CDL*.c`); of the two hikkakes, the setup. */
export const candlestickPatterns: Readonly<Record<PatternName, CandlestickPattern>> = {
  CDL2CROWS: twoCrows,
  CDL3BLACKCROWS: threeBlackCrows,
  CDL3INSIDE: threeInside,
  CDL3LINESTRIKE: threeLineStrike,
  CDL3OUTSIDE: threeOutside,
  CDL3STARSINSOUTH: threeStarsInTheSouth,
  CDL3WHITESOLDIERS: threeWhiteSoldiers,
  CDLABANDONEDBABY: abandonedBaby,
  CDLADVANCEBLOCK: advanceBlock,
  CDLBELTHOLD: beltHold,
  CDLBREAKAWAY: breakaway,
  CDLCLOSINGMARUBOZU: closingMarubozu,
  CDLCONCEALBABYSWALL: concealingBabySwallow,
  CDLCOUNTERATTACK: counterattack,
  CDLDARKCLOUDCOVER: darkCloudCover,
  CDLDOJI: doji,
  CDLDOJISTAR: dojiStar,
  CDLDRAGONFLYDOJI: dragonflyDoji,
  CDLENGULFING: engulfing,
  CDLEVENINGDOJISTAR: eveningDojiStar,
  CDLEVENINGSTAR: eveningStar,
  CDLGAPSIDESIDEWHITE: gapSideBySideWhite,
  CDLGRAVESTONEDOJI: gravestoneDoji,
  CDLHAMMER: hammer,
  CDLHANGINGMAN: hangingMan,
  CDLHARAMI: harami,
  CDLHARAMICROSS: haramiCross,
  CDLHIGHWAVE: highWave,
  CDLHIKKAKE: hikkake,
  CDLHIKKAKEMOD: modifiedHikkake,
  CDLHOMINGPIGEON: homingPigeon,
  CDLIDENTICAL3CROWS: identicalThreeCrows,
  CDLINNECK: inNeck,
  CDLINVERTEDHAMMER: invertedHammer,
  CDLKICKING: kicking,
  CDLKICKINGBYLENGTH: kickingByLength,
  CDLLADDERBOTTOM: ladderBottom,
  CDLLONGLEGGEDDOJI: longLeggedDoji,
  CDLLONGLINE: longLine,
  CDLMARUBOZU: marubozu,
  CDLMATCHINGLOW: matchingLow,
  CDLMATHOLD: matHold,
  CDLMORNINGDOJISTAR: morningDojiStar,
  CDLMORNINGSTAR: morningStar,
  CDLONNECK: onNeck,
  CDLPIERCING: piercing,
  CDLRICKSHAWMAN: rickshawMan,
  CDLRISEFALL3METHODS: risingFallingThreeMethods,
  CDLSEPARATINGLINES: separatingLines,
  CDLSHOOTINGSTAR: shootingStar,
  CDLSHORTLINE: shortLine,
  CDLSPINNINGTOP: spinningTop,
  CDLSTALLEDPATTERN: stalledPattern,
  CDLSTICKSANDWICH: stickSandwich,
  CDLTAKURI: takuri,
  CDLTASUKIGAP: tasukiGap,
  CDLTHRUSTING: thrusting,
  CDLTRISTAR: tristar,
  CDLUNIQUE3RIVER: uniqueThreeRiver,
  CDLUPSIDEGAP2CROWS: upsideGapTwoCrows,
  CDLXSIDEGAP3METHODS: gapThreeMethods,
};
