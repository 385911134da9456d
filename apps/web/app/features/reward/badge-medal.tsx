import type { Badge } from '@wickwise/contract/reward/badge';
import Crown from 'lucide-react/icons/crown';
import Flame from 'lucide-react/icons/flame';
import Gem from 'lucide-react/icons/gem';
import Lock from 'lucide-react/icons/lock';
import Medal from 'lucide-react/icons/medal';
import Shield from 'lucide-react/icons/shield';
import Star from 'lucide-react/icons/star';
import Trophy from 'lucide-react/icons/trophy';
import { classNames } from '#app/ui/class-names.ts';

export type MedalSize = 'sm' | 'md' | 'lg' | 'xl';

const icons: Record<Badge['icon'], typeof Medal> = {
  trophy: Trophy,
  star: Star,
  flame: Flame,
  shield: Shield,
  crown: Crown,
  gem: Gem,
  medal: Medal,
};

const sizes = {
  sm: { box: 'size-9', icon: 15, pip: 'size-[3px]' },
  md: { box: 'size-14', icon: 22, pip: 'size-1' },
  lg: { box: 'size-20', icon: 32, pip: 'size-1.5' },
  xl: { box: 'size-32', icon: 52, pip: 'size-2' },
} as const satisfies Record<MedalSize, object>;

const metals: Record<Badge['tier'], { metal: string; pips: readonly number[] }> = {
  bronze: { metal: 'text-bronze', pips: [1] },
  silver: { metal: 'text-silver', pips: [1, 2] },
  gold: { metal: 'text-brass', pips: [1, 2, 3] },
  platinum: { metal: 'text-platinum', pips: [1, 2, 3, 4] },
  diamond: { metal: 'text-diamond', pips: [1, 2, 3, 4, 5] },
};

interface BadgeMedalProps {
  badge: Pick<Badge, 'icon' | 'tier'>;
  size?: MedalSize;
  /** Not earned yet: grayed out, with a lock. */
  locked?: boolean;
}

/** A badge as a medal: its icon, and one dot for bronze up to five for diamond. The text is next to it. */
export function BadgeMedal({ badge, size = 'md', locked = false }: BadgeMedalProps) {
  const { box, icon, pip } = sizes[size];
  const { metal, pips } = metals[badge.tier];
  // A newer server may send an icon that this page doesn't know.
  const iconName = Object.hasOwn(icons, badge.icon) ? badge.icon : 'medal';
  const Icon = icons[iconName];
  return (
    <span
      aria-hidden="true"
      data-icon={iconName}
      className={classNames(
        'relative grid shrink-0 place-content-center justify-items-center gap-[8%] rounded-full border-2 border-current bg-sunk outline outline-1 outline-current -outline-offset-[5px]',
        box,
        locked ? 'text-line-strong' : metal,
      )}
    >
      <Icon size={icon} strokeWidth={1.6} />
      <span className="flex justify-center gap-[3px]">
        {pips.map((number) => (
          <span key={number} className={classNames('rounded-full bg-current', pip)} />
        ))}
      </span>
      {locked ? (
        <span className="-right-1 -bottom-1 absolute grid size-6 place-items-center rounded-full border border-line-strong bg-panel text-muted">
          <Lock size={12} strokeWidth={2.25} />
        </span>
      ) : null}
    </span>
  );
}
