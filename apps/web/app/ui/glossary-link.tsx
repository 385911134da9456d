import { HoverCard } from 'radix-ui';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';

const OPEN_DELAY_MS = 150;
const CLOSE_DELAY_MS = 200;

/** A word with its meaning. */
export interface GlossaryEntry {
  readonly title: string;
  readonly definition: string;
  /** A link to more about it. */
  readonly to: string;
}

export interface GlossaryLinkProps {
  entry: GlossaryEntry;
  /** The word as the text writes it. */
  children: string;
}

/**
 * A word that shows its meaning on hover, on focus and on a tap. The pointer can move onto the card, Escape closes it,
 * and the link itself leads to more.
 */
export function GlossaryLink({ entry, children }: GlossaryLinkProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const pointer = useRef('');
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <HoverCard.Root open={isOpen} onOpenChange={setOpen} openDelay={OPEN_DELAY_MS} closeDelay={CLOSE_DELAY_MS}>
      <HoverCard.Trigger asChild>
        <Link
          ref={link}
          to={entry.to}
          aria-describedby={isOpen ? id : undefined}
          className="cursor-help underline decoration-control decoration-dotted underline-offset-4 hover:text-ink hover:decoration-solid"
          // Radix would cancel the touch, which React's listeners cannot, and the browser complains about it.
          onTouchStartCapture={(event) => event.stopPropagation()}
          onPointerDown={(event: PointerEvent) => {
            pointer.current = event.pointerType;
          }}
          onClick={(event) => {
            // A finger cannot hover: its tap opens the card, which has its own link.
            if (pointer.current !== 'touch') return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {children}
        </Link>
      </HoverCard.Trigger>
      {/* Within the landmark of its word, where screen readers look for it. */}
      <HoverCard.Portal container={link.current?.closest('main') ?? null}>
        <HoverCard.Content
          id={id}
          sideOffset={6}
          collisionPadding={16}
          className="z-50 w-[min(22rem,calc(100vw-2rem))] rounded-lg border border-line-strong bg-panel p-4 text-ink text-md shadow-raised"
        >
          <p className="font-semibold">{entry.title}</p>
          <p className="mt-1 text-soft">{entry.definition}</p>
          <Link
            to={entry.to}
            className="mt-2 inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
          >
            More about this term
          </Link>
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
}
