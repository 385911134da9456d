import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { TickList } from '../../ui/tick-list.tsx';
import { PlanPicture } from './plan-picture.tsx';

interface PlanCardProps {
  name: string;
  /** Of the heading: 3 inside a section that has one of its own. */
  level?: 2 | 3;
  price: string;
  /** Beside the price. */
  priceNote?: ReactNode;
  badge?: ReactNode;
  text?: string;
  features: readonly string[];
  /** How many patterns the plan includes. */
  patterns: number;
  /** The plan that the page would like you to look at. */
  featured?: boolean;
  /** What to do about it, and what to know before. */
  children: ReactNode;
}

export function PlanCard(props: PlanCardProps) {
  const { name, level = 2, price, priceNote, badge, text, features, patterns, featured = false, children } = props;
  const Heading = `h${level}` as const;
  return (
    <article
      className={classNames(
        'flex flex-col rounded-lg border px-6 py-7 sm:px-9 sm:py-9',
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
      <div className="mt-7">
        <PlanPicture included={patterns} />
      </div>
      <TickList items={features} className="mt-7 gap-2 border-line border-t pt-6" />
      <div className="mt-auto flex flex-col gap-3 pt-8">{children}</div>
    </article>
  );
}
