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

/** The quizzes as they are taken: those of charts ask for the names of charts as well. The free one is as specified. */
export const picturedQuizzes: readonly Quiz[] = quizzes.map((quiz) => {
  const pictured = Object.entries(shown[quiz.level] ?? {});
  return { ...quiz, questions: [...quiz.questions, ...pictured.map(([id, answer]) => chartToName(quiz, id, answer))] };
});

function chartToName({ level, category }: Quiz, patternId: string, answer: QuizOption['id']): QuizQuestion {
  const entry = entryOf(patternId);
  const random = createRandom(seedOf(`level-${level}/${patternId}`));
  const drawn = drawNameQuestion({ entry, pool: patterns, random, names: NAMES, place: LETTERS.indexOf(answer) });
  return {
    id: `name-${patternId}`,
    question: drawn.question,
    options: toOptions(drawn.choices.map(({ text }) => text)),
    correctAnswer: answer,
    explanation: drawn.review.explanation,
    category,
    patternType: patternId,
    ...(drawn.picture && { picture: drawn.picture }),
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
