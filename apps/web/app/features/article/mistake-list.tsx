import type { Block } from '@wickwise/curriculum/articles/article';
import X from 'lucide-react/icons/x';
import { ArticleText } from './article-text.tsx';

type Mistakes = Extract<Block, { kind: 'mistakes' }>['items'];

/** Common mistakes, each with what to do instead. */
export function MistakeList({ items }: { items: Mistakes }) {
  return (
    <ul className="grid max-w-2xl divide-y divide-line border-line border-y">
      {items.map(({ mistake, instead }) => (
        <li key={mistake} className="grid gap-1.5 py-4">
          <p className="grid grid-cols-[1.5rem_1fr] font-semibold">
            <X size={15} strokeWidth={2.5} aria-hidden="true" className="mt-[0.3em] text-muted" />
            <span>
              <ArticleText text={mistake} />
            </span>
          </p>
          <p className="pl-6 text-soft">
            <span className="sr-only">Instead: </span>
            <ArticleText text={instead} />
          </p>
        </li>
      ))}
    </ul>
  );
}
