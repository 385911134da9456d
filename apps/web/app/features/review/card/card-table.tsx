import type { ReactNode } from 'react';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { ToolActions } from '#app/ui/tool-page.tsx';

interface CardDeskProps {
  /** Identifies the card: with another one, the clicked button may be gone. */
  state: string;
  /** Above the card, and the same for all of them. */
  bar: ReactNode;
  /** A `CardTable`. */
  children: ReactNode;
}

export function CardDesk({ state, bar, children }: CardDeskProps) {
  return (
    <KeepFocus state={state} className="flex flex-1 flex-col">
      <div className="wrap pt-2 lg:pt-3">{bar}</div>
      {children}
    </KeepFocus>
  );
}

interface CardTableProps {
  /** Which side is up, for the same reason. */
  state: string;
  /** Beside the card on a wide screen. */
  aside: ReactNode;
  /** What can be done with the side of the card that is up. */
  actions?: ReactNode;
  /** The card, or what to do without one. */
  children: ReactNode;
}

/** A card that fills the window, down to its actions at the bottom. */
export function CardTable({ state, aside, actions, children }: CardTableProps) {
  return (
    <KeepFocus state={state} className="flex flex-1 flex-col">
      <div className="wrap grid flex-1 gap-6 py-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)] lg:py-3">
        <div className="flex min-w-0 flex-col *:flex-1">{children}</div>
        {/* It scrolls for itself: the card has the height of the window, however much there is to say beside it. */}
        <div className="relative max-lg:hidden">
          <div className="absolute inset-0 overflow-y-auto">{aside}</div>
        </div>
      </div>
      {actions ? <ToolActions>{actions}</ToolActions> : null}
    </KeepFocus>
  );
}
