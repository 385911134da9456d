/** A key of the keyboard. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className="rounded-sm border border-line-strong border-b-2 px-1.5 py-px font-medium font-mono text-muted text-xs">
      {children}
    </kbd>
  );
}
