import { BareFrame } from '../../ui/bare-frame.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';

/** What a path that cannot be rendered beforehand shows until the application has started. */
export function StartScreen() {
  return (
    <BareFrame>
      <PageSkeleton />
    </BareFrame>
  );
}
