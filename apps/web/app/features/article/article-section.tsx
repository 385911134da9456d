import type { ReactNode } from 'react';

interface ArticleSectionProps {
  /** The fragment of its address. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a text under its heading, which the list of contents leads to. */
export function ArticleSection({ id, title, children }: ArticleSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} tabIndex={-1} className="text-[1.625rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}
