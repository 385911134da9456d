import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button/button.tsx';
import { ButtonLink } from './button/button-link.tsx';
import { classNames } from './class-names.ts';

interface ToolLook {
  icon: LucideIcon;
  label: string;
}

const ICON_ALONE = 'max-sm:min-w-11 max-sm:px-0';

/** A button in a tool’s bar. On a phone its icon stands alone. */
export function ToolButton({ icon, label, className, ...rest }: ToolLook & ComponentProps<typeof Button>) {
  return (
    <Button {...rest} variant="quiet" className={classNames(ICON_ALONE, className)}>
      <ToolLabel icon={icon} label={label} />
    </Button>
  );
}

/** A link in a tool’s bar, such as the way out of what runs. */
export function ToolLink({ icon, label, to }: ToolLook & { to: string }) {
  return (
    <ButtonLink to={to} variant="quiet" className={ICON_ALONE}>
      <ToolLabel icon={icon} label={label} />
    </ButtonLink>
  );
}

function ToolLabel({ icon: Icon, label }: ToolLook) {
  return (
    <>
      <Icon size={18} aria-hidden="true" />
      <span className="max-sm:sr-only">{label}</span>
    </>
  );
}
