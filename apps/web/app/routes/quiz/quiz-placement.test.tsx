import { QueryClientProvider } from '@tanstack/react-query';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { visitorCheckStore } from '#app/features/quiz/placement/visitor-checks.ts';
import { createQueryClient } from '#app/lib/query-client.ts';
import { answer, never, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { act, renderScreen, screen } from '#tests/component/render-screen.tsx';
import QuizRoute from './quiz.tsx';

const JUDGE = 'POST /api/placement';
const candles: [number, number, number, number][] = [[1, 2, 1, 2]];
const questions = Array.from({ length: 10 }, (_, index) => ({
  id: `picture-${index + 1}`,
  question: `What is this, number ${index + 1}?`,
  picture: { candles, mark: null, alt: 'One candle.' },
  choices: ['doji', 'hammer'].map((id) => ({ id, name: id, picture: null })),
}));

function renderCheck(person: (typeof people)['visitor' | 'genesis'] = people.visitor) {
  answer('GET /api/auth/user', person);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  return renderScreen(<QuizRoute />, { at: '/quiz?placement=1' });
}

const triesAsked = () =>
  recordedCalls('GET /api/placement').map(({ path }) => new URL(path, 'http://localhost').searchParams.get('tryId'));

type User = ReturnType<typeof renderCheck>['user'];
const clickButton = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

async function answerAll(user: User) {
  for (const { question } of questions) {
    await screen.findByText(question);
    await user.click(screen.getAllByRole('radio')[0] ?? document.body);
    await clickButton(user, 'Submit Answer');
  }
}

const judged = { questionId: 'picture-1', isNearMiss: false, choices: 5, chosenPatternId: null, offeredIds: [] };
const result = {
  known: ['doji'],
  startWith: 'hammer',
  answers: ['doji', 'hammer'].map((patternId) => ({ ...judged, patternId, isCorrect: patternId === 'doji' })),
};

test('the placement check says what is skipped and why, is kept for sign-in, and draws new charts for the next try', async () => {
  answer('GET /api/placement', questions);
  answer(JUDGE, result);
  const { user } = renderCheck();
  expect(await screen.findByText('Question 1 of 10')).toBeTruthy();
  await answerAll(user);
  expect(await screen.findByRole('heading', { name: 'Your starting point' })).toBeTruthy();
  expect(screen.getByText(/Your plan skips its lesson/)).toBeTruthy();
  expect(screen.getByText('You missed at least one Hammer chart, so the pattern stays on your path.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/today');
  const sent = questions.map(({ id }) => ({ questionId: id, chosen: 'doji' }));
  expect(recordedCalls(JUDGE)).toMatchObject([{ body: { tryId: triesAsked()[0], answers: sent } }]);
  expect(visitorCheckStore().getState().value).toMatchObject([{ id: triesAsked()[0], sent, answers: result.answers }]);
  expect(localStorage.getItem('wickwise.placement')).toContain('"startWith":"hammer"');
  await clickButton(user, 'Check again with new charts');
  expect(await screen.findByText('Question 1 of 10')).toBeTruthy();
  expect(new Set(triesAsked()).size).toBe(2);
});

test('a learner’s check stays with the account only', async () => {
  answer('GET /api/placement', questions);
  answer(JUDGE, result);
  const { user } = renderCheck(people.genesis);
  await answerAll(user);
  expect(await screen.findByText(/Your plan skips its lesson/)).toBeTruthy();
  expect(screen.queryByText(/Until you sign in/)).toBeNull();
  expect(visitorCheckStore().getState().value).toEqual([]);
});

test('a placement check that cannot be judged keeps its answers and can be sent again', async () => {
  answer('GET /api/placement', questions);
  answer(JUDGE, unreachable);
  const { user } = renderCheck();
  await answerAll(user);
  expect(await screen.findByText('Your answer wasn’t sent')).toBeTruthy();
  answer(JUDGE, { ...result, known: [], startWith: 'doji' });
  await clickButton(user, 'Submit Answer');
  expect(await screen.findByText(/so all of them stay on your path/)).toBeTruthy();
});

test('while the pictures are loading the title is shown, and if they fail they can be requested again', async () => {
  answer('GET /api/placement', never);
  renderCheck();
  expect(await screen.findByRole('heading', { name: 'Find your starting point' })).toBeTruthy();
  answer('GET /api/placement', () => refusal('unavailable'));
  const { user } = renderCheck();
  expect(await screen.findByText('The check couldn’t be loaded')).toBeTruthy();
  answer('GET /api/placement', questions);
  await clickButton(user, 'Try again');
  expect(await screen.findByText('Question 1 of 10')).toBeTruthy();
});

test('the placement check opens on the page that was built for the quizzes', async () => {
  answer('GET /api/placement', questions);
  answer('GET /api/quizzes', never);
  answer('GET /api/patterns', never);
  answer('GET /api/auth/user', people.visitor);
  const pageAt = (address: string) => (
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <QuizRoute />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(pageAt('/quiz'));
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, pageAt('/quiz?placement=1'), { onRecoverableError }));
  expect(await screen.findByText('Question 1 of 10')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
