import { useQuery } from '@tanstack/react-query';
import type { PatternOverview } from '@wickwise/contract/lesson/pattern-preview';
import { OverviewTable } from '#app/features/pattern/lesson/overview-table.tsx';
import { countTiers, groupByCategory } from '#app/features/pattern/model.ts';
import { patternOverviewQuery } from '#app/features/pattern/queries.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { Page } from '#app/ui/page.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';

export function meta() {
  return [
    ...pageMeta({ title: 'Pattern overview', description: 'All patterns by category, with their tier and figures.' }),
    { name: 'robots', content: 'noindex' },
  ];
}

export default function AdminPatterns() {
  const { data, isError, refetch } = useQuery(patternOverviewQuery);
  return (
    <Page
      title="Pattern overview"
      lede="Every pattern in the curriculum, by category and tier. Study priority is a percentage here; lessons show it out of 10."
    >
      {isError ? (
        <ErrorState title="The patterns couldn’t be loaded" onRetry={() => refetch()} />
      ) : (
        <Overview patterns={data} />
      )}
    </Page>
  );
}

function Overview({ patterns }: { patterns: readonly PatternOverview[] | undefined }) {
  if (patterns === undefined) return <Loading />;
  if (patterns.length === 0) return <EmptyState title="No patterns yet" text="The curriculum doesn’t have any yet." />;
  const { genesis, heritage, total } = countTiers(patterns);
  return (
    <>
      <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line">
        <Count label="Genesis patterns" value={genesis} />
        <Count label="Heritage patterns" value={heritage} />
        <Count label="Total patterns" value={total} />
      </dl>
      {groupByCategory(patterns).map((group) => (
        <section key={group.category} aria-labelledby={group.category} className="mt-14">
          <h2 id={group.category} className="mb-4 flex items-baseline justify-between gap-4">
            {group.label}
            <span className="num text-base text-muted">{group.patterns.length}</span>
          </h2>
          <OverviewTable caption={group.label} patterns={group.patterns} />
        </section>
      ))}
    </>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 bg-panel px-4 py-4 sm:px-6 sm:py-5">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="num font-semibold text-2xl">{value}</dd>
    </div>
  );
}

function Loading() {
  return (
    <>
      <Skeleton label="Loading patterns..." className="h-24 w-full rounded-lg" />
      <Skeleton className="mt-14 h-8 w-52" />
      <Skeleton className="mt-4 h-96 w-full rounded-lg" />
    </>
  );
}
