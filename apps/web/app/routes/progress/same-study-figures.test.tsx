import { learningModules } from '@wickwise/curriculum/learning-modules';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { describe, expect, test } from 'vitest';
import { answer, never } from '#tests/component/answers.ts';
import { renderFlashcards, reviewed } from '#tests/component/flashcards.tsx';
import { people, stats } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { answerBadges } from '#tests/component/rewards.ts';
import { answerToday } from '#tests/component/today.ts';
import Vocabulary from '../vocabulary/vocabulary.tsx';
import LearningPath from './learning-path.tsx';
import ProgressPage from './progress.tsx';

type Role = keyof typeof people;
const roles: readonly Role[] = ['visitor', 'genesis', 'heritage', 'refunded'];

/** A term and a module of an earlier version count nowhere: nothing on the screens is theirs. */
const done = {
  terms: ['a-term-of-old', ...vocabulary.slice(0, 7).map(({ id }) => id)],
  modules: ['a-module-of-old', ...learningModules.slice(0, 2).map(({ id }) => id)],
  sections: [],
  articles: [],
};

function answerCompletions(who: Role): void {
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/completions', done);
  answer('GET /api/progress', []);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: who === 'heritage' }));
  answerToday();
  if (who !== 'visitor') return;
  localStorage.setItem('wickwise.visitor-progress', JSON.stringify({ version: 2, patternIds: [], ...done }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

describe.each(roles)('for the role %s', (who) => {
  test('as many terms are marked as studied as the count and the bar say', async () => {
    answerCompletions(who);
    renderScreen(<Vocabulary />, { at: '/vocabulary' });
    const bar = await screen.findByRole('progressbar', { name: 'Terms studied' });
    await expect.poll(() => bar.getAttribute('aria-valuetext')).toBe(`7 of ${vocabulary.length} terms`);
    expect(document.body.textContent).toContain(`7 of ${vocabulary.length} terms studied`);
    expect(screen.getAllByText('Studied')).toHaveLength(7);
  });

  test('as many modules are marked as completed as the count says', async () => {
    answerCompletions(who);
    renderScreen(<LearningPath />, { at: '/learning-path' });
    expect(await screen.findAllByText('Completed')).toHaveLength(2);
    expect(document.body.textContent).toContain(`2 of ${learningModules.length} modules completed`);
  });
});

/** What stands beside each name in the list of review figures. */
async function reviewFigures(): Promise<Record<string, string | null>> {
  const terms = await Promise.all(['Patterns due', 'New today', 'Mastered'].map((name) => screen.findByText(name)));
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]));
}

const schedules = [reviewed('doji', 5), reviewed('hammer', 4), reviewed('shooting-star', 1)];

test.each(['genesis', 'heritage', 'refunded'] as const)(
  'the flashcards and the progress of %s have the same cards due, new and mastered',
  async (who) => {
    renderFlashcards({ who, schedules });
    const onCards = await reviewFigures();
    expect(onCards['Patterns due']).toBe('2');
    cleanup();
    answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: who === 'heritage' }));
    answer('GET /api/progress', []);
    answer('GET /api/stats', stats);
    answer('GET /api/achievements', []);
    answerBadges({});
    answer('GET /api/progress/week', never);
    answer('GET /api/progress/calendar', never);
    renderScreen(<ProgressPage />, { at: '/progress?show=activity' });
    expect(await reviewFigures()).toEqual(onCards);
  },
);
