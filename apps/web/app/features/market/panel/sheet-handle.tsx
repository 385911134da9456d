import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { type SheetPosition, stepSheet } from './sheet-position.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

interface SheetHandleProps {
  sheet: RefObject<HTMLElement | null>;
  position: SheetPosition;
  onMove: (position: SheetPosition) => void;
  /** What is in reach while the sheet is closed. */
  children: ReactNode;
}

/** The upper edge of the sheet on a narrow screen: drag it, or use its buttons. */
export function SheetHandle({ sheet, position, onMove, children }: SheetHandleProps) {
  const drag = useSheetDrag({ sheet, onSettle: onMove });
  const [raise, lower] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const step = (by: 1 | -1) => {
    const next = stepSheet(position, by);
    onMove(next);
    // The button of a direction in which nothing is left goes, and the focus with it.
    if (next === 'full') lower.current?.focus();
    if (next === 'closed') raise.current?.focus();
  };
  return (
    <div
      {...drag}
      className="relative flex h-14 shrink-0 touch-pan-x select-none items-center gap-1 pt-1.5 pr-1 pl-3 lg:hidden"
    >
      <span
        aria-hidden="true"
        className="-translate-x-1/2 absolute top-1.5 left-1/2 h-1 w-10 rounded-full bg-control"
      />
      <div className="tab-strip flex min-w-0 flex-1 items-center gap-2 overflow-x-auto py-1 pr-6">{children}</div>
      <StepButton ref={lower} label="Lower the panel" isGone={position === 'closed'} onClick={() => step(-1)}>
        <ChevronDown size={20} aria-hidden="true" />
      </StepButton>
      <StepButton ref={raise} label="Raise the panel" isGone={position === 'full'} onClick={() => step(1)}>
        <ChevronUp size={20} aria-hidden="true" />
      </StepButton>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  isGone: boolean;
  onClick: () => void;
  ref: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

function StepButton({ label, isGone, onClick, ref, children }: StepButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunk hover:text-ink',
        isGone && 'hidden',
      )}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
