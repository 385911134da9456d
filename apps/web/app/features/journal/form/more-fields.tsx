import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readStored, storeValue } from '#app/lib/storage-area.ts';

const OPEN_KEY = 'wickwise.journal-form-more';

interface MoreFieldsProps {
  /** What the fields hold while they are folded away. */
  facts: string;
  /** Whether they are what the form was opened for. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** The fields that not every trade needs. They stay open, or closed, from one trade to the next. */
export function MoreFields({ facts, startsOpen = false, children }: MoreFieldsProps) {
  const [isOpen] = useState(() => startsOpen || readStored('localStorage', OPEN_KEY) === true);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (startsOpen) box.current?.scrollIntoView();
  }, [startsOpen]);
  return (
    <details
      ref={box}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (!startsOpen) storeValue('localStorage', OPEN_KEY, currentTarget.open);
      }}
      className="group scroll-mt-20 rounded-lg border border-line bg-panel"
    >
      <summary className="flex min-h-11 list-none items-center gap-x-3 px-4 text-md [&::-webkit-details-marker]:hidden">
        <span className="font-medium">More</span>
        <span className="min-w-0 flex-1 truncate text-muted text-sm">{facts}</span>
        <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-muted group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** Fields below a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t p-4">
      <h2 className="mb-3 text-lg">{title}</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3 gap-y-4">{children}</div>
    </section>
  );
}
