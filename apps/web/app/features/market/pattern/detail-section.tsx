import type { ReactNode } from 'react';

/** A section of the details of a pattern. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5 py-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
