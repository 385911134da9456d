import { useEffect } from 'react';
import { Link } from 'react-router';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { cardLinkId } from '#app/ui/focus/card-focus.ts';
import { LessonStatus } from '../lesson/lesson-status.tsx';
import { type Lesson, lessonPath } from '../model.ts';
import { PatternFacts } from '../pattern-facts.tsx';

/** On a phone a row with a small picture, joined to the one above; from 640 px a card with its picture above. */
const FRAME = [
  'relative grid min-h-22 grid-cols-[72px_minmax(0,1fr)] rounded-lg border border-line transition-colors',
  'max-sm:before:-top-3.5 max-sm:before:absolute max-sm:before:left-[36px] max-sm:before:h-3.5 max-sm:before:w-px',
  'max-sm:before:bg-line-strong max-sm:first:before:hidden',
  'hover:border-control has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-focus',
  'has-[h3_a:focus-visible]:outline-offset-3 sm:flex sm:flex-col sm:overflow-hidden',
  // Off screen it is not drawn until it is scrolled into view. On a phone that would cut off the line to the card
  // above.
  'sm:[contain-intrinsic-size:auto_20rem] sm:[content-visibility:auto]',
].join(' ');

interface PatternCardProps {
  lesson: Lesson;
  /** Not shown on a phone, where the previews are folded. */
  isFolded?: boolean;
}

/** One lesson of the list. The whole card leads to it; its heading is the link that is read out. */
export function PatternCard({ lesson, isFolded = false }: PatternCardProps) {
  const { pattern, state } = lesson;
  const isClosed = state === 'locked' || state === 'heritage';
  return (
    <li className={classNames(FRAME, !isClosed && 'bg-panel', isFolded && 'not-noscript:max-sm:hidden')}>
      <CardPicture lesson={lesson} isDimmed={isClosed} />
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 px-3.5 py-2 sm:gap-1.5 sm:p-4 sm:pb-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className={classNames('wrap-anywhere min-w-0 flex-1 basis-24 max-sm:text-lg', isClosed && 'text-muted')}>
            <Link
              id={cardLinkId(pattern.id)}
              to={lessonPath(pattern.id)}
              className="after:absolute after:inset-0 focus-visible:outline-none"
            >
              {pattern.name}
            </Link>
          </h3>
          <LessonStatus state={state} />
        </div>
        <p
          className={classNames(
            'text-md max-sm:line-clamp-2 max-sm:text-sm sm:mb-3',
            isClosed ? 'text-muted' : 'text-soft',
          )}
        >
          {pattern.description}
        </p>
        <LockReason lesson={lesson} />
        <div className="sm:mt-auto">
          <PatternFacts pattern={pattern} />
        </div>
      </div>
    </li>
  );
}

function CardPicture({ lesson: { pattern }, isDimmed }: { lesson: Lesson; isDimmed: boolean }) {
  const { picture, imageUrl } = pattern;
  const isMissing = picture === null && imageUrl === null;
  useEffect(() => {
    if (isMissing) console.info(`No picture found for ${pattern.id}.`);
  }, [isMissing, pattern.id]);
  return (
    <div className="grid content-center overflow-hidden rounded-l-lg border-line bg-sunk max-sm:border-r sm:block sm:rounded-none sm:border-b">
      {picture === null && imageUrl !== null ? (
        <PictureToCome imageUrl={imageUrl} />
      ) : (
        <CandleChart picture={picture} size="small" className={isDimmed ? 'opacity-45' : ''} />
      )}
    </div>
  );
}

/** Its placeholder until the server's list arrives; an image where no script will draw it. */
function PictureToCome({ imageUrl }: { imageUrl: string }) {
  return (
    <div className="aspect-[240/130]">
      <noscript>
        <img src={imageUrl} alt="" loading="lazy" className="w-full" />
      </noscript>
    </div>
  );
}

function LockReason({ lesson: { state, missing } }: { lesson: Lesson }) {
  if (state === 'heritage') {
    return (
      <p data-personal className="relative mb-2 w-fit font-semibold text-brass text-sm max-sm:hidden">
        <Link
          to="/tier-breakdown"
          className="inline-block py-1 underline decoration-transparent underline-offset-4 hover:decoration-current"
        >
          Heritage<span className="sr-only">: compare the plans</span>
        </Link>
      </p>
    );
  }
  if (state !== 'locked') return null;
  return (
    <p className="text-sm sm:mb-2">
      <span className="font-semibold text-brass">Complete previous lessons to unlock</span>
      <span className="block text-muted">Still to do: {missing.map(({ name }) => name).join(', ')}</span>
    </p>
  );
}
