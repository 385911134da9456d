import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { usePageKeys } from '#app/ui/focus/page-keys.ts';
import { Confetti } from '#app/ui/overlay/confetti.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { BadgeMedal } from './badge-medal.tsx';
import { BadgeFace } from './badge-unlocked.tsx';
import { badgeOf, celebrationRows, celebrationTokens, type ShownCelebration } from './celebration.ts';

export interface CelebrationCardProps {
  title: string;
  /** At least one. */
  celebrations: readonly ShownCelebration[];
  /** What came with it and is not celebrated itself, such as `+10 XP · day 2 of your streak`. */
  otherPhrases: readonly string[];
  onClose: () => void;
}

/**
 * Everything that was earned at once, on one card. It floats over the page without taking the focus or blocking it, and
 * waits while a quiz, drill or replay runs.
 */
export function CelebrationCard({ title, celebrations, otherPhrases, onClose }: CelebrationCardProps) {
  const titleId = useId();
  const before = useRef<EventTarget | null>(null);
  const close = () => {
    onClose();
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  useCloseByEscape(close);
  return (
    <>
      <section
        role="dialog"
        aria-labelledby={titleId}
        // The focus goes back to where it came from.
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        }}
        className="site-chrome fixed top-18 right-3 left-3 z-40 max-h-[calc(100dvh-5.5rem-var(--quick-bar))] overflow-y-auto rounded-lg border border-line-strong bg-panel p-5 shadow-raised sm:top-auto sm:right-auto sm:bottom-[calc(1.5rem+var(--tool-actions))] sm:left-6 sm:w-96 print:hidden"
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
            onClick={close}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        {celebrations.length === 1 ? <One celebrations={celebrations} /> : <Many celebrations={celebrations} />}
        {otherPhrases.map((phrase) => (
          <p key={phrase} className="mt-2 text-md text-muted first-of-type:mt-3">
            {phrase}
          </p>
        ))}
        <Button className="mt-5 w-full" onClick={close}>
          Awesome!
        </Button>
      </section>
      <Confetti />
    </>
  );
}

type Celebrations = Pick<CelebrationCardProps, 'celebrations'>;

function One({ celebrations: [shown] }: Celebrations) {
  if (shown === undefined) return null;
  const badge = badgeOf(shown);
  if (badge !== null) return <BadgeFace badge={badge} />;
  return (
    <div className="mt-2 grid gap-3">
      <p className="text-soft">{shown.celebrationData.description}</p>
      <Tokens tokens={celebrationTokens(shown.celebrationData)} />
    </div>
  );
}

function Many({ celebrations }: Celebrations) {
  return (
    <ul className="mt-3 grid gap-3">
      {celebrationRows(celebrations).map(({ key, badge, title, description, tokens }) => (
        <li key={key} className="flex items-center gap-3 border-line border-t pt-3">
          {badge === null ? null : <BadgeMedal badge={badge} size="sm" />}
          <p className="min-w-0 flex-1 leading-snug">
            <b className="font-semibold">{title}</b> <span className="block text-md text-soft">{description}</span>
          </p>
          <Tokens tokens={tokens} />
        </li>
      ))}
    </ul>
  );
}

/** What it earned, such as `+40 XP` and `Level 2`. */
function Tokens({ tokens }: { tokens: readonly string[] }) {
  if (tokens.length === 0) return null;
  return (
    <ul className="flex shrink-0 flex-wrap gap-2">
      {tokens.map((token, index) => (
        <li key={token} className="max-w-full">
          <Tag tone={index === 0 ? 'brass' : 'neutral'}>{token}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Wherever the focus is, except in what Escape closes first: a menu or another dialog. */
function useCloseByEscape(onClose: () => void): void {
  usePageKeys((event) => {
    const isElsewhere = document.querySelector('[aria-modal=true], [role=menu], [popover]:popover-open') !== null;
    return event.key === 'Escape' && !event.defaultPrevented && !isElsewhere ? onClose : undefined;
  });
}
