import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { CandleTable } from '#app/ui/chart/candle-table.tsx';
import { type Lesson, lessonPath } from '../model.ts';
import { RuleTable } from '../picture/rule-table.tsx';

type Pair = readonly [Lesson, Lesson];

/** Two patterns that are easily confused, side by side, section by section. */
export function ComparePatterns({ pair }: { pair: Pair }) {
  const [one, other] = pair;
  return (
    <article>
      <nav aria-label="Breadcrumb" className="mb-5 text-md text-muted">
        <Link
          to={lessonPath(one.pattern.id)}
          className="inline-grid min-h-8 items-center hover:text-ink hover:underline"
        >
          Back to {one.pattern.name}
        </Link>
      </nav>
      <h1>
        {one.pattern.name} or {other.pattern.name}?
      </h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">
        Look at both pictures first and name the difference. Then read what each one requires.
      </p>
      <div className="grid gap-10">
        <Sides pair={pair} title="The pictures" side={(lesson) => <Picture lesson={lesson} />} />
        <Sides pair={pair} title="What tells them apart" side={(lesson) => <DistinguishingMarks lesson={lesson} />} />
        <Sides pair={pair} title="The rule in numbers" side={(lesson) => <Rules lesson={lesson} />} />
        <Sides pair={pair} title="What only looks like it" side={(lesson) => <NearMiss lesson={lesson} />} />
      </div>
    </article>
  );
}

interface SidesProps {
  pair: Pair;
  title: string;
  side: (lesson: Lesson) => ReactNode;
}

function Sides({ pair, title, side }: SidesProps) {
  return (
    <section>
      <h2 className="mb-4 text-xl">{title}</h2>
      <div className="grid items-start gap-6 md:grid-cols-2 md:gap-10">
        {pair.map((lesson) => (
          <div key={lesson.pattern.id} className="min-w-0">
            {side(lesson)}
          </div>
        ))}
      </div>
    </section>
  );
}

function Picture({ lesson: { pattern } }: { lesson: Lesson }) {
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-panel">
      <div className="bg-sunk">
        <CandleChart picture={pattern.picture} decorative />
      </div>
      <figcaption className="border-line border-t px-4 py-3 text-md text-soft">
        <Link to={lessonPath(pattern.id)} className="block font-semibold text-ink underline underline-offset-4">
          {pattern.name}
        </Link>
        {pattern.picture?.alt}
      </figcaption>
      {pattern.picture ? <CandleTable candles={pattern.picture.candles} mark={pattern.picture.mark} /> : null}
    </figure>
  );
}

function DistinguishingMarks({ lesson }: { lesson: Lesson }) {
  const whole = wholeLesson(lesson);
  return (
    <>
      <SideTitle lesson={lesson} />
      {whole === null ? (
        <Closed />
      ) : (
        <ul className="grid gap-2 text-soft">
          {whole.characteristics.map((characteristic) => (
            <li key={characteristic} className="grid grid-cols-[1rem_1fr] gap-2">
              <span aria-hidden="true" className="mt-[0.65em] h-0 w-3 border-brass border-t" />
              <span>{characteristic}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Rules({ lesson }: { lesson: Lesson }) {
  const whole = wholeLesson(lesson);
  return (
    <>
      <SideTitle lesson={lesson} />
      {whole === null ? <Closed /> : <RuleTable rules={whole.rules} />}
    </>
  );
}

function NearMiss({ lesson }: { lesson: Lesson }) {
  const whole = wholeLesson(lesson);
  if (whole === null) {
    return (
      <>
        <SideTitle lesson={lesson} />
        <Closed />
      </>
    );
  }
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-panel">
      <div className="bg-sunk">
        <CandleChart picture={whole.nearMiss} />
      </div>
      <figcaption className="border-line border-t px-4 py-3 text-soft text-sm">
        <b className="block font-semibold text-ink">A near miss of {whole.name}</b>
        {whole.nearMiss.caption}
      </figcaption>
    </figure>
  );
}

function SideTitle({ lesson: { pattern } }: { lesson: Lesson }) {
  return <h3 className="mb-3 text-lg">{pattern.name}</h3>;
}

/** Null for a lesson that is a preview for this learner. */
function wholeLesson({ pattern }: Lesson): PatternLesson | null {
  return pattern.access === 'lesson' ? pattern : null;
}

function Closed() {
  return (
    <p className="text-soft">
      This part belongs to a Heritage lesson.{' '}
      <Link to="/tier-breakdown" className="font-semibold underline underline-offset-4">
        Compare the plans
      </Link>
    </p>
  );
}
