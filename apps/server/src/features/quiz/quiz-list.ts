import type { ListedQuiz, MatchingExercise, PlacementQuestion, QuizQuestion } from '@wickwise/contract/quiz';
import type { PlacementQuestion as PlacementEntry } from '@wickwise/curriculum/questions/placement';
import { picturedQuizzes as quizzes } from '@wickwise/curriculum/quizzes/pictured-quizzes';
import type {
  MatchingExercise as MatchingEntry,
  QuizQuestion as QuestionEntry,
  Quiz as QuizEntry,
} from '@wickwise/curriculum/quizzes/quiz';
import { withoutCaption } from '@wickwise/curriculum/reader-patterns';

/** A quiz's entry by its id. */
export const quizById: ReadonlyMap<string, QuizEntry> = new Map(quizzes.map((entry) => [entry.id, entry]));

/** The quizzes for a reader: whole where their access includes them, previews of the rest. */
export function listQuizzes(reader: { hasHeritageAccess: boolean }): ListedQuiz[] {
  return quizzes.map((entry) => (isQuizIncluded(entry, reader) ? toQuiz(entry) : toPreview(entry)));
}

export function isQuizIncluded(entry: QuizEntry, reader: { hasHeritageAccess: boolean }): boolean {
  return entry.requiredTier === 'genesis' || reader.hasHeritageAccess;
}

/** Lists the fields that everyone may see, so that a new one stays hidden until it is added here. */
function toPreview({ id, title, level, category, requiredTier, questions }: QuizEntry) {
  return { access: 'preview' as const, id, title, level, category, requiredTier, questionCount: questions.length };
}

function toQuiz(entry: QuizEntry): ListedQuiz {
  const { questions, matching } = entry;
  return {
    ...toPreview(entry),
    access: 'quiz',
    questions: questions.map(toQuestion),
    matching: matching && toMatching(matching),
  };
}

/** Lists the fields that are visible before the answer, so that a new one stays hidden until it is added here. */
function toQuestion({ id, question, options, category, picture }: QuestionEntry): QuizQuestion {
  return {
    id,
    question,
    options: [...options],
    category,
    picture: picture === undefined ? null : withoutCaption(picture),
  };
}

/** As above. */
export function toPlacementQuestion({ id, question, picture, choices }: PlacementEntry): PlacementQuestion {
  return { id, question, picture, choices: choices.map(({ id, name, picture }) => ({ id, name, picture })) };
}

function toMatching({ prompt, items, zones }: MatchingEntry): MatchingExercise {
  return {
    prompt,
    items: items.map((item) => ({ ...item, picture: withoutCaption(item.picture) })),
    zones: zones.map(({ id, description }) => ({ id, description })),
  };
}
