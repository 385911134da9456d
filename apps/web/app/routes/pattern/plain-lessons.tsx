import { publicPreviews } from 'virtual:public-patterns';
import { lessonPath } from '#app/features/pattern/model.ts';

/** Only while the page is built: a browser that runs scripts draws the list itself. */
const previews = import.meta.env.SSR ? publicPreviews : [];

/** All lessons where no script runs, in place of the list that a script would fetch for this learner. */
export function PlainLessons() {
  return (
    <noscript>
      <ul className="mb-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {previews.map(({ id, name, description, imageUrl, requiredTier }) => (
          <li key={id} className="rounded-lg border border-line bg-panel p-4">
            <img src={imageUrl ?? ''} alt="" loading="lazy" className="w-full" />
            <h3 className="mt-3">
              <a href={lessonPath(id)} className="underline underline-offset-4">
                {name}
              </a>
            </h3>
            <p className="mt-1 text-md text-soft">{description}</p>
            <p className="mt-1 font-semibold text-muted text-sm">{requiredTier === 'genesis' ? 'Free' : 'Heritage'}</p>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
