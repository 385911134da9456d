import type { Recommendation } from '@wickwise/contract/analytics';
import type { Confusion } from '@wickwise/learning/confusion';
import type { PatternScore } from '@wickwise/learning/pattern-score';
import { patternById } from '../pattern/public.ts';
import { categoryOf } from '../reward/public.ts';
import { classifyScore } from './rules.ts';

/** Below this share, in percent, a weak area is urgent. */
const URGENT_BELOW_PERCENT = 50;
/** Confusing a pair once may have been a slip. */
const CONFUSED_AT_LEAST = 2;
/** More than a few recommendations would not help. */
const MAX_PER_KIND = 3;

interface AnswerStats {
  readonly scores: readonly PatternScore[];
  readonly confusions: readonly Confusion[];
}

/** What to study next, most urgent first: weak patterns, pairs that are mixed up, and declining patterns. */
export function recommend({ scores, confusions }: AnswerStats): Recommendation[] {
  const known = scores.filter(({ patternId }) => categoryOf(patternId) !== null);
  const weak = known
    .filter((score) => classifyScore(score) === 'weak')
    .sort((one, other) => one.percent - other.percent);
  const slipping = known.filter((score) => score.trend === 'declining' && classifyScore(score) !== 'weak');
  const confused = onePerPair(confusions.filter(({ times }) => times >= CONFUSED_AT_LEAST));
  return [
    ...weak.slice(0, MAX_PER_KIND).map(revisit),
    ...confused.slice(0, MAX_PER_KIND).map((pair) => recommendComparison(pair, known)),
    ...slipping.slice(0, MAX_PER_KIND).map(refresh),
  ].sort((one, other) => priorities.indexOf(one.priority) - priorities.indexOf(other.priority));
}

const priorities: readonly Recommendation['priority'][] = ['high', 'medium', 'low'];

function revisit(score: PatternScore): Recommendation {
  const { patternId, correct, attempts, percent } = score;
  return {
    id: `revisit:${patternId}`,
    title: `Go back to ${nameOf(patternId)}`,
    description: `You got ${correct} of ${attempts} questions about it right. Read the lesson again, then try the three charts at its end.`,
    priority: percent < URGENT_BELOW_PERCENT ? 'high' : 'medium',
    patterns: [scored(score)],
    action: { kind: 'lesson', patternId },
  };
}

function recommendComparison(
  { patternId, chosenId, times, outOf }: Confusion,
  scores: readonly PatternScore[],
): Recommendation {
  const pair: [string, string] = [patternId, chosenId];
  return {
    id: `compare:${pair.join(':')}`,
    title: `Tell ${nameOf(patternId)} from ${nameOf(chosenId)}`,
    description: `You mistook one for the other ${times} times in ${outOf} answers. See what sets them apart.`,
    priority: 'medium',
    patterns: scores.filter((score) => pair.includes(score.patternId)).map(scored),
    action: { kind: 'comparison', patternIds: pair },
  };
}

function refresh(score: PatternScore): Recommendation {
  const { patternId } = score;
  return {
    id: `refresh:${patternId}`,
    title: `Brush up on ${nameOf(patternId)}`,
    description: 'Your last five answers about it were worse than the five before. Three new charts can bring it back.',
    priority: 'low',
    patterns: [scored(score)],
    action: { kind: 'drill', patternId },
  };
}

/** Two patterns can be confused both ways: only the more frequent way is kept. */
function onePerPair(confusions: readonly Confusion[]): Confusion[] {
  const seen = new Set<string>();
  return confusions.filter(({ patternId, chosenId }) => {
    const key = [patternId, chosenId].sort().join(':');
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function scored({ patternId, percent }: PatternScore): Recommendation['patterns'][number] {
  const category = categoryOf(patternId);
  if (category === null) throw new Error(`The pattern ${patternId} was not left out.`);
  return { patternId, category, averageScore: percent };
}

function nameOf(patternId: string): string {
  return patternById.get(patternId)?.name ?? patternId;
}
