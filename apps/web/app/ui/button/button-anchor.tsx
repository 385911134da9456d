import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style.ts';

interface ButtonAnchorProps extends ComponentProps<'a'> {
  href: string;
  variant?: ButtonVariant;
}

/** A link that leaves the application (another site, or a path that the server handles) and looks like a button. */
export function ButtonAnchor({ variant = 'primary', className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonStyle(variant, className)}>
      {children}
    </a>
  );
}
