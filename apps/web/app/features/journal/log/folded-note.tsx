import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useSyncExternalStore } from 'react';

/** As wide as the screens on which notes stand beside the list of trades. */
const WIDE = '(min-width: 64rem)';

/** A note on the journal: one line above the list, or open beside it where the screen is wide. */
export function FoldedNote({ title, children }: { title: string; children: ReactNode }) {
  const isWide = useSyncExternalStore(onWidthChange, () => window.matchMedia(WIDE).matches);
  return (
    <details open={isWide} className="group rounded-lg border border-brass bg-panel px-4 text-md">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <h3 className="text-md sm:text-lg">{title}</h3>
        <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-muted group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

function onWidthChange(listener: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
