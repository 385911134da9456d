import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import type { ComponentProps, ReactNode } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Route, Routes } from 'react-router';
import { answer, refusal } from './answers.ts';
import { completed, people } from './people.ts';
import { renderScreen, screen } from './render-screen.tsx';
import { answerToday } from './today.ts';

export interface LessonOptions {
  id?: string;
  who?: keyof typeof people;
  done?: string[];
  /** Whether the list of patterns is refused. */
  isFailing?: boolean;
  /** What the site shows with it, on every page. */
  beside?: ReactNode;
}

/** Renders a lesson's route at its address. The route comes from the test: its types exist in the web only. */
export function renderLessonRoute(
  route: ReactNode,
  { id = 'doji', who = 'genesis', done = [], isFailing = false, beside }: LessonOptions = {},
) {
  answer('GET /api/auth/user', people[who]);
  const patterns = readerPatterns({ hasHeritageAccess: who === 'heritage' });
  answer('GET /api/patterns', isFailing ? refusal('unavailable') : patterns);
  answer('GET /api/progress', completed(...done));
  answer('GET /api/patterns/:patternId/real-examples', []);
  answerToday();
  return renderAtAddress(route, id, beside);
}

/** A build without any files to prefetch. */
const noFiles = { manifest: { routes: {} }, routeModules: {} } as unknown as ComponentProps<
  typeof FrameworkContext.Provider
>['value'];

export function renderAtAddress(route: ReactNode, id: string, beside?: ReactNode) {
  const framed = (
    <FrameworkContext.Provider value={noFiles}>
      <Routes>
        <Route path="/learn/:patternId" element={route} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
      {beside}
    </FrameworkContext.Provider>
  );
  return renderScreen(framed, { at: `/learn/${id}` });
}

// Found by text: a search by role takes seconds with this many candles.
export const button = (name: string) => screen.findByText(name, { selector: 'button' });
export const title = (name: string) => screen.findByText(name, { selector: 'h1' });
