import { useEffect } from 'react';
import { Link } from 'react-router';
import { CandleChart } from '../../ui/candle-chart.tsx';
import { Card } from '../../ui/card.tsx';
import { cardLinkId } from '../../ui/card-focus.ts';
import { classNames } from '../../ui/class-names.ts';
import { LessonStatus } from './lesson-status.tsx';
import { type Lesson, lessonPath } from './model.ts';
import { PatternFacts } from './pattern-facts.tsx';

/** One lesson of the list. The whole card leads to it; its heading is the link that is read out. */
export function PatternCard({ lesson }: { lesson: Lesson }) {
  const { pattern, state } = lesson;
  const isClosed = state === 'locked' || state === 'heritage';
  return (
    <Card
      as="li"
      className={classNames(
        'relative transition-colors hover:border-control has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-focus has-[h3_a:focus-visible]:outline-offset-3',
        isClosed && 'bg-transparent',
      )}
      picture={<CardPicture lesson={lesson} isDimmed={isClosed} />}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className={isClosed ? 'text-muted' : undefined}>
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
      <p className={classNames('mb-3 text-md', isClosed ? 'text-muted' : 'text-soft')}>{pattern.description}</p>
      <LockReason lesson={lesson} />
      <div className="mt-auto">
        <PatternFacts pattern={pattern} />
      </div>
    </Card>
  );
}

function CardPicture({ lesson: { pattern }, isDimmed }: { lesson: Lesson; isDimmed: boolean }) {
  const isMissing = pattern.picture === null;
  useEffect(() => {
    if (isMissing) console.info(`No picture found for ${pattern.id}.`);
  }, [isMissing, pattern.id]);
  return <CandleChart picture={pattern.picture} size="small" className={isDimmed ? 'opacity-45' : ''} />;
}

function LockReason({ lesson: { state, missing } }: { lesson: Lesson }) {
  if (state === 'heritage') {
    return (
      <p className="relative mb-2 w-fit font-semibold text-brass text-sm">
        <Link
          to="/tier-breakdown"
          className="underline decoration-transparent underline-offset-4 hover:decoration-current"
        >
          Heritage<span className="sr-only">: compare the plans</span>
        </Link>
      </p>
    );
  }
  if (state !== 'locked') return null;
  return (
    <p className="mb-2 text-sm">
      <span className="font-semibold text-brass">Complete previous lessons to unlock</span>
      <span className="block text-muted">Still to do: {missing.map(({ name }) => name).join(', ')}</span>
    </p>
  );
}
