import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import LessonList from './lesson-list.tsx';

function renderList(who: keyof typeof people, state?: object) {
  // biome-ignore lint/suspicious/noDocumentCookie: the page itself writes it so.
  document.cookie = 'emergency_heritage_access=true';
  answer('GET /api/auth/user', people[who]);
  return renderScreen(<LessonList />, { at: '/learn', state });
}

test.each([
  ['visitor', /^Sign in to your account, or activate Heritage with the email address you paid with\./],
  ['genesis', /^Activate it with the email address you paid with\./],
] as const)('a %s who comes from the page of the pass reads how a buyer gets in', async (who, text) => {
  renderList(who, { isFromPass: true });
  expect(await screen.findByText('Bought Heritage?')).toBeTruthy();
  expect(screen.getByText(text).textContent).toContain('The pass in this browser doesn’t unlock Heritage content.');
});

test.each([
  ['a later visit', 'genesis', undefined],
  ['a member', 'heritage', { isFromPass: true }],
] as const)('%s shows nothing of the pass', async (_, who, state) => {
  const { client } = renderList(who, state);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(screen.queryByText('Bought Heritage?')).toBeNull();
});
