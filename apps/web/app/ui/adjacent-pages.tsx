import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface AdjacentPage {
  to: string;
  title: string;
  picture?: ReactNode;
  /** Next to the direction. */
  status?: ReactNode;
  /** Below the title. */
  note?: string;
}

interface AdjacentPagesProps {
  /** What a page is, such as "lesson". */
  noun: string;
  previous: AdjacentPage | null;
  next: AdjacentPage | null;
}

/** Links to the pages before and after this one. */
export function AdjacentPages({ noun, previous, next }: AdjacentPagesProps) {
  if (previous === null && next === null) return null;
  return (
    <nav
      aria-label={`Previous and next ${noun}`}
      className="mt-14 grid grid-cols-1 gap-4 border-line border-t pt-6 sm:grid-cols-2 md:mt-20"
    >
      {previous ? <PageLink {...previous} direction={`Previous ${noun}`} /> : <span className="hidden sm:block" />}
      {next ? <PageLink {...next} direction={`Next ${noun}`} isNext /> : null}
    </nav>
  );
}

interface PageLinkProps extends AdjacentPage {
  direction: string;
  isNext?: boolean;
}

function PageLink({ to, title, picture, status, note, direction, isNext = false }: PageLinkProps) {
  const Arrow = isNext ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={to}
      className={`@container flex items-center gap-4 rounded-lg border border-line bg-panel px-5 py-4 transition-colors hover:border-control ${isNext ? 'flex-row-reverse text-right' : ''}`}
    >
      <Arrow size={18} aria-hidden="true" className="shrink-0 text-muted" />
      {picture ? (
        <span className="hidden w-28 shrink-0 overflow-hidden rounded bg-sunk @min-[17.5rem]:block">{picture}</span>
      ) : null}
      <span className="min-w-0 wrap-anywhere">
        <span className={`flex flex-wrap items-center gap-x-3 ${isNext ? 'justify-end' : ''}`}>
          <span className="text-muted text-sm">{direction}</span>
          {status}
        </span>
        <span className="block font-serif text-xl">{title}</span>
        {note ? <span className="block text-md text-soft">{note}</span> : null}
      </span>
    </Link>
  );
}
