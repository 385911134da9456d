import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import type { VocabularyResult } from '@wickwise/contract/quiz-result';
import { counts } from '@wickwise/curriculum/copy/counts';
import type { Term } from '@wickwise/curriculum/vocabulary/term';
import type { Random } from '@wickwise/market/random';
import { categoryName, termCategories, termTitle } from './model.ts';
import { maskTerm } from './term-marks.ts';

/** How many questions a quiz can have. */
export const QUIZ_LENGTHS = [5, 10, 20, 30, 50, counts.terms] as const;
export const DEFAULT_QUIZ_LENGTH = 10;

const OPTION_COUNT = 4;
const questionTypes = ['definition', 'example', 'category'] as const;
type QuestionType = (typeof questionTypes)[number];

interface QuizOption {
  /** A term's id, or a category. */
  readonly id: string;
  readonly text: string;
}

export interface VocabularyQuestion {
  readonly type: QuestionType;
  readonly term: Term;
  /** The question. */
  readonly task: string;
  /** The text it is asked about, which does not name the term; null for a question about the category. */
  readonly text: string | null;
  readonly options: readonly QuizOption[];
  readonly correctId: string;
}

export interface GivenAnswer {
  readonly question: VocabularyQuestion;
  /** The id of the chosen option. */
  readonly chosen: string;
  /** How sure the learner was, in percent; null when they did not say. */
  readonly confidence: number | null;
}

interface QuizRequest {
  /** The terms that questions can be about. */
  readonly pool: readonly Term[];
  /** Where wrong answers come from. */
  readonly vocabulary: readonly Term[];
  readonly length: number;
  readonly random: Random;
}

/** About how long a quiz takes, in whole minutes. */
export function estimatedMinutes(length: number): number {
  return Math.ceil(length * 0.5);
}

/** As many questions as requested, but no more than there are terms; their types alternate. */
export function createQuiz({ pool, vocabulary, length, random }: QuizRequest): VocabularyQuestion[] {
  return shuffle(pool, random)
    .slice(0, length)
    .map((term, index) => toQuestion({ term, vocabulary, random, type: questionTypes[index % 3] ?? 'definition' }));
}

interface QuestionRequest extends Pick<QuizRequest, 'vocabulary' | 'random'> {
  readonly term: Term;
  readonly type: QuestionType;
}

function toQuestion({ term, vocabulary, type, random }: QuestionRequest): VocabularyQuestion {
  if (type === 'category') {
    const others = termCategories.filter(({ id }) => id !== term.category).map(({ id }) => id);
    const ids = [term.category, ...shuffle(others, random).slice(0, OPTION_COUNT - 1)];
    const options = shuffle(ids, random).map((id) => ({ id, text: categoryName(id) }));
    const task = `Which category does “${termTitle(term)}” belong to?`;
    return { type, term, task, text: null, options, correctId: term.category };
  }
  const neighbors = vocabulary.filter(({ id, category }) => id !== term.id && category === term.category);
  const terms = [term, ...shuffle(neighbors, random).slice(0, OPTION_COUNT - 1)];
  const options = shuffle(terms, random).map((option) => ({ id: option.id, text: termTitle(option) }));
  const task = type === 'definition' ? 'Which term has this definition?' : 'Which term is this an example of?';
  return { type, term, task, text: maskTerm(term[type], term), options, correctId: term.id };
}

/** Fisher and Yates. */
function shuffle<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

export function isCorrect({ question, chosen }: Pick<GivenAnswer, 'question' | 'chosen'>): boolean {
  return question.correctId === chosen;
}

type QuizGrade = 'perfect' | 'excellence' | 'pass' | 'below';

/** 100% is a perfect score; 80% and 60% are the milestones vocabulary_quiz_excellence and vocabulary_quiz_pass. */
export function gradeQuiz({ correct, total }: { correct: number; total: number }): QuizGrade {
  if (correct === total) return 'perfect';
  if (correct * 10 >= total * 8) return 'excellence';
  return correct * 10 >= total * 6 ? 'pass' : 'below';
}

interface FinishedQuiz {
  readonly id: string;
  readonly answers: readonly GivenAnswer[];
  readonly seconds: number;
}

/** What is sent to the server about a quiz; it scores the answers itself. */
export function toResult({ id, answers, seconds }: FinishedQuiz): VocabularyResult & { readonly attemptId: string } {
  return {
    category: VOCABULARY_CATEGORY,
    attemptId: id,
    score: answers.filter(isCorrect).length,
    totalQuestions: answers.length,
    seconds,
    answers: answers.map(({ question, chosen, confidence }) => ({
      type: question.type,
      termId: question.term.id,
      chosen,
      ...(confidence === null ? {} : { confidence }),
    })),
  };
}
