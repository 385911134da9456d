import { BareFrame } from '#app/features/site/bare-frame.tsx';
import { PageSkeleton } from '#app/ui/state/page-skeleton.tsx';

/** What a path that cannot be pre-rendered shows until the application has started. */
export function StartScreen() {
  return (
    <BareFrame>
      <PageSkeleton />
    </BareFrame>
  );
}
