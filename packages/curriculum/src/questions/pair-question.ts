import type { PatternEntry } from '../pattern.ts';
import { almostSentence, checkRules, missedSentences } from './checked-rules.ts';
import { type QuestionRequest, shuffle } from './find-question.ts';
import { NONE, nameTask } from './name-question.ts';
import { showsText } from './pattern-phrase.ts';
import type { CheckedRule, PictureQuestion } from './picture-question.ts';
import { drawNearMiss, drawPatternChart, type QuestionChart, toQuestionPicture } from './question-charts.ts';
import { endsIn } from './shown-pattern.ts';

/** How many charts to draw before giving up on one that shows only one of the two. */
const ATTEMPTS = 20;

/**
 * A marked chart of either of two patterns, or of neither, to name. Where one of them is always one of the other as
 * well, only the rest is asked.
 * @throws RangeError when no such chart was found.
 */
export function drawPairQuestion({ entry, random }: QuestionRequest, other: PatternEntry): PictureQuestion {
  const chart = shuffle(
    [() => drawPatternChart(entry, random), () => drawPatternChart(other, random), () => drawNearMiss(entry, random)],
    random,
  ).reduce<QuestionChart | null>((found, draw) => found ?? drawClear(draw, [entry, other]), null);
  if (chart === null) throw new RangeError(`Each chart of ${entry.id} shows ${other.id} as well.`);
  return toQuestion(chart, { entry, named: shuffle([entry, other], random) });
}

/** A chart that shows no more of the patterns than it was drawn for. */
function drawClear(draw: () => QuestionChart, pair: readonly PatternEntry[]): QuestionChart | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const chart = draw();
    if (!pair.some((one) => one !== chart.entry && endsIn(one, chart.candles))) return chart;
  }
  return null;
}

function toQuestion(
  chart: QuestionChart,
  { entry, named }: { entry: PatternEntry; named: readonly PatternEntry[] },
): PictureQuestion {
  const asked = chart.entry ?? entry;
  const place = named.findIndex(({ id }) => id === chart.entry?.id);
  const names = [...named.map(({ id, name }) => ({ text: name, patternId: id })), { text: NONE, patternId: null }];
  const checks = checkRules(asked, chart);
  return {
    kind: 'name',
    patternId: asked.id,
    question: nameTask(asked),
    picture: toQuestionPicture(chart, { marked: true }),
    choices: names.map((choice, index) => ({ id: String(index + 1), picture: null, ...choice })),
    answer: String(place === -1 ? names.length : place + 1),
    review: {
      explanation: explain(chart, { asked, named, checks }),
      notes: {},
      picture: toQuestionPicture(chart, { marked: true, lines: true }),
      checks,
    },
  };
}

interface Explained {
  readonly asked: PatternEntry;
  readonly named: readonly PatternEntry[];
  readonly checks: readonly CheckedRule[];
}

function explain(chart: QuestionChart, { asked, named, checks }: Explained): string {
  if (chart.entry !== null) return `The chart ${showsText(chart.entry)}.`;
  const others = named.filter((other) => other !== asked).map((other) => almostSentence(other, chart));
  return [missedSentences(asked, checks), ...others].filter((part) => part !== null).join(' ');
}
