import { type ReactNode, useId } from 'react';

interface HomeSectionProps {
  title: string;
  /** Next to the heading. */
  note?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ title, note, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t py-12 md:py-18">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id={id}>{title}</h2>
        {note}
      </div>
      {children}
    </section>
  );
}
