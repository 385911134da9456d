import Check from 'lucide-react/icons/check';
import CirclePlay from 'lucide-react/icons/circle-play';
import Crown from 'lucide-react/icons/crown';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';
import { categoryLabel, categoryPath, countMastery, groupByCategory, type Lesson, lessonPath } from '../model.ts';

/** Patterns that a category's card names. */
const SHOWN_PATTERNS = 3;

/** A card for each category: how far the learner is, and its first three patterns. */
export function CategoryProgress({ lessons }: { lessons: readonly Lesson[] }) {
  const entries = lessons.map((lesson) => ({ lesson, category: lesson.pattern.category }));
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">
      {groupByCategory(entries).map(({ category, patterns }) => (
        <CategoryCard key={category} category={category} lessons={patterns.map(({ lesson }) => lesson)} />
      ))}
    </ul>
  );
}

interface CategoryCardProps {
  category: Lesson['pattern']['category'];
  lessons: readonly Lesson[];
}

function CategoryCard({ category, lessons }: CategoryCardProps) {
  const { mastered, included, heritageOnly } = countMastery(lessons);
  const label = categoryLabel(category);
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-panel p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3>{label}</h3>
        {included > 0 ? (
          <p className="num whitespace-nowrap text-md text-muted">
            {mastered} / {included}
          </p>
        ) : null}
      </div>
      {included > 0 ? (
        <ProgressBar
          value={mastered}
          max={included}
          label={`${label} completed`}
          valueText={`${mastered} of ${included} lessons`}
        />
      ) : null}
      <ul className="divide-y divide-line">
        {lessons.slice(0, SHOWN_PATTERNS).map((lesson) => (
          <PatternRow key={lesson.pattern.id} lesson={lesson} />
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <Link
          to={categoryPath(category)}
          className="inline-flex min-h-11 items-center font-semibold text-md underline underline-offset-4"
        >
          All {label.toLowerCase()}
        </Link>
        {heritageOnly > 0 ? (
          <span className="text-muted">
            <span className="num">{heritageOnly}</span> {included > 0 ? 'more with Heritage' : 'with Heritage'}
          </span>
        ) : null}
      </p>
    </li>
  );
}

const states = {
  completed: { icon: Check, word: 'Completed', tone: 'text-up' },
  playable: { icon: CirclePlay, word: 'Open', tone: 'text-ink' },
  locked: { icon: Lock, word: 'Locked', tone: 'text-muted' },
  heritage: { icon: Crown, word: 'Heritage', tone: 'text-brass' },
} as const;

function PatternRow({ lesson: { pattern, state } }: { lesson: Lesson }) {
  const { icon: Icon, word, tone } = states[state];
  return (
    <li>
      <Link
        to={lessonPath(pattern.id)}
        className="flex min-h-11 items-center justify-between gap-3 text-md hover:underline"
      >
        <span className="wrap-anywhere min-w-0">{pattern.name}</span>
        <span className={`flex shrink-0 items-center gap-1.5 font-medium text-sm ${tone}`}>
          <Icon size={15} aria-hidden="true" />
          {word}
        </span>
      </Link>
    </li>
  );
}
