import type { PlanItem } from '@wickwise/contract/today';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { ButtonVariant } from '#app/ui/button/button-style.ts';
import { useOwner } from '../identity/queries.ts';
import { startPath } from './model.ts';
import { beginItem } from './plan-run.ts';

interface StartLinkProps {
  item: PlanItem;
  /** Whether it is beyond the plan. */
  isMore?: boolean;
  variant?: ButtonVariant;
  className?: string;
  /** What is read out before the item's title, where the visible text doesn't name it. */
  label?: string;
  children: ReactNode;
}

/** Begins an item of the plan at once. */
export function StartLink({ item, isMore = false, variant = 'primary', className, label, children }: StartLinkProps) {
  const owner = useOwner();
  return (
    <ButtonLink
      to={startPath(item)}
      variant={variant}
      {...(className === undefined ? {} : { className })}
      {...(label === undefined ? {} : { 'aria-label': `${label}: ${item.title}` })}
      onClick={() => beginItem(owner, { id: item.id, isMore })}
    >
      {children}
      {variant === 'primary' ? <ArrowRight size={18} aria-hidden="true" /> : null}
    </ButtonLink>
  );
}
