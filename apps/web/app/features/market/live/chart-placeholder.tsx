import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';

/** A placeholder for the chart while its code loads. */
export function ChartPlaceholder() {
  return <Skeleton label="Loading the chart" className="absolute inset-0 rounded-none" />;
}

export function ChartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="absolute inset-0 grid content-center bg-panel p-4">
      <ErrorState title="The chart couldn’t be drawn" text="Check your connection and try again." onRetry={onRetry} />
    </div>
  );
}
