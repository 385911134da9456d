import { expect, test } from 'vitest';
import { answer, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { EndSession } from './end-session.tsx';

const END = 'POST /api/end-session';
const AT = '/end-session?token=one-token';

test('the session ends at the click of the button and not before, and the password is next', async () => {
  answer(END, unreachable);
  const { user } = renderScreen(<EndSession />, { at: AT });
  const button = await screen.findByRole('button', { name: 'End session' });
  expect(recordedCalls(END)).toEqual([]);
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('The session wasn’t ended');
  answer(END, { done: true });
  await user.click(screen.getByRole('button', { name: 'End session' }));
  expect(await screen.findByRole('heading', { name: 'The session has ended' })).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  const link = screen.getByRole('link', { name: 'Set a new password' });
  expect(link.getAttribute('href')).toBe('/account#password');
  expect(recordedCalls(END)[0]?.body).toEqual({ token: 'one-token' });
});

test.each([AT, '/end-session'])('a link that is not whole leads to the sessions: %s', async (at) => {
  answer(END, refusal('link_invalid'));
  const { user } = renderScreen(<EndSession />, { at });
  if (at === AT) await user.click(await screen.findByRole('button', { name: 'End session' }));
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your sessions' })).toBeTruthy();
});
