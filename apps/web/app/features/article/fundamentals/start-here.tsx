import { introductionCards } from '@wickwise/curriculum/articles/article-cards';
import { Link } from 'react-router';
import { cardLinkId } from '#app/ui/focus/card-focus.ts';
import { articlePath } from '../model.ts';

/** What helps with the first lessons. */
export function StartHere() {
  return (
    <section aria-labelledby="start-here" className="mb-8 rounded-lg border border-line bg-panel px-5 py-4">
      <p id="start-here" className="font-semibold">
        Short reads for your first lessons
      </p>
      <ul className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {introductionCards.map(({ id, title, summary, estimatedTime }) => (
          <li key={id} className="text-md text-soft">
            <Link
              id={cardLinkId(id)}
              to={articlePath(id)}
              className="font-medium text-ink underline decoration-control underline-offset-4 hover:decoration-ink"
            >
              {title}
            </Link>{' '}
            <span className="text-muted text-sm">
              <span className="num">{estimatedTime}</span> min
            </span>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
