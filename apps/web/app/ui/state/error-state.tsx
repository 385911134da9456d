import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What to do about it, if more is known than that the server failed. */
  text?: ReactNode;
  onRetry: () => void;
}

const SERVER_FAILED = 'It could be your connection or our server. Try again in a moment.';

export function ErrorState({ title, text = SERVER_FAILED, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid content-center justify-items-center gap-2 rounded-lg border border-down/50 px-6 py-12 text-center"
    >
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-md text-balance text-soft">{text}</p>
      <Button variant="quiet" className="mt-4" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
