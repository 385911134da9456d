import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { Section } from './text-parts.ts';

interface ArticleContentsProps {
  sections: readonly Pick<Section, 'id' | 'title'>[];
}

/** The sections of a text: folded away above it on a narrow screen, visible next to it on a wide one. */
export function ArticleContents({ sections }: ArticleContentsProps) {
  useSectionFocus();
  return (
    <aside aria-label="Contents" className="print:hidden lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1">
      <details className="rounded-lg border border-line bg-panel px-4 lg:hidden">
        <summary className="min-h-11 content-center text-md">On this page</summary>
        <SectionLinks sections={sections} />
      </details>
      <div className="hidden border-line border-l pl-6 lg:block">
        <p className="mb-1 text-muted text-sm">On this page</p>
        <SectionLinks sections={sections} />
      </div>
    </aside>
  );
}

function SectionLinks({ sections }: ArticleContentsProps) {
  return (
    <ul className="pb-2 text-md">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={{ hash: id }}
            className="grid min-h-9 content-center py-1.5 text-soft hover:text-ink hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The section that is opened takes the focus, so that keyboards and screen readers continue from there. */
function useSectionFocus() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again is a new arrival.
  useEffect(() => {
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}
