import type { Block } from '@wickwise/curriculum/articles/article';
import { ArticleText } from '../article-text.tsx';
import { barTexts } from './figures.ts';

type BarFigure = Extract<Block, { kind: 'bars' }>;

/** Amounts as bars from zero, each beside its number. */
export function ArticleBars({ figure: { unit, bars, alt, caption } }: { figure: BarFigure }) {
  const texts = barTexts(bars);
  const largest = Math.max(...bars.map(({ value }) => value));
  return (
    <figure className="my-3 overflow-hidden rounded-lg border border-line bg-panel">
      <div role="img" aria-label={alt} className="grid gap-3 bg-sunk px-4 py-5">
        <p className="text-right text-muted text-sm">{unit}</p>
        {bars.map(({ label, value }, index) => (
          <div
            key={label}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 text-md sm:grid-cols-[12rem_1fr_4rem]"
          >
            <span>
              <ArticleText text={label} />
            </span>
            <span className="num text-right text-sm sm:order-last">{texts[index]}</span>
            <Bar share={value / largest} />
          </div>
        ))}
      </div>
      <figcaption className="border-line border-t px-4 py-3 text-md text-soft">
        <ArticleText text={caption} />
      </figcaption>
    </figure>
  );
}

/** Drawn, not styled: its width is data, and the page allows no styles in its markup. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="col-span-2 block h-2.5 w-full sm:col-span-1"
    >
      <rect width={share * 100} height="10" className="fill-brass" />
    </svg>
  );
}
