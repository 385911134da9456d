import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  lede?: ReactNode;
  /** Next to the title. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A screen: its heading, and its content in a column of 1200 px. */
export function Page({ title, lede, actions, children }: PageProps) {
  return (
    <div className="wrap py-10 md:py-16">
      <div className="mb-8 flex flex-col gap-5 md:mb-10 md:flex-row md:items-end md:justify-between">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{title}</h1>
          {lede ? <p className="mt-3 max-w-2xl text-lg text-soft">{lede}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-3">{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
