import { breakoutStrength, type ChartView } from './chart-view.ts';
import type { ChartPattern } from './finding.ts';
import { endsOf, type Line } from './line.ts';
import type { PoleBreak } from './pole.ts';
import type { ScoreCriterion } from './score.ts';
import { upwardPattern } from './upward-pattern.ts';

/** Bounds of the rest after the pole. */
export const FLAG_RULES = {
  /** Width at the second low against width at the first: above, the lines run apart; below, they close. */
  pennant: { most: 0.8, upperDrift: 0.04, lowerDrift: 0.01 },
  flag: { least: 0.5, most: 1.7 },
  /** Drift of a flag, in heights of its pole: with the pole it would be a rising channel, no rest. */
  flagDrift: { least: -0.5, most: 0.08 },
  /** Width at the start, in heights of the pole. */
  width: { most: 0.6 },
} as const;

/** Bull flags and bull pennants: a pole, a rest, and a close above the rest. */
export function findFlags(view: ChartView, breaks: readonly PoleBreak[]): ChartPattern[] {
  return breaks.flatMap((broken) => {
    const name = nameRest(broken);
    return name === null ? [] : [describe(view, { ...broken, name })];
  });
}

type FlagName = 'bull-flag' | 'bull-pennant';

function describe(view: ChartView, flag: PoleBreak & { readonly name: FlagName }): ChartPattern {
  const { name, pole, upper, lower, breakout, lowest } = flag;
  const span = { from: pole.end.index, to: breakout };
  return upwardPattern({
    name,
    points: [
      { ...pole.start, role: 'pole start' },
      { ...pole.end, role: 'pole end' },
      { ...lowest, role: 'flag end' },
    ],
    lines: [
      { role: 'upper boundary', ...endsOf(upper, span) },
      { role: 'lower boundary', ...endsOf(lower, span) },
    ],
    breakout,
    line: upper,
    height: pole.height,
    stop: lowest.price,
    criteria: criteriaOf(view, flag),
  });
}

function nameRest({ pole, upper, lower, breakout, startWidth, endWidth }: PoleBreak): FlagName | null {
  if (startWidth > FLAG_RULES.width.most * pole.height || startWidth <= 0) return null;
  const closing = endWidth / startWidth;
  if (closing > FLAG_RULES.flag.most) return null;
  const driftOf = ({ slope }: Line) => (slope * (breakout - pole.end.index)) / pole.height;
  const [upperDrift, lowerDrift] = [driftOf(upper), driftOf(lower)];
  if (closing <= FLAG_RULES.pennant.most && lowerDrift > FLAG_RULES.pennant.lowerDrift) {
    return upperDrift <= FLAG_RULES.pennant.upperDrift ? 'bull-pennant' : null;
  }
  const drift = (upperDrift + lowerDrift) / 2;
  if (closing < FLAG_RULES.flag.least) return null;
  return drift >= FLAG_RULES.flagDrift.least && drift <= FLAG_RULES.flagDrift.most ? 'bull-flag' : null;
}

function criteriaOf(view: ChartView, { pole, upper, breakout, startWidth, lowest }: PoleBreak): ScoreCriterion[] {
  const givenBack = (pole.end.price - lowest.price) / pole.height;
  const strength = breakoutStrength(view, breakout, upper);
  return [
    { reason: 'steep pole', weight: 30, value: pole.heightInRanges, worst: 4, best: 11 },
    { reason: 'straight pole', weight: 20, value: pole.efficiency, worst: 0.6, best: 0.95 },
    { reason: 'narrow flag', weight: 20, value: startWidth / pole.height, worst: 0.7, best: 0.35 },
    { reason: 'shallow retracement', weight: 20, value: givenBack, worst: 0.6, best: 0.35 },
    { reason: 'strong close', weight: 10, value: strength, worst: 0, best: 0.5 },
  ];
}
