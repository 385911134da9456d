import { createRandom } from '@wickwise/market/random';
import { seedOf } from '@wickwise/market/simulation/hash';
import type { PatternEntry } from '../pattern.ts';
import { patterns } from '../patterns.ts';
import { drawNameQuestion } from '../questions/name-question.ts';
import type { Quiz, QuizOption, QuizQuestion } from './quiz.ts';
import { quizzes } from './quizzes.ts';

/** The patterns of which a level shows a chart to name, and which option is right. D is always "None of these". */
const shown: Readonly<Record<number, Readonly<Record<string, QuizOption['id']>>>> = {
  2: { 'double-top': 'B', 'inverse-head-and-shoulders': 'D', 'falling-wedge': 'A', 'ascending-triangle': 'C' },
  3: { 'false-breakout': 'C', 'swing-failure': 'A', 'breakout-and-retest': 'D', 'inside-bar-breakout': 'B' },
  6: { 'evening-star': 'D', 'three-white-soldiers': 'A', 'dark-cloud-cover': 'C', 'gravestone-doji': 'B' },
};

/** Names beside "None of these". */
const NAMES = 3;
const LETTERS = ['A', 'B', 'C', 'D'] as const;

/**
 * The quizzes as every learner took them until each try was drawn, with the charts of that time to name. A page that
 * was loaded before still sends their answers, and stored results refer to them.
 */
export const fixedQuizzes: readonly Quiz[] = quizzes.map((quiz) => {
  const pictured = Object.entries(shown[quiz.level] ?? {});
  const toQuestion = ([patternId, answer]: [string, QuizOption['id']], index: number) =>
    chartToName(quiz, { id: `chart-${index + 1}`, patternId, answer });
  return { ...quiz, questions: [...quiz.questions, ...pictured.map(toQuestion)] };
});

interface ShownChart {
  /** Which does not name the pattern: it is sent with the question. */
  readonly id: string;
  readonly patternId: string;
  readonly answer: QuizOption['id'];
}

function chartToName({ level, category }: Quiz, { id, patternId, answer }: ShownChart): QuizQuestion {
  const entry = entryOf(patternId);
  const random = createRandom(seedOf(`level-${level}/${patternId}`));
  const drawn = drawNameQuestion({ entry, pool: patterns, random, names: NAMES, place: LETTERS.indexOf(answer) });
  return {
    id,
    question: drawn.question,
    options: toOptions(drawn.choices.map(({ text }) => text)),
    correctAnswer: answer,
    explanation: drawn.review.explanation,
    category,
    patternType: patternId,
    arithmetic: [],
  };
}

/** A name needs no second line. */
function toOptions([a = '', b = '', c = '', d = '']: readonly string[]): QuizQuestion['options'] {
  const option = (id: QuizOption['id'], text: string): QuizOption => ({ id, text, description: '' });
  return [option('A', a), option('B', b), option('C', c), option('D', d)];
}

function entryOf(patternId: string): PatternEntry {
  const entry = patterns.find(({ id }) => id === patternId);
  if (entry === undefined) throw new Error(`There is no pattern ${patternId} to show in a quiz.`);
  return entry;
}
