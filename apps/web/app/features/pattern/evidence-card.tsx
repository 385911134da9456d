import type { Evidence, PatternLesson } from '@wickwise/contract/pattern';
import { Card } from '../../ui/card.tsx';

/** What was found when somebody counted. */
export function EvidenceCard({ lesson }: { lesson: PatternLesson }) {
  const { evidence, disagreement, frequency } = lesson;
  return (
    <Card as="section">
      <div className="grid gap-3 px-1 pt-1">
        <h2 className="text-xl">Evidence</h2>
        {evidence.kind === 'measured' ? <Measured {...evidence} /> : <NotMeasured {...evidence} />}
        <p className="border-line border-t pt-3 text-md text-soft">
          <b className="font-semibold text-ink">How often you meet it.</b> {frequency}
        </p>
        {disagreement === null ? null : (
          <p className="border-line border-t pt-3 text-md text-soft">
            <b className="font-semibold text-ink">Textbooks disagree.</b> {disagreement}
          </p>
        )}
      </div>
    </Card>
  );
}

/** The finding itself says what the share is not: a win rate. */
function Measured({ percent, twoSided, finding, source, year }: Extract<Evidence, { kind: 'measured' }>) {
  return (
    <>
      <PercentBar percent={percent} coin={twoSided} />
      <p className="text-md">
        <b className="num mr-1">{percent} %</b> {finding}
      </p>
      <p className="text-muted text-sm">
        {twoSided ? 'The line marks a coin toss. ' : ''}Source: {source}, {year}
      </p>
    </>
  );
}

function NotMeasured({ note }: Extract<Evidence, { kind: 'not-measured' }>) {
  return (
    <p className="text-md text-soft">
      <b className="font-semibold text-ink">Not measured.</b> {note}
    </p>
  );
}

/** Drawn, not styled: its width is data, and the page allows no styles in its markup. */
function PercentBar({ percent, coin }: { percent: number; coin: boolean }) {
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={coin ? `${percent} %; a coin toss is 50 %` : `${percent} %`}
      className="block h-2.5 w-full rounded-xs border border-line bg-sunk"
    >
      <rect width={percent} height="10" className="fill-ink" />
      {coin ? <path d="M50 0v10" strokeWidth="2" vectorEffect="non-scaling-stroke" className="stroke-brass" /> : null}
    </svg>
  );
}
