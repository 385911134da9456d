import type { PatternEntry } from './pattern.ts';
import { bearishEngulfing } from './patterns/bearish-engulfing.ts';
import { bullishEngulfing } from './patterns/bullish-engulfing.ts';
import { doji } from './patterns/doji.ts';
import { doubleBottom } from './patterns/double-bottom.ts';
import { dragonflyDoji } from './patterns/dragonfly-doji.ts';
import { eveningStar } from './patterns/evening-star.ts';
import { falseBreakout } from './patterns/false-breakout.ts';
import { gravestoneDoji } from './patterns/gravestone-doji.ts';
import { hammer } from './patterns/hammer.ts';
import { hangingMan } from './patterns/hanging-man.ts';
import { headAndShoulders } from './patterns/head-and-shoulders.ts';
import { invertedHammer } from './patterns/inverted-hammer.ts';
import { longLeggedDoji } from './patterns/long-legged-doji.ts';
import { morningStar } from './patterns/morning-star.ts';
import { piercingPattern } from './patterns/piercing-pattern.ts';
import { shootingStar } from './patterns/shooting-star.ts';
import { spinningTop } from './patterns/spinning-top.ts';
import { threeWhiteSoldiers } from './patterns/three-white-soldiers.ts';

/** Every pattern in the order it is taught: the free ones first, and none before what it requires. */
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
  piercingPattern,
  morningStar,
  eveningStar,
  threeWhiteSoldiers,
  doubleBottom,
  headAndShoulders,
  falseBreakout,
];
