import { happens } from '@wickwise/market/random';
import type { PatternEntry } from '../pattern.ts';
import { checkRules, missedSentences, unmetSentence } from './checked-rules.ts';
import type { QuestionRequest } from './find-question.ts';
import { showsText, showText } from './pattern-phrase.ts';
import type { CheckedRule, PictureQuestion } from './picture-question.ts';
import { drawNearMiss, drawOther, drawPatternChart, type QuestionChart, toQuestionPicture } from './question-charts.ts';

const YES = '1';
const NO = '2';
/** Of the charts that don't show the pattern, the share that shows another one. */
const OTHER_SHARE = 0.25;

/** One chart: does it show the pattern? Yes and no are right as often. */
export function drawJudgeQuestion(request: QuestionRequest): PictureQuestion {
  const { entry, random } = request;
  const isShown = happens(random, 0.5);
  const chart = isShown ? drawPatternChart(entry, random) : drawWrong(request);
  const checks = checkRules(entry, chart);
  return {
    kind: 'judge',
    patternId: entry.id,
    question: `Does this chart ${showText(entry)}?`,
    picture: toQuestionPicture(chart, { marked: false }),
    choices: [
      { id: YES, text: 'Yes', picture: null, patternId: null },
      { id: NO, text: 'No', picture: null, patternId: null },
    ],
    answer: isShown ? YES : NO,
    review: {
      explanation: explain(entry, chart, checks),
      notes: {},
      picture: toQuestionPicture(chart, { marked: true, lines: true }),
      checks,
    },
  };
}

function drawWrong({ entry, pool, random }: QuestionRequest): QuestionChart {
  const other = happens(random, OTHER_SHARE) ? drawOther(entry, pool, random) : null;
  return other ?? drawNearMiss(entry, random);
}

function explain(entry: PatternEntry, chart: QuestionChart, checks: readonly CheckedRule[]): string {
  if (chart.kind === 'shown') return `It ${showsText(entry)}: every condition of the rule is met.`;
  if (chart.entry === null) return missedSentences(entry, checks);
  return [`It ${showsText(chart.entry)} instead.`, unmetSentence(checks)].filter(isText).join(' ');
}

function isText(text: string | null): text is string {
  return text !== null;
}
