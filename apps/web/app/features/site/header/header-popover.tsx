import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';

interface HeaderPopoverProps {
  /** The name of the button and of what it opens. */
  label: string;
  button: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A button in the header that opens a panel below it: the browser's own popover, closed by Escape or a click outside. */
export function HeaderPopover({ label, button, className, children }: HeaderPopoverProps) {
  const id = useId();
  // Every page gets its own panel, so that following a link closes it. A filter that is written into the address leaves
  // it open, with its focus.
  const { pathname } = useLocation();
  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={id}
        className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-soft hover:bg-sunk hover:text-ink"
      >
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="contents">
          {button}
        </span>
      </button>
      <div
        key={pathname}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="header-popover overflow-y-auto rounded-lg border border-line-strong bg-panel text-ink shadow-raised"
      >
        {children}
      </div>
    </div>
  );
}
