import { expect, test } from 'vitest';
import { answer, recordedCalls } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, waitFor, within } from '#tests/component/render-screen.tsx';
import { KEY, trade } from '#tests/component/trading-journal.tsx';
import type { HeritageHandle } from '../access/guarded-feature.tsx';
import { handle as analytics } from '../analytics/analytics.tsx';
import { handle as journal } from '../journal/trading-journal.tsx';
import { handle as replay } from '../market/blind-replay.tsx';
import { handle as charts } from '../market/live-charts.tsx';
import { handle as gallery } from '../pattern/gallery.tsx';
import { handle as scenarios } from '../scenario/scenarios.tsx';
import Heritage from './heritage.tsx';

const premiumScreens = { analytics, journal, replay, charts, gallery, scenarios };
const PASS = 'emergency_heritage_access';

async function renderGuard(
  who: 'genesis' | 'refunded',
  { at = '/live-charts', handle }: { at?: string; handle?: HeritageHandle } = {},
) {
  answer('GET /api/auth/user', people[who]);
  const rendered = renderScreen(<Heritage />, { at, ...(handle && { handle }) });
  await screen.findByRole('heading', { level: 1, name: 'Heritage Tier Required' });
  return rendered;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

test('a genesis learner sees which tier a premium screen requires', async () => {
  await renderGuard('genesis', { at: '/pattern-gallery', handle: gallery });
  expect(document.title).toBe('Heritage Tier Required · Wickwise');
  expect(screen.getByText('This feature is available to Heritage tier members only.')).toBeTruthy();
  expect(screen.getByText('The pattern gallery.').parentElement?.textContent).toContain(gallery.purpose);
  expect(textsOf('term')).toEqual(['Current tier', 'Required tier']);
  expect(textsOf('definition')).toEqual(['Genesis', 'Heritage']);
  expect(hrefOf('Upgrade to Heritage - $37')).toBe('/checkout');
  expect(hrefOf('Back to Free Content')).toBe('/learn');
});

test.each(Object.values(premiumScreens))('$feature tells people without Heritage what it is for', async (handle) => {
  await renderGuard('genesis', { handle });
  expect(screen.getByText(`${handle.feature}.`).parentElement?.textContent).toBe(
    `${handle.feature}. ${handle.purpose}`,
  );
});

test.each(Object.values(premiumScreens))(
  '$feature is shown at work without asking the server anything',
  async (handle) => {
    await renderGuard('genesis', { handle });
    expect(await screen.findByText('Sample')).toBeTruthy();
    expect(recordedCalls().map(({ route }) => route)).toEqual(['GET /api/auth/user']);
  },
);

test('a learner whose Heritage is inactive can download the trades that the browser keeps, or delete them', async () => {
  localStorage.setItem(`${KEY}.owner`, people.refunded.id);
  localStorage.setItem(KEY, JSON.stringify([trade({ symbol: 'TSLA' })]));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  const { user } = await renderGuard('refunded', { handle: journal });
  const kept = await screen.findByRole('region', { name: 'Your journal is still in this browser' });
  expect(kept.textContent).toContain('It holds 1 trade.');
  expect(within(kept).getByRole('button', { name: 'Download a backup' })).toBeTruthy();
  await user.click(within(kept).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Your journal is still in this browser')).toBeNull());
});

test('a genesis learner sees the locked AI panel with the live charts', async () => {
  await renderGuard('genesis', { handle: charts });
  expect(
    await screen.findByText(
      "AI chart analysis is exclusive to Heritage tier members. Upgrade to unlock the assistant's insights.",
    ),
  ).toBeTruthy();
  expect(hrefOf('Upgrade to Heritage')).toBe('/subscribe');
});

test('the first action on a locked premium screen is the upgrade', async () => {
  await renderGuard('genesis', { at: '/live-charts' });
  const ways = ['Back to Free Content', 'Upgrade to Heritage - $37'];
  expect(textsOf('link').filter((text) => text !== null && ways.includes(text))).toEqual([ways[1], ways[0]]);
});

test('a learner who has lost Heritage sees that, and where it says why', async () => {
  await renderGuard('refunded');
  expect(screen.getByText(/^Your Heritage is inactive, and you keep your progress\./)).toBeTruthy();
  expect(textsOf('definition')).toEqual(['Genesis (your Heritage is inactive)', 'Heritage']);
  expect(hrefOf('See why under your purchases')).toBe('/account#purchases');
});

test('the emergency cookie opens no premium screen', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page itself writes it so.
  document.cookie = `${PASS}=true`;
  await renderGuard('genesis');
});
