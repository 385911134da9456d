import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import { createElement, Fragment, type ReactNode } from 'react';
import { CandleTable } from '#app/ui/chart/candle-table.tsx';
import { GlossaryText } from '#app/ui/glossary.tsx';
import { sliceOf } from '#app/ui/slice.tsx';
import { splitPrices } from '../model.ts';
import { TellApart } from './tell-apart.tsx';

interface LessonTextProps {
  lesson: PatternLesson;
  /** The trade in the example. */
  trade: ReactNode;
}

/** The text of a lesson, from what marks the pattern to a trade on it. */
export function LessonText({ lesson, trade }: LessonTextProps) {
  return (
    <div className={PARTS}>
      <Characteristics lesson={lesson} />
      <Signal lesson={lesson} />
      {trade}
      <Scenario lesson={lesson} />
    </div>
  );
}

const PARTS = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10';

interface LessonPicturesProps {
  lesson: PatternLesson;
  children: ReactNode;
}

/** The charts of a lesson, across the page: what the pattern isn't, and where it fails. */
export function LessonPictures({ lesson, children }: LessonPicturesProps) {
  const { example, nearMiss, failure, frame } = lesson;
  return (
    <div className={PARTS}>
      <TellApartSlice nearMiss={nearMiss} failure={failure} />
      {children}
      <div className="overflow-hidden rounded-lg border border-line has-[details:not([open])]:print:hidden">
        <CandleTableSlice candles={example.candles} mark={example.mark} />
      </div>
      <section className="border-brass border-l-2 pl-5">
        <h2 className="text-muted text-sm">Remember</h2>
        <p className="mt-1 max-w-2xl font-serif text-2xl">{frame.takeaway}</p>
      </section>
    </div>
  );
}

const TellApartSlice = sliceOf(TellApart);
const CandleTableSlice = sliceOf(CandleTable);

const Characteristics = sliceOf(({ lesson: { characteristics } }: { lesson: PatternLesson }) => (
  <LessonPart title="Key characteristics">
    <ul className="grid gap-2">
      {characteristics.map((characteristic) => (
        <li key={characteristic} className="grid grid-cols-[1rem_1fr] gap-2">
          <span aria-hidden="true" className="mt-[0.65em] h-0 w-3 border-brass border-t" />
          <span>
            <GlossaryText text={characteristic} />
          </span>
        </li>
      ))}
    </ul>
  </LessonPart>
));

const Signal = sliceOf(({ lesson: { signal } }: { lesson: PatternLesson }) => (
  <LessonPart title="How traders read it">
    <p>
      <GlossaryText text={signal} />
    </p>
  </LessonPart>
));

const Scenario = sliceOf(({ lesson: { scenario } }: { lesson: PatternLesson }) => (
  <LessonPart title="If, then">
    <p>{withPrices(scenario)}</p>
  </LessonPart>
));

/** A section of running text with a title. */
export function LessonPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-2xl text-[1.0625rem] text-soft leading-relaxed">
      <h2 className="mb-2.5 text-ink text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Prices in the text use the digits of the charts. */
function withPrices(text: string): ReactNode {
  const pieces = splitPrices(text).map((piece, index) =>
    index % 2 === 1 ? createElement('span', { className: 'num' }, piece) : explained(piece),
  );
  return createElement(Fragment, null, ...pieces);
}

function explained(text: string): ReactNode {
  return createElement(GlossaryText, { text });
}
