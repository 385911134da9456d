import { counts } from '@wickwise/curriculum/copy/counts';
import type { ReactNode } from 'react';
import { WeekCandles } from '#app/features/reward/week-candles.tsx';
import { HomeSection } from './home-section.tsx';
import { PatternsPicture, QuizPicture, TermsPicture } from './subject-pictures.tsx';

const subjects: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: '26+ chart patterns',
    text: `${counts.lessons} lessons in all: candlesticks, chart patterns and price action. Each has its rule in numbers, a near miss, an example that failed and, where it’s been measured, what price did next.`,
    picture: <PatternsPicture />,
  },
  {
    title: `${counts.terms} vocabulary terms`,
    text: 'Words traders use, each with a definition and an example, and how to say the harder ones.',
    picture: <TermsPicture />,
  },
  {
    title: 'Quizzes',
    text: 'Short checks that explain every answer, so you learn as much from a mistake as from a right answer.',
    picture: <QuizPicture />,
  },
  {
    title: 'Progress tracking',
    text: 'Lessons, XP and the days you’ve studied: all of it earned, none of it made up.',
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
