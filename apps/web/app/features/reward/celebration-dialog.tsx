import type { Celebration } from '@wickwise/contract/reward/celebration';
import { badges } from '@wickwise/curriculum/badges/badges';
import { useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Confetti } from '#app/ui/overlay/confetti.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { BadgeFace } from './badge-unlocked.tsx';
import { celebrationTokens } from './model.ts';

/** What to celebrate: decided by the server or, for a visitor, by this browser. */
export type ShownCelebration = Pick<Celebration, 'id' | 'triggerEvent' | 'celebrationData'>;

interface CelebrationDialogProps {
  /** Shown one at a time; at least one. */
  celebrations: readonly ShownCelebration[];
  /** Called when the current one was seen and the next one can follow. */
  onNext: (id: string) => void;
  /** Called when the current one was seen and the rest should wait. */
  onClose: (id: string) => void;
}

export function CelebrationDialog({ celebrations, onNext, onClose }: CelebrationDialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, ...others] = celebrations;
  if (shown === undefined) return null;
  const badge = badges.find(({ id }) => shown.triggerEvent === `badge:${id}`) ?? null;
  const { title, description } = shown.celebrationData;
  return (
    <>
      <Dialog
        open
        onOpenChange={() => onClose(shown.id)}
        title={badge === null ? title : 'Badge Unlocked'}
        initialFocus={button}
      >
        {/* The dialog keeps its focus while the content changes, so the new content has to be announced. */}
        <div aria-live="polite" className="grid gap-4">
          {badge === null ? (
            <>
              <p className="sr-only">{title}</p>
              <p className="text-lg text-soft">{description}</p>
              <Tokens tokens={celebrationTokens(shown.celebrationData)} />
            </>
          ) : (
            <BadgeFace badge={badge} />
          )}
        </div>
        <Button ref={button} className="mt-6 w-full" onClick={() => onNext(shown.id)}>
          {others.length > 0 ? 'Continue' : 'Awesome!'}
        </Button>
      </Dialog>
      <Confetti key={shown.id} />
    </>
  );
}

/** What it earned, such as `+40 XP` and `Level 2`. */
function Tokens({ tokens }: { tokens: readonly string[] }) {
  if (tokens.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {tokens.map((token, index) => (
        <li key={token} className="max-w-full">
          <Tag tone={index === 0 ? 'brass' : 'neutral'}>{token}</Tag>
        </li>
      ))}
    </ul>
  );
}
