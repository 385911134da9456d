import type { Badge } from '@wickwise/contract/reward/badge';
import { useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { BadgeMedal } from './badge-medal.tsx';
import { badgeTierNames } from './model.ts';

type BadgeFaceContent = Pick<Badge, 'name' | 'description' | 'icon' | 'tier' | 'points'>;

interface BadgeUnlockedProps {
  badge: BadgeFaceContent;
  /** When it was earned, such as `Mar 9, 2026`. */
  earnedOn: string;
  onClose: () => void;
}

/** An earned badge, shown as large as on the day it was earned. */
export function BadgeUnlocked({ badge, earnedOn, onClose }: BadgeUnlockedProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open onOpenChange={onClose} title="Badge Unlocked" initialFocus={button}>
      <BadgeFace badge={badge} />
      <p className="mt-3 text-center text-muted text-sm">Earned on {earnedOn}</p>
      <Button ref={button} className="mt-6 w-full" onClick={onClose}>
        Awesome!
      </Button>
    </Dialog>
  );
}

interface BadgeFaceProps {
  badge: BadgeFaceContent;
  locked?: boolean;
}

/** A badge with its medal, description and points. */
export function BadgeFace({ badge, locked = false }: BadgeFaceProps) {
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <BadgeMedal badge={badge} size="xl" locked={locked} />
      <p className="mt-1 font-serif text-2xl">{badge.name}</p>
      <p className="text-lg text-soft">{badge.description}</p>
      <p className="text-md text-muted">
        {badgeTierNames[badge.tier]} badge, <span className="num">+{badge.points}</span> XP
      </p>
    </div>
  );
}
