interface KeyProps {
  children: string;
}

/** The shortcut of the button it is on. The button declares it as `aria-keyshortcuts`: it is not part of its name. A narrow window has no room for it. */
export function KeyHint({ children }: KeyProps) {
  return (
    <span aria-hidden="true" className="contents max-sm:hidden">
      <KeyName>{children}</KeyName>
    </span>
  );
}

/** A key named in a text; hidden on touch screens. */
export function KeyName({ children }: KeyProps) {
  return (
    <kbd className="pointer-coarse:hidden rounded-sm border border-line-strong border-b-2 px-1.5 py-px font-medium font-mono text-muted text-xs">
      {children}
    </kbd>
  );
}
