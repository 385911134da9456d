import { Link, type LinkProps } from 'react-router';
import { type ButtonVariant, buttonStyle } from './button-style.ts';

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  className?: string;
}

/** A link inside the application that looks like a button. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle(variant, className)} />;
}
