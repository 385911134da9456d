import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'danger';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-ink bg-ink text-ground hover:border-soft hover:bg-soft',
  quiet: 'border-line-strong bg-transparent text-ink hover:border-control hover:bg-sunk',
  danger: 'border-danger bg-danger text-panel hover:bg-[color-mix(in_srgb,var(--danger)_85%,var(--ink))]',
};

/** One look for buttons and for links that look like buttons. `className` adds to it; to hide one, hide its parent. */
export function buttonStyle(variant: ButtonVariant, className?: string): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-md border px-5 py-2.5 text-center font-semibold text-md leading-tight no-underline transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    variants[variant],
    className,
  );
}
