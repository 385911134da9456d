import type { DrawnQuiz, ListedQuiz, QuizQuestion } from '@wickwise/contract/quiz';
import { drawMatching, drawQuestions, type QuizDraw } from '@wickwise/curriculum/quizzes/draw-quiz';
import type { MatchingExercise as MatchingEntry } from '@wickwise/curriculum/quizzes/quiz';
import { type DrawnQuestion, type QuizBank, questionCount } from '@wickwise/curriculum/quizzes/quiz-bank';
import { quizBanks } from '@wickwise/curriculum/quizzes/quiz-banks';

/** A quiz's entry by its id. */
export const quizById: ReadonlyMap<string, QuizBank> = new Map(quizBanks.map((bank) => [bank.id, bank]));

/** The quizzes for a reader: open where their access includes them, previews of the rest. */
export function listQuizzes(reader: { hasHeritageAccess: boolean }): ListedQuiz[] {
  return quizBanks.map((bank) => {
    const { id, title, level, category, requiredTier, matching } = bank;
    return {
      access: isQuizIncluded(bank, reader) ? 'quiz' : 'preview',
      id,
      title,
      level,
      category,
      requiredTier,
      questionCount: questionCount(bank),
      hasMatching: matching !== null,
    };
  });
}

export function isQuizIncluded(
  { requiredTier }: Pick<QuizBank, 'requiredTier'>,
  reader: { hasHeritageAccess: boolean },
): boolean {
  return requiredTier === 'genesis' || reader.hasHeritageAccess;
}

/** What a draw asks, without its key. */
export function toDrawnQuiz(bank: QuizBank, draw: QuizDraw): DrawnQuiz {
  const matching = drawMatching(bank, draw);
  return {
    questions: drawQuestions(bank, draw).map((question) => toQuestion(question, bank)),
    matching: matching && toMatching(matching),
  };
}

/** Lists the fields that are visible before the answer, so that a new one stays hidden until it is added here. */
function toQuestion(
  { id, question, options, picture }: DrawnQuestion & { id: string },
  { category }: QuizBank,
): QuizQuestion {
  return { id, question, options: [...options], category, picture };
}

function toMatching({ prompt, items, zones }: MatchingEntry): DrawnQuiz['matching'] {
  return { prompt, items: [...items], zones: zones.map(({ id, description }) => ({ id, description })) };
}
