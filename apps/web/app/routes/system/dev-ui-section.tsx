import type { ReactNode } from 'react';

export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 border-line border-t pt-8">
      <h2 className="mb-6">{title}</h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}
