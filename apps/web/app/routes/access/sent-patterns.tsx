import type { Pattern } from '@wickwise/contract/pattern';
import { tierNames } from '../../features/access/public.ts';
import { groupByCategory } from '../../features/pattern/model.ts';

/** Every pattern with its tier, and whether the server sent the lesson or a preview of it. */
export function SentPatterns({ patterns }: { patterns: readonly Pattern[] }) {
  return (
    <section aria-labelledby="patterns">
      <h2 id="patterns">Patterns</h2>
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {groupByCategory(patterns).map(({ category, label, patterns: group }) => (
          <PatternTable key={category} label={label} patterns={group} />
        ))}
      </div>
    </section>
  );
}

function PatternTable({ label, patterns }: { label: string; patterns: readonly Pattern[] }) {
  return (
    <table className="w-full self-start text-md">
      <caption className="pb-2 text-left font-serif text-xl">{label}</caption>
      <thead>
        <tr className="border-line-strong border-b text-left text-muted text-sm">
          <th scope="col" className="py-2 pr-3 font-medium">
            Pattern
          </th>
          <th scope="col" className="w-[26%] px-2 py-2 font-medium">
            Tier
          </th>
          <th scope="col" className="w-[26%] py-2 pl-2 font-medium">
            Sent to you
          </th>
        </tr>
      </thead>
      <tbody>
        {patterns.map(({ id, name, requiredTier, access }) => (
          <tr key={id} className="border-line border-b">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {name}
            </th>
            <td className={requiredTier === 'heritage' ? 'px-2 text-brass' : 'px-2 text-soft'}>
              {tierNames[requiredTier]}
            </td>
            <td className="py-2 pl-2 text-soft">{access === 'lesson' ? '✓ Lesson' : 'Preview'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
