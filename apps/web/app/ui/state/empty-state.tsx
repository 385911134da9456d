import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  /** A button or a link to what fills it. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid content-center justify-items-center gap-2 rounded-lg border border-line-strong border-dashed px-6 py-12 text-center">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-md text-balance text-soft">{text}</p>
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
