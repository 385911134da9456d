import { QueryClientProvider } from '@tanstack/react-query';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
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

function renderCheck() {
  answer('GET /api/auth/user', people.visitor);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  return renderScreen(<QuizRoute />, { at: '/quiz?placement=1' });
}

type User = ReturnType<typeof renderCheck>['user'];
const clickButton = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

async function answerAll(user: User) {
  for (const { question } of questions) {
    await screen.findByText(question);
    await user.click(screen.getAllByRole('radio')[0] ?? document.body);
    await clickButton(user, 'Submit Answer');
  }
}

test('the placement check recommends what to skip and where to start, and remembers it in the browser', async () => {
  answer('GET /api/placement', questions);
  answer(JUDGE, { known: ['doji'], startWith: 'hammer' });
  const { user } = renderCheck();
  expect(await screen.findByText('Picture 1 of 10')).toBeTruthy();
  await answerAll(user);
  expect(await screen.findByRole('heading', { name: 'Your starting point' })).toBeTruthy();
  expect(screen.getByText('You can skip Doji. Start with Hammer.')).toBeTruthy();
  expect(recordedCalls(JUDGE)).toMatchObject([
    { body: { answers: questions.map(({ id }) => ({ questionId: id, chosen: 'doji' })) } },
  ]);
  expect(localStorage.getItem('wickwise.placement')).toContain('"startWith":"hammer"');
  await clickButton(user, 'Check again');
  expect(await screen.findByText('Picture 1 of 10')).toBeTruthy();
});

test('a placement check that cannot be judged keeps its answers and can be sent again', async () => {
  answer('GET /api/placement', questions);
  answer(JUDGE, unreachable);
  const { user } = renderCheck();
  await answerAll(user);
  expect(await screen.findByText('Your answer wasn’t sent')).toBeTruthy();
  answer(JUDGE, { known: [], startWith: 'doji' });
  await clickButton(user, 'Submit Answer');
  expect(await screen.findByText('Start with Doji.')).toBeTruthy();
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
  expect(await screen.findByText('Picture 1 of 10')).toBeTruthy();
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
  expect(await screen.findByText('Picture 1 of 10')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
