import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  icon: LucideIcon;
  label: string;
}

/** A button of the chart's bar, which has room for its icon only. */
export function IconButton({ icon: Icon, label, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      title={label}
      aria-label={label}
      className="grid size-11 place-items-center rounded-md border border-line-strong hover:border-control hover:bg-sunk aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground"
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
