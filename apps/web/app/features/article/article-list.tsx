import { ArticleText } from './article-text.tsx';

export function ArticleList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-2xl gap-2.5 text-[1.0625rem] text-soft leading-relaxed">
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1rem_1fr] gap-2">
          <span aria-hidden="true" className="mt-[0.8em] h-0 w-3 border-brass border-t" />
          <span>
            <ArticleText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
