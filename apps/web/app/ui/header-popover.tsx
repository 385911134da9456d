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
  // Every page gets a panel of its own, so that following a link in it closes it.
  const { key } = useLocation();
  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="grid size-11 place-items-center rounded-md text-soft hover:bg-sunk hover:text-ink"
      >
        {button}
      </button>
      <div
        key={key}
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
