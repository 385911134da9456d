import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button/button.tsx';

interface ToolButtonProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
  label: string;
}

/** A button in a tool’s bar. On a phone its icon stands alone. */
export function ToolButton({ icon: Icon, label, ...rest }: ToolButtonProps) {
  return (
    <Button {...rest} variant="quiet" className="max-sm:min-w-11 max-sm:px-0">
      <Icon size={18} aria-hidden="true" />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
