import { type ReactNode, useId } from 'react';
import { DraftNotice } from '../notes/draft-notice.tsx';

interface TradeFormFrameProps {
  title: string;
  lede?: string;
  /** Whether the form holds what was typed on an earlier visit. */
  isRestored: boolean;
  onDiscard: () => void;
  children: ReactNode;
}

/** The frame of a form that opens above the list of trades. Its heading takes the focus there. */
export function TradeFormFrame({ title, lede, isRestored, onDiscard, children }: TradeFormFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-10 rounded-lg border border-line bg-panel p-4 sm:p-6">
      <div className="mb-6">
        <h2 id={id} tabIndex={-1} ref={focusOnMount} className="outline-none">
          {title}
        </h2>
        {lede ? <p className="mt-2 text-soft">{lede}</p> : null}
      </div>
      {isRestored ? <DraftNotice onDiscard={onDiscard} /> : null}
      {children}
    </section>
  );
}

function focusOnMount(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
