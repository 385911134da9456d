import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import type { Draft } from '../model.ts';
import { openReplay } from '../storage.ts';
import { ReplayDeskScreen } from './replay-desk.tsx';
import type { ReplaySession, StoredCandle } from './session.ts';

vi.mock('#app/features/replay/chart/replay-chart.ts', () => import('#tests/component/fake-replay-chart.ts'));

/** A rise of 1 a bar from 50 on, which a replay shows as a rise of 2 from 100 on. */
const candles = Array.from({ length: 40 }, (_, index): StoredCandle => {
  const close = 50 + Math.max(0, index - 29);
  const open = index < 30 ? 50 : close - 1;
  return [index * 86_400_000, open, close + 0.3, open - 0.3, close, 100];
});
const session: ReplaySession = {
  id: '1767225600000',
  source: { symbol: 'SPY', name: 'SPY', interval: 'D', origin: 'Prices of a test' },
  candles,
  shownAtStart: 30,
  costBasisPoints: 5,
  riskPercent: 1,
  log: [],
};
const long: Draft = { direction: 'long', entry: null, stop: 98, target: 104, riskPercent: 1 };

const renderDesk = (fields: Partial<ReplaySession>) =>
  renderScreen(<ReplayDeskScreen title="Blind Replay" replay={openReplay({ ...session, ...fields })} notices={null} />);
const lineText = (name: string) => screen.queryByRole('slider', { name })?.getAttribute('aria-valuetext');
const figure = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

beforeEach(() => answer('GET /api/auth/user', null));

test('a planned order shows its size, its risk and how many R its lines are away', () => {
  renderDesk({ draft: long });
  expect(figure('Size')).toBe('500 shares');
  expect(figure('At risk, before costs')).toBe('$1,000.00');
  expect(['Entry', 'Stop', 'Target'].map(lineText)).toEqual(['100.00', '98.00 -1.00R', '104.00 +2.00R']);
});

test.each([
  ['a long', { ...long, stop: 101 }, ['101.00', '104.00']],
  ['a short', { ...long, direction: 'short', stop: 99, target: 96 } as const, ['99.00', '96.00']],
])('%s with its stop on the wrong side has neither a size nor a risk nor R', (_, draft, lines) => {
  renderDesk({ draft });
  expect(screen.getByRole('alert').textContent).toMatch(/^The stop must be on the losing side/);
  expect([figure('Size'), figure('At risk, before costs')]).toEqual([undefined, undefined]);
  expect(['Stop', 'Target'].map(lineText)).toEqual(lines);
});

test.each([
  ['a stop', { ...long, stop: 0 }, ['100.00', undefined, '104.00']],
  ['an entry', { ...long, entry: -5, target: null }, [undefined, '98.00', undefined]],
])('an order without %s that is a price has no line there, and neither a size nor a risk nor R', (_, draft, lines) => {
  renderDesk({ draft });
  expect(screen.getByRole('alert').textContent).toBe('Enter prices above zero.');
  expect([figure('Size'), figure('At risk, before costs')]).toEqual([undefined, undefined]);
  expect(['Entry', 'Stop', 'Target'].map(lineText)).toEqual(lines);
});

test('the account pays for the shares of an order and for its cost', () => {
  renderDesk({ draft: { ...long, entry: 98, stop: 97.99 } });
  expect(figure('Size')).toBe('1,019 shares');
  expect(screen.getByText(/^Your account can’t afford more shares/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an open trade that was added to shows its average entry', () => {
  const buy = { kind: 'open', direction: 'long', entry: null, stop: 98, target: null, size: 10 } as const;
  renderDesk({ log: [buy, { kind: 'advance' }, { kind: 'resize', size: 25 }, { kind: 'advance' }] });
  expect(screen.getByRole('heading', { name: 'Long, 25 shares' })).toBeTruthy();
  expect(screen.getByText(', average entry 101.20')).toBeTruthy();
  expect(screen.getByText('Entry').nextElementSibling?.textContent).toBe('101.20');
});
