import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls } from '#tests/component/answers.ts';
import { account, people } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import { useCurrentUser } from './queries.ts';
import { TimeZoneQuestion } from './time-zone-question.tsx';

const SAVE = 'PATCH /api/account';
const QUESTION = 'Your days end at 9:00 AM here';
const learner = { ...people.genesis, timeZone: 'UTC' };

function Asking() {
  return <TimeZoneQuestion days={useCurrentUser().user ?? learner} />;
}

function placeDevice(timeZone: string): void {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

const renderQuestion = () => renderScreen(<Asking />, { viewer: learner });

beforeEach(() => placeDevice('Asia/Seoul'));

afterEach(() => vi.restoreAllMocks());

test('a learner whose device is in another zone can let their days follow it', async () => {
  answer(SAVE, { ...account, timeZone: 'Asia/Seoul' });
  answer('GET /api/auth/user', { ...learner, timeZone: 'Asia/Seoul' });
  const { user } = renderQuestion();
  expect(screen.getByText(QUESTION)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use Asia/Seoul' }));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(recordedCalls(SAVE).map(({ body }) => body)).toEqual([{ timeZone: 'Asia/Seoul' }]);
});

test('a learner who keeps their zone is asked again only when the device has moved on', async () => {
  const { user } = renderQuestion();
  await user.click(screen.getByRole('button', { name: 'Keep UTC' }));
  expect(screen.queryByText(QUESTION)).toBeNull();
  cleanup();
  renderQuestion();
  expect(screen.queryByText(QUESTION)).toBeNull();
  cleanup();
  placeDevice('America/New_York');
  renderQuestion();
  expect(screen.getByText(/^Your days end at [78]:00 PM here$/)).toBeTruthy();
});

test('the question counts the hour at which days begin', () => {
  renderScreen(<TimeZoneQuestion days={{ ...learner, dayBeginsAt: 4 }} />, { viewer: learner });
  expect(screen.getByText('Your days end at 1:00 PM here')).toBeTruthy();
});

test.each(['Etc/UTC', 'Africa/Abidjan', 'Etc/Unknown'])('a device in %s is not asked about', (zone) => {
  placeDevice(zone);
  renderQuestion();
  expect(screen.queryByText(/^Your days end/)).toBeNull();
});
