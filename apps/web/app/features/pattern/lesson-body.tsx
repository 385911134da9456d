import type { PatternLesson } from '@wickwise/contract/pattern';
import { createElement, Fragment, type ReactNode } from 'react';
import { ExampleTriptych } from './example-triptych.tsx';
import { MarkedPicture } from './marked-picture.tsx';
import { RuleTable } from './rule-table.tsx';

/** The text of a lesson, from what the pattern is to where it fails. */
export function LessonBody({ lesson }: { lesson: PatternLesson }) {
  const { picture, example, definition, characteristics, rules, signal, scenario, nearMiss, failure } = lesson;
  return (
    <div className="grid gap-10">
      <MarkedPicture picture={picture ?? example} />
      <Part title="What it is">
        <p>{definition}</p>
      </Part>
      <Part title="Key characteristics">
        <ul className="grid gap-2">
          {characteristics.map((characteristic) => (
            <li key={characteristic} className="grid grid-cols-[1rem_1fr] gap-2">
              <span aria-hidden="true" className="mt-[0.65em] h-px w-3 bg-brass" />
              {characteristic}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="The rule in numbers">
        <RuleTable rules={rules} />
      </Part>
      <Part title="How it is read">
        <p>{signal}</p>
      </Part>
      <Part title="If, then">
        <p>{withPrices(scenario)}</p>
      </Part>
      <ExampleTriptych example={example} nearMiss={nearMiss} failure={failure} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-2xl text-[1.0625rem] text-soft leading-relaxed">
      <h2 className="mb-2.5 text-ink text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Prices in the text take the figures of the charts. */
function withPrices(text: string): ReactNode {
  const pieces = text
    .split(/(\d+\.\d+)/)
    .map((piece, index) => (index % 2 === 1 ? createElement('span', { className: 'num' }, piece) : piece));
  return createElement(Fragment, null, ...pieces);
}
