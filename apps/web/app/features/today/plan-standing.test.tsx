import { expect, test } from 'vitest';
import { answer, refusal } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { answerToday, lessonItem, planItem, todayPlan } from '#tests/component/today.ts';
import { readRun } from './plan-run.ts';
import { PlanStanding } from './plan-standing.tsx';

const terms = planItem({
  id: 'terms',
  title: 'Review “Ask” and 1 more term',
  action: { kind: 'vocabulary', termIds: ['ask', 'bid'] },
});

/** What the vocabulary quiz says of a plan, once it is known. */
async function standing(): Promise<string | null> {
  answer('GET /api/auth/user', people.genesis);
  renderScreen(<PlanStanding covers={({ kind }) => kind === 'vocabulary'} />, { viewer: people.genesis });
  return (await screen.findByText(/plan(?! is on)/, { selector: 'p span' })).textContent;
}

test('what is part of the plan says which place it has of all of the day, and begins it', async () => {
  const plan = todayPlan({ done: { items: 2, minutes: 5 }, items: [lessonItem, terms, planItem()] });
  answerToday({ plan });
  expect(await standing()).toBe('Part of today’s plan: 4 of 5. Review “Ask” and 1 more term');
  const link = screen.getByRole('link', { name: 'Review “Ask” and 1 more term' });
  expect(link.getAttribute('href')).toBe('/vocabulary-quiz?terms=ask%2Cbid');
  link.click();
  expect(readRun(people.genesis.id)?.itemId).toBe('terms');
});

test('what is not part of it names the next step of every screen', async () => {
  answerToday();
  expect(await standing()).toBe('Not in today’s plan. Your next step: Learn Hammer');
  expect(screen.getByRole('link', { name: 'Learn Hammer' }).getAttribute('href')).toBe('/learn/hammer');
});

test.each([
  ['is done', todayPlan({ items: [], more: [lessonItem] }), 'Today’s plan is done. This is extra practice.'],
  ['knows of nothing', todayPlan({ items: [], more: [] }), 'Not in today’s plan.'],
])('a plan that %s', async (_, plan, text) => {
  answerToday({ plan });
  expect(await standing()).toBe(text);
});

test('a plan that can’t be loaded is said to be that', async () => {
  answer('GET /api/today', refusal('unavailable'));
  expect(await standing()).toBe('Today’s plan couldn’t be loaded.');
});
