import type { Random } from '@wickwise/market/random';
import type { PatternEntry } from '../../pattern.ts';
import { checkRules, TREND_BEFORE, unmetSentence } from '../../questions/checked-rules.ts';
import { shuffle } from '../../questions/find-question.ts';
import { phraseOf } from '../../questions/pattern-phrase.ts';
import type { CheckedRule } from '../../questions/picture-question.ts';
import { drawPatternChart, type QuestionChart, toQuestionPicture } from '../../questions/question-charts.ts';
import type { QuizItem } from '../quiz-bank.ts';
import type { Change } from './changed-candles.ts';
import { plain, shuffleOptions } from './options.ts';

/** How many charts are changed before giving up. */
const ATTEMPTS = 200;
const OTHERS = 3;

interface ChangedRule {
  /** The rule that the change breaks, as the market engine words it. */
  readonly rule: string;
  readonly change: Change;
}

/** A marked chart that would show the pattern, except for one condition. Which one? */
export function conditionItem(entry: PatternEntry, { rule, change }: ChangedRule, name: string): QuizItem {
  return {
    id: `condition-${entry.id}-${name}`,
    patternType: entry.id,
    isDrawn: true,
    draw: (random) => {
      const { chart, checks } = drawChanged(entry, { rule, change }, random);
      const met = shuffle(
        checks.filter((check) => check.met === true),
        random,
      ).slice(0, OTHERS);
      const unmet = checks.find((check) => check.met === false);
      const options = shuffleOptions(
        { right: plain(textOf(unmet)), wrong: met.map((check) => plain(textOf(check))) },
        random,
      );
      return {
        question: `${missesText(entry, { chart, checks })} Which condition isn’t met?`,
        ...options,
        explanation: `${unmetSentence(checks)} The other three are met.`,
        picture: toQuestionPicture(chart, { marked: true }),
      };
    },
  };
}

/** One candle, or several. */
function missesText(entry: PatternEntry, { chart: { mark }, checks }: ChangedChart): string {
  const isOne = mark?.from === mark?.to;
  const trend = checks.some(({ rule }) => rule === TREND_BEFORE) ? ' plus a trend test' : '';
  return `By TA-Lib’s rule${trend}, the marked ${isOne ? 'candle isn’t' : 'candles aren’t'} ${phraseOf(entry)}.`;
}

interface ChangedChart {
  readonly chart: QuestionChart;
  readonly checks: readonly CheckedRule[];
}

/** @throws RangeError when the change breaks more than the rule, or nothing, in each of 200 charts. */
function drawChanged(entry: PatternEntry, { rule, change }: ChangedRule, random: Random): ChangedChart {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const shown = drawPatternChart(entry, random);
    const chart = { ...shown, candles: change(shown.candles, random) };
    const checks = checkRules(entry, chart);
    const unmet = checks.filter(({ met }) => met === false);
    if (unmet.length === 1 && unmet[0]?.rule === rule) return { chart, checks };
  }
  throw new RangeError(`No chart of ${entry.id} misses only “${rule}”.`);
}

function textOf(check: CheckedRule | undefined): string {
  if (check === undefined) throw new RangeError('A condition is not met.');
  return check.measured !== null && /^[a-z]/.test(check.measured) ? `${check.rule}: ${check.bound}` : check.rule;
}
