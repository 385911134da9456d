import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button/button-link.tsx';

/** The assistant's panel as users without Heritage see it. */
export function AssistantLocked() {
  return (
    <div className="rounded-lg border border-line bg-panel">
      <AssistantFrame>
        <LockedText />
      </AssistantFrame>
    </div>
  );
}

export function AssistantFrame({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="assistant-title" className="p-4">
      <h2 id="assistant-title" className="text-xl">
        Wick <span className="font-sans text-muted text-sm">AI chart analysis</span>
      </h2>
      {children}
    </section>
  );
}

export function LockedText() {
  return (
    <div className="mt-3 grid justify-items-start gap-4">
      <p className="flex gap-3 text-soft">
        <Lock size={18} aria-hidden="true" className="mt-1 shrink-0 text-brass" />
        AI chart analysis is exclusive to Heritage tier members. Upgrade to unlock the assistant's insights.
      </p>
      <ButtonLink to="/subscribe">Upgrade to Heritage</ButtonLink>
    </div>
  );
}
