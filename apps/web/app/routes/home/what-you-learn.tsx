import type { ReactNode } from 'react';
import { WeekCandles } from '../../ui/week-candles.tsx';
import { HomeSection } from './home-section.tsx';
import { PatternsPicture, QuizPicture, TermsPicture } from './subject-pictures.tsx';

const subjects: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: '26+ chart patterns',
    text: 'Each with its rule in numbers, a near miss, an example that failed, and what was found by those who counted.',
    picture: <PatternsPicture />,
  },
  {
    title: '67 vocabulary terms',
    text: 'The words traders use, with a definition, an example, and how to say them.',
    picture: <TermsPicture />,
  },
  {
    title: 'Quizzes',
    text: 'Short checks that explain each answer, so that a mistake teaches as much as a hit.',
    picture: <QuizPicture />,
  },
  {
    title: 'Progress tracking',
    text: 'Lessons, experience and the days you studied. All of it counted, none of it made up.',
    picture: <WeekCandles days={[true, true, false, true, true, true, true]} decorative />,
  },
];

export function WhatYouLearn() {
  return (
    <HomeSection title="What you learn">
      <ul className="grid overflow-hidden rounded-lg border border-line bg-line gap-px sm:grid-cols-2 xl:grid-cols-4">
        {subjects.map(({ title, text, picture }) => (
          <li key={title} className="bg-panel p-6">
            <div aria-hidden="true" className="flex h-12 items-end">
              {picture}
            </div>
            <h3 className="mt-4">{title}</h3>
            <p className="mt-1.5 text-md text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
