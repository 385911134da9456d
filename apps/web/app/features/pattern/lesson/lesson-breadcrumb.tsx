import { Link } from 'react-router';
import { categoryLabel, categoryPath, type LessonCategory } from '../model.ts';

interface LessonBreadcrumbProps {
  category: LessonCategory;
  /** The lesson or article on screen, whose card gets the focus on the way back. */
  from: string;
}

/** The links back to the lessons and to the tab. */
export function LessonBreadcrumb({ category, from }: LessonBreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-5">
      <ol className="flex flex-wrap items-center gap-2 text-md text-muted">
        <li>
          <Link
            to="/learn"
            state={{ from }}
            className="inline-grid min-h-8 items-center hover:text-ink hover:underline"
          >
            Lessons
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <Link
            to={categoryPath(category)}
            state={{ from }}
            className="inline-grid min-h-8 items-center hover:text-ink hover:underline"
          >
            {categoryLabel(category)}
          </Link>
        </li>
      </ol>
    </nav>
  );
}
