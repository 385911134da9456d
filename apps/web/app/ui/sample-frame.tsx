import { type ReactNode, useId } from 'react';
import { Tag } from './tag.tsx';

interface SampleFrameProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** A tool at work on made-up content, set apart from the real thing. */
export function SampleFrame({ title, text, children }: SampleFrameProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line-strong border-dashed p-4 sm:p-6"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Tag tone="brass">Sample</Tag>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
        </div>
        <p className="mt-2 max-w-2xl text-soft">{text}</p>
      </div>
      {children}
    </section>
  );
}
