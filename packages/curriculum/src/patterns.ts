import type { PatternEntry } from './pattern.ts';
import { bearishEngulfing } from './patterns/bearish-engulfing.ts';
import { bullishEngulfing } from './patterns/bullish-engulfing.ts';
import { doji } from './patterns/doji.ts';
import { doubleBottom } from './patterns/double-bottom.ts';
import { eveningStar } from './patterns/evening-star.ts';
import { falseBreakout } from './patterns/false-breakout.ts';
import { hammer } from './patterns/hammer.ts';
import { headAndShoulders } from './patterns/head-and-shoulders.ts';
import { morningStar } from './patterns/morning-star.ts';
import { piercingPattern } from './patterns/piercing-pattern.ts';
import { shootingStar } from './patterns/shooting-star.ts';
import { threeWhiteSoldiers } from './patterns/three-white-soldiers.ts';

/** Every pattern in the order it is taught: the free ones first, and none before what it requires. */
export const patterns: readonly PatternEntry[] = [
  doji,
  hammer,
  shootingStar,
  bullishEngulfing,
  bearishEngulfing,
  morningStar,
  eveningStar,
  piercingPattern,
  threeWhiteSoldiers,
  doubleBottom,
  headAndShoulders,
  falseBreakout,
];
