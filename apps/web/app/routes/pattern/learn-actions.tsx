import { readingCards } from '@wickwise/curriculum/articles/article-cards';
import { tabOf } from '#app/features/article/model.ts';
import { type NotedLesson, notedArticle } from '#app/features/journal/model.ts';
import { NotesButton } from '#app/features/journal/notes/notes-button.tsx';
import { MasteryCount } from '#app/features/pattern/list/mastery-count.tsx';
import { isPatternCategory, type Lesson, type LessonCategory, nextLesson } from '#app/features/pattern/model.ts';

interface LearnActionsProps {
  lessons: readonly Lesson[];
  /** Whether the lessons are those of this learner. */
  isKnown: boolean;
  /** If so, nothing is said about how many are mastered. */
  isFailed: boolean;
  category: LessonCategory;
}

/** Beside the title: the notes on lessons, and how many are mastered. */
export function LearnActions({ lessons, isKnown, isFailed, category }: LearnActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <NotesButton label="My Trading Journal" lessons={isKnown ? notable(lessons, category) : []} />
      {isFailed ? null : <MasteryCount lessons={lessons} />}
    </div>
  );
}

/** What notes can be written on, beginning with what the open tab has to study next. Previews have nothing to note yet. */
function notable(lessons: readonly Lesson[], category: LessonCategory): NotedLesson[] {
  const next = nextLesson(lessons, category);
  const ordered = next === null ? lessons : [next, ...lessons.filter((lesson) => lesson !== next)];
  const open = ordered.filter(({ state }) => state !== 'heritage');
  const patterns = open.map(({ pattern: { id, name } }) => ({ id, title: name }));
  const ofTab = readingCards.filter((card) => tabOf(card) === category);
  const others = readingCards.filter((card) => !ofTab.includes(card));
  return isPatternCategory(category)
    ? [...patterns, ...readingCards.map(notedArticle)]
    : [...[...ofTab, ...others].map(notedArticle), ...patterns];
}
