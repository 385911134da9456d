import { listedPatterns } from 'virtual:listed-patterns';
import { groupByCategory, lessonCategories, lessonPath } from '#app/features/pattern/model.ts';

/** Only at build time: where scripts run, each category has its tab. */
const patterns = import.meta.env.SSR ? listedPatterns : [];
const groups = groupByCategory(patterns).filter(({ category }) => category !== lessonCategories[0].id);

/** The lessons behind the other tabs, where no script could open one. */
export function PlainLessons() {
  return (
    <noscript>
      {groups.map(({ category, label, patterns }) => (
        <section key={category} className="mt-10">
          <h2 className="mb-4 text-xl">{label}</h2>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {patterns.map(({ id, name, description, imageUrl, requiredTier }) => (
              <li key={id} className="rounded-lg border border-line bg-panel p-4">
                <img src={imageUrl ?? ''} alt="" loading="lazy" className="w-full" />
                <h3 className="mt-3">
                  <a href={lessonPath(id)} className="underline underline-offset-4">
                    {name}
                  </a>
                </h3>
                <p className="mt-1 text-md text-soft">{description}</p>
                <p className="mt-1 font-semibold text-muted text-sm">
                  {requiredTier === 'genesis' ? 'Free' : 'Heritage'}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </noscript>
  );
}
