import type { PatternEntry } from '@wickwise/curriculum/pattern';
import type { Direction } from '@wickwise/market/candlestick/direction';
import { evidenceFact, evidenceTexts } from '../facts/evidence-facts.ts';
import type { PatternCase } from '../facts/pattern-case.ts';
import type { NamedPattern } from '../facts/pattern-names.ts';
import { type Answer, answered, drawCase, NO_DRAWING } from './answer.ts';
import { patternFacts } from './pattern-answers.ts';
import type { Subject } from './subject.ts';

/** A pattern in general, or one that was found. */
interface AskedPattern {
  readonly pattern: Pick<NamedPattern, 'name' | 'entry'>;
  /** Null where none is at the candle. */
  readonly found: PatternCase | null;
}

const SIDES = {
  bullish: 'usually read as bullish',
  bearish: 'usually read as bearish',
  either: 'neutral on its own',
} as const;

const BROKEN_OUT = {
  up: { side: 'bullish', words: 'this one broke out upward, so it’s read as bullish' },
  down: { side: 'bearish', words: 'this one broke out downward, so it’s read as bearish' },
} as const satisfies Record<Direction, unknown>;

/** On which side a pattern is read, and whether it deserves that; null without a lesson. */
export function answerSide({ pattern, found }: AskedPattern, subject: Subject): Answer | null {
  const { name, entry } = pattern;
  if (entry === null) return null;
  const brokeOut = found?.breakout ? BROKEN_OUT[found.breakout] : null;
  const differs = brokeOut !== null && brokeOut.side !== entry.bias;
  const side = `${name} is ${SIDES[entry.bias]}${differs ? `; ${brokeOut.words}` : ''}.`;
  const { summary } = evidenceTexts(entry, subject.context.figures);
  return answered([[side, summary]], basis({ entry, found }, subject));
}

/** What chance gives. */
export function answerChance({ pattern, found }: AskedPattern, subject: Subject): Answer {
  const { name, entry } = pattern;
  if (entry === null) {
    const text = `There’s no lesson on ${name}, so I have no published rate for it, and none for random prices.`;
    return answered([[text]], { facts: found === null ? [] : patternFacts(found, subject) });
  }
  const { published, chance, real, counts, verdict } = evidenceTexts(entry, subject.context.figures);
  const rates = [
    published === null ? `I have no reliable success rate for ${name}.` : `Published for ${name}: ${published}.`,
    chance === null ? '' : `On random prices, it’s ${chance}.`,
    real === null ? '' : `In our own count on real daily prices, it’s ${real}.`,
  ];
  return answered([rates, [published === null ? '' : verdict], [counts]], basis({ entry, found }, subject));
}

/** The facts on a pattern, and where it is. */
function basis({ entry, found }: { entry: PatternEntry; found: PatternCase | null }, subject: Subject) {
  if (found === null) return { facts: [evidenceFact(entry, subject.context.figures)], drawing: NO_DRAWING };
  return { facts: patternFacts(found, subject), drawing: drawCase({ found, rules: [] }, subject) };
}
