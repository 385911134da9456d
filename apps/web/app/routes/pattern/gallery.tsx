import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { GalleryGrid } from '#app/features/pattern/gallery/gallery-grid.tsx';
import { GallerySkeleton } from '#app/features/pattern/gallery/gallery-skeleton.tsx';
import { filterGallery, type GalleryFilter, galleryFilters, parseGalleryFilter } from '#app/features/pattern/model.ts';
import { galleryQuery } from '#app/features/pattern/queries.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { FilterButtons } from '#app/ui/form/filter-buttons.tsx';
import { Page } from '#app/ui/page.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import type { HeritageHandle } from '../access/guarded-feature.tsx';

export const handle: HeritageHandle = {
  feature: 'The pattern gallery',
  purpose: 'Fifteen chart patterns side by side, each with its key features, its target and its stop.',
  sample: lazy(() =>
    import('#app/features/pattern/gallery/gallery-sample.tsx').then(({ GallerySample }) => ({
      default: GallerySample,
    })),
  ),
};

export function meta() {
  return pageMeta({ title: 'Chart Pattern Gallery', description: handle.purpose });
}

export default function Gallery() {
  const [params, setParams] = useSearchParams();
  const filter = parseGalleryFilter(params.get('category'));
  const choose = (chosen: GalleryFilter) =>
    setParams(chosen === 'all' ? {} : { category: chosen }, { replace: true, preventScrollReset: true });
  return (
    <Page
      title="Chart Pattern Gallery"
      lede="Chart patterns side by side, each with its own lines. Reliability is how older textbooks rate a pattern; below that is what’s been measured."
    >
      <div className="mb-8">
        <FilterButtons legend="Filter by category" filters={galleryFilters} value={filter} onChange={choose} />
      </div>
      <Cards filter={filter} />
      <ProTip />
    </Page>
  );
}

function Cards({ filter }: { filter: GalleryFilter }) {
  const { data, isError, refetch } = useQuery(galleryQuery);
  if (isError) return <ErrorState title="The gallery couldn’t be loaded" onRetry={refetch} />;
  if (data === undefined) return <GallerySkeleton />;
  const cards = filterGallery(data, filter);
  return (
    <>
      <p role="status" className="mb-4 text-muted text-sm">
        {cards.length} {cards.length === 1 ? 'pattern' : 'patterns'}
      </p>
      {cards.length === 0 ? (
        <EmptyState title="No patterns here" text="There are no patterns in this category. Choose another one above." />
      ) : (
        <GalleryGrid cards={cards} />
      )}
    </>
  );
}

function ProTip() {
  return (
    <aside aria-labelledby="pro-tip" className="mt-10 rounded-lg border border-brass bg-panel p-5 md:p-6">
      <h2 id="pro-tip" className="text-xl">
        Pro Tip
      </h2>
      <p className="mt-2 max-w-3xl text-soft">
        Practice on past charts until you can name a pattern before it breaks out. Then manage your risk on every trade:
        set the stop first, size the position so that the stop costs no more than 1-2% of your account, and compare the
        target with the stop. Several setups on this page offer less than a 2:1 reward-to-risk ratio.
      </p>
    </aside>
  );
}
