import { type ReactNode, useId } from 'react';

interface ProgressSectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the progress page. */
export function ProgressSection({ title, text, children }: ProgressSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2">
        {title}
      </h2>
      {text ? <p className="mb-5 max-w-2xl text-soft">{text}</p> : <div className="mb-5" />}
      {children}
    </section>
  );
}
