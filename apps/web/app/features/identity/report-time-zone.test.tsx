import { afterEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { account, people } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import { TimeZoneField } from './account/time-zone-field.tsx';
import { useReportTimeZone } from './account-queries.ts';

const SAVE = 'PATCH /api/account';
const sentZones = () => recordedCalls(SAVE).map(({ body }) => (body as { timeZone: string }).timeZone);

function Reporting() {
  useReportTimeZone();
  return null;
}

/** As V8 names the zone of a device whose own it doesn't know. */
function breakDeviceZone(): void {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540);
}

afterEach(() => vi.restoreAllMocks());

test('a device without a valid zone reports the zone of its offset', async () => {
  breakDeviceZone();
  answer('GET /api/auth/user', { ...people.genesis, timeZone: null });
  answer(SAVE, { ...account, timeZone: 'Etc/GMT-9' });
  renderScreen(<Reporting />);
  await waitFor(() => expect(sentZones()).toEqual(['Etc/GMT-9']));
});

test('a zone that the server doesn’t know is replaced by the zone of its offset', async () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540);
  answer('GET /api/auth/user', { ...people.genesis, timeZone: null });
  answer(SAVE, () => (sentZones().length === 1 ? refusal('invalid_request') : { ...account, timeZone: 'Etc/GMT-9' }));
  renderScreen(<Reporting />);
  await waitFor(() => expect(sentZones()).toHaveLength(2));
  expect(sentZones()[1]).toBe('Etc/GMT-9');
});

test('the account page says that the device’s zone isn’t recognized, until another one is chosen', async () => {
  breakDeviceZone();
  renderScreen(<TimeZoneField zone="Etc/GMT-9" onZone={() => {}} />);
  expect(screen.getByText('We don’t recognize this device’s time zone')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  renderScreen(<TimeZoneField zone="Asia/Seoul" onZone={() => {}} />);
  expect(screen.queryByText('We don’t recognize this device’s time zone')).toBeNull();
});
