import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { afterEach, expect, test } from 'vitest';
import { beginItem } from '#app/features/today/plan-run.ts';
import { useRefreshToday } from '#app/features/today/refresh-today.ts';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { act, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { answerToday, lessonItem, planItem, todayPlan } from '#tests/component/today.ts';
import { PlanBar } from './plan-bar.tsx';

afterEach(() => sessionStorage.clear());

/** As the site has it, where the header refreshes the plan. */
function Bar() {
  useRefreshToday();
  return <PlanBar />;
}

function renderBar(at: string, viewer = people.genesis) {
  answer('GET /api/auth/user', viewer);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  return renderScreen(<Bar />, { at, viewer });
}

test('a page that the plan led to has a way back, and leads on once its item is done', async () => {
  beginItem(people.genesis.id, { id: lessonItem.id, isMore: false });
  answerToday({ plan: todayPlan({ items: [lessonItem, planItem()] }) });
  const { client } = renderBar('/learn/hammer');
  expect((await screen.findByRole('link', { name: 'Back to today’s plan' })).getAttribute('href')).toBe('/today');
  expect(screen.queryByRole('link', { name: /^Next: / })).toBeNull();
  answerToday({ plan: todayPlan({ items: [planItem()] }) });
  // Whatever is completed on the page can have finished the item.
  await act(() =>
    client
      .getMutationCache()
      .build(client, { mutationFn: async () => null })
      .execute(undefined),
  );
  const next = await screen.findByRole('link', { name: 'Next: Review Hammer' });
  expect(next.getAttribute('href')).toBe('/today?do=due-review%3Arecognize%3Ahammer');
});

test('the way back can be closed', async () => {
  beginItem(people.genesis.id, { id: lessonItem.id, isMore: false });
  answerToday();
  const { user } = renderBar('/learn/hammer');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(sessionStorage.getItem('wickwise.today-run')).toBeNull();
});

test.each([
  { where: 'on the plan itself', at: '/today', owner: people.genesis.id },
  { where: 'for another learner', at: '/learn/hammer', owner: 'someone-else' },
])('there is no way back $where', async ({ at, owner }) => {
  beginItem(owner, { id: lessonItem.id, isMore: false });
  renderBar(at);
  await act(async () => {});
  expect(screen.queryByRole('navigation')).toBeNull();
});
