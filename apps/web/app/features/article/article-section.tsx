import type { ReactNode } from 'react';

interface ArticleSectionProps {
  /** The fragment of its address. */
  id: string;
  title: string;
  /** The level of the heading above it on the page. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of a text under its heading, which the list of contents leads to. */
export function ArticleSection({ id, title, heading: Heading = 'h2', children }: ArticleSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <Heading id={id} tabIndex={-1} className={Heading === 'h2' ? 'text-[1.625rem]' : 'text-[1.375rem]'}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
