import type { DrawnRule, DrawnRules, PatternEntry } from '../pattern.ts';
import { priceActionConditions } from './conditions.ts';
import { insideBars, narrowRanges, swingFailures } from './drawn-candles.ts';
import {
  breaksOfStructure,
  channels,
  falseBreakouts,
  type RuleMeasurements,
  retests,
  trendLineBounces,
} from './drawn-measures.ts';
import { MeasuredChart, type MeasuredPicture, MissingPartError } from './measured-chart.ts';

const measuresOf: Readonly<Record<string, RuleMeasurements>> = {
  'market-structure': breaksOfStructure,
  'false-breakout': falseBreakouts,
  'breakout-and-retest': retests,
  'trend-line-bounce': trendLineBounces,
  'price-channel': channels,
  'inside-bar-breakout': insideBars,
  'narrow-range-seven': narrowRanges,
  'swing-failure': swingFailures,
};

/** What each rule of a price action lesson measures in its example and its near miss, in the order of the rules. */
export function drawPriceAction({ id, rules, example, nearMiss }: PatternEntry): DrawnRules {
  return rules.map(({ measure }) => ({
    example: drawRule({ id, measure, picture: example }),
    nearMiss: drawRule({ id, measure, picture: nearMiss }),
  }));
}

interface Question {
  readonly id: string;
  readonly measure: string;
  readonly picture: MeasuredPicture;
}

/** A rule that only says what is meant, such as which low is the base, is met wherever it can be measured. */
function drawRule({ id, measure, picture }: Question): DrawnRule {
  const chart = new MeasuredChart(picture);
  const draw = measuresOf[id]?.[measure];
  if (draw === undefined) throw new RangeError(`Nothing measures “${measure}” of ${id}.`);
  try {
    const { measured, lines } = draw(chart);
    const isMet = priceActionConditions[id]?.[measure];
    return { measured, met: isMet?.(chart) ?? true, lines: lines.map(inCents) };
  } catch (error) {
    if (error instanceof MissingPartError) return { measured: 'not found', met: false, lines: [] };
    throw error;
  }
}

function inCents({ from, to }: DrawnRule['lines'][number]): DrawnRule['lines'][number] {
  return { from: [from[0], Math.round(from[1] * 100) / 100], to: [to[0], Math.round(to[1] * 100) / 100] };
}
