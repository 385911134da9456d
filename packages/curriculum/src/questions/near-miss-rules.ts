import type { Exercise } from '@wickwise/market/exercise/exercise';
import { drawnRulesLikeNearMiss } from '../drawn-rules/drawn-rules.ts';
import type { DrawnRule, PatternEntry } from '../pattern.ts';
import type { CheckedRule } from './picture-question.ts';

/** Of a breakout: to most textbooks, a close beyond the line is one, however near. */
const BEYOND = ' beyond it';

interface NearMissRules {
  readonly checks: readonly CheckedRule[];
  /** What the first rule that isn’t met measures. */
  readonly lines: DrawnRule['lines'];
}

/**
 * The rules of a chart pattern in a near miss of it. Where the chart stops short of the breakout, only that is known; in a
 * variation of the lesson’s near miss, each rule is measured. Null where all are met, if only as textbooks have them.
 */
export function readNearMiss(entry: PatternEntry, { candles, isBrokenOff }: Exercise): NearMissRules | null {
  if (isBrokenOff) return { checks: withoutBreakout(entry), lines: [] };
  const drawn = drawnRulesLikeNearMiss(entry, { candles: candles.map(([...candle]) => candle) });
  const unmet = drawn.find((rule) => !rule.met && !(rule === drawn.at(-1) && rule.measured.endsWith(BEYOND)));
  if (unmet === undefined) return null;
  const checks = entry.rules.map(({ measure, bound }, place) => {
    return { rule: measure, measured: drawn[place]?.measured ?? null, bound, met: drawn[place]?.met ?? null };
  });
  return { checks, lines: unmet.lines };
}

/** The breakout is the last rule of every chart pattern. */
function withoutBreakout({ rules }: PatternEntry): CheckedRule[] {
  return rules.map(({ measure, bound }, place) => {
    return { rule: measure, measured: null, bound, met: place === rules.length - 1 ? false : null };
  });
}
