import type { Tier } from '@wickwise/contract/entitlement';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { TickList } from '#app/ui/tick-list.tsx';
import { PlanPicture } from './plan-picture.tsx';
import { patternCounts } from './tier.ts';

interface PlanCardProps {
  tier: Tier;
  name: string;
  /** The heading's level: 3 inside a section that has a heading of its own. */
  level?: 2 | 3;
  price: string;
  /** Next to the price. */
  priceNote?: ReactNode;
  badge?: ReactNode;
  text?: string;
  /** The call to action, right below the price. */
  action?: ReactNode;
  features: readonly string[];
  /** Highlights the plan. */
  featured?: boolean;
  /** At the end: the call to action and what to know before. */
  children?: ReactNode;
}

export function PlanCard(props: PlanCardProps) {
  const { tier, name, level = 2, price, priceNote, badge, text, action, features, featured = false, children } = props;
  const Heading = `h${level}` as const;
  return (
    <article
      className={classNames(
        'flex min-w-0 flex-col rounded-lg border px-6 py-7 sm:px-9 sm:py-9',
        featured ? 'border-brass bg-panel shadow-raised' : 'border-line-strong',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <Heading className="text-2xl">{name}</Heading>
        {badge}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
        <span className="font-[380] font-serif text-[3.75rem] leading-none tracking-[-0.03em]">{price}</span>
        {priceNote ? <span className="text-muted">{priceNote}</span> : null}
      </p>
      {text ? <p className="mt-3 text-soft">{text}</p> : null}
      {action ? <div className="mt-6 flex flex-col gap-3">{action}</div> : null}
      <div className="mt-7">
        <PlanPicture included={patternCounts[tier]} />
      </div>
      <TickList items={features} className="mt-7 gap-2 border-line border-t pt-6" />
      {children ? <div className="mt-auto flex flex-col gap-3 pt-8">{children}</div> : null}
    </article>
  );
}
