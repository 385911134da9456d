import type { Block } from '@wickwise/curriculum/articles/article';
import { ArticleText } from './article-text.tsx';

type Example = Extract<Block, { kind: 'worked-example' }>;

/** An example with numbers, step by step. */
export function WorkedExample({ example: { title, steps } }: { example: Example }) {
  return (
    <div className="my-3 break-inside-avoid rounded-lg border border-line bg-panel px-4 py-5 sm:px-6">
      <p className="text-muted text-sm">Worked example</p>
      <h3 className="mt-1">{title}</h3>
      <ol className="mt-4 grid gap-3.5 text-soft">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.5rem_1fr] items-baseline gap-2">
            <span aria-hidden="true" className="num text-brass text-sm">
              {index + 1}
            </span>
            <span>
              <ArticleText text={step} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
