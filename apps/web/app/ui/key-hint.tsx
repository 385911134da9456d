/** A key of the keyboard; not shown where one points with a finger. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className="pointer-coarse:hidden rounded-sm border border-line-strong border-b-2 px-1.5 py-px font-medium font-mono text-muted text-xs">
      {children}
    </kbd>
  );
}
