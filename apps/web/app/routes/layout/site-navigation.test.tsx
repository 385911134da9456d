import { expect, test } from 'vitest';
import { answer, unreachable } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { type Part, renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { SiteBar, SiteHeader } from './site-navigation.tsx';

const VISITOR = [
  ['Home', '/'],
  ['Learn', '/learn'],
  ['Flashcards', '/flashcards'],
  ['Quiz', '/quiz'],
  ['Vocabulary', '/vocabulary'],
  ['Progress', '/progress'],
];

/** The groups of a member's header, with the screens in each and whether heritage is needed. */
const GROUPS: Record<string, [label: string, path: string, needsHeritage?: true][]> = {
  Foundation: [
    ['Learning path', '/learning-path'],
    ['Trading fundamentals', '/trading-fundamentals'],
    ['Vocabulary', '/vocabulary'],
  ],
  'Visual Learning': [
    ['Lessons', '/learn'],
    ['Flashcards', '/flashcards'],
    ['Pattern gallery', '/pattern-gallery', true],
    ['Live charts', '/live-charts', true],
  ],
  'Practice & Test': [
    ['Today', '/today'],
    ['Chart of the day', '/chart-of-the-day'],
    ['Chart practice', '/practice'],
    ['Knowledge check', '/quiz'],
    ['Vocabulary quiz', '/vocabulary-quiz'],
    ['Scenarios', '/scenarios', true],
  ],
  'Track My Trades': [['Trading journal', '/trading-journal', true]],
  'Track Progress': [
    ['Your progress', '/progress'],
    ['Analytics', '/analytics', true],
  ],
};

function renderHeader(who: keyof typeof people, at = '/learn') {
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/stats', stats);
  answer('GET /api/celebrations', []);
  return renderScreen(<SiteHeader />, { at });
}

const inside = (role: string, name: string): Part => within(screen.getByRole(role, { name, hidden: true }));
const linksOf = (part: Part) => {
  const links = part.getAllByRole('link', { hidden: true });
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};
const hrefOf = (part: Part, name: string | RegExp) =>
  part.getByRole('link', { name, hidden: true }).getAttribute('href');

test('a visitor’s header has the six screens, the badge, the upgrade and the sign-in', async () => {
  renderHeader('visitor');
  const header = within(screen.getByRole('banner'));
  await header.findByRole('link', { name: 'Sign In' });
  const navigation = inside('navigation', 'Main');
  expect(linksOf(navigation)).toEqual(VISITOR);
  expect(navigation.getByRole('link', { name: 'Learn' }).getAttribute('aria-current')).toBe('page');
  expect(header.getAllByText('Free Access').length).toBeGreaterThan(0);
  expect(hrefOf(header, 'Sign In')).toBe('/api/login?returnTo=%2Flearn');
  for (const upgrade of header.getAllByRole('link', { name: 'Upgrade $37', hidden: true })) {
    expect(upgrade.getAttribute('href')).toBe('/checkout');
  }
});

test('a visitor’s menu has every screen in the groups of a member’s', () => {
  renderHeader('visitor');
  const menu = inside('dialog', 'Menu');
  expect(hrefOf(menu, 'Home')).toBe('/');
  for (const [group, screens] of Object.entries(GROUPS)) {
    expectScreens(within(menu.getByRole('region', { name: group, hidden: true })), { screens, marksHeritage: true });
  }
  expect(menu.getByText('Free Access')).toBeTruthy();
  expect(hrefOf(menu, 'Upgrade $37')).toBe('/checkout');
});

test('a visitor who comes back from paying is offered no upgrade', async () => {
  renderHeader('visitor', '/payment-success');
  const header = within(screen.getByRole('banner'));
  await header.findByRole('link', { name: 'Sign In' });
  expect(header.queryAllByRole('link', { name: 'Upgrade $37', hidden: true })).toEqual([]);
  expect(header.queryByText('Free Access')).toBeNull();
});

test('the header of the landing page leads to the lessons, the plans and the sign-in', async () => {
  renderHeader('visitor', '/landing');
  const header = within(screen.getByRole('banner'));
  expect(linksOf(inside('navigation', 'Main'))).toEqual([
    ['Learn', '/learn'],
    ['Plans', '/tier-breakdown'],
  ]);
  expect(hrefOf(header, 'Sign In')).toBe('/api/login');
});

const STATS = '1-day streak, level 1';

test.each([
  { who: 'genesis', account: 'learner', upgrades: 1, pills: 0 },
  { who: 'heritage', account: 'heritage', upgrades: 0, pills: 2 },
] as const)('a $who learner’s header has five groups of screens', async ({ who, account, upgrades, pills }) => {
  renderHeader(who);
  const numbers = await screen.findByRole('link', { name: STATS });
  expect(numbers.getAttribute('href')).toBe('/progress');
  const header = within(screen.getByRole('banner'));
  const navigation = inside('navigation', 'Main');
  expect(hrefOf(navigation, 'Home')).toBe('/');
  const buttons = navigation.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(Object.keys(GROUPS));
  for (const [group, screens] of Object.entries(GROUPS)) {
    expectScreens(inside('list', group), { screens, marksHeritage: who === 'genesis' });
  }
  const progress = header.getByRole('progressbar', { name: 'Overall progress' });
  expect(progress.getAttribute('aria-valuetext')).toBe('1 of 5 lessons');
  expect(header.getByRole('button', { name: `Account: ${account}` })).toBeTruthy();
  expect(header.queryAllByRole('link', { name: 'Upgrade $37' })).toHaveLength(upgrades);
  expect(header.queryAllByText('Heritage', { ignore: 'a *' })).toHaveLength(pills);
});

/** Genesis learners see beforehand which screens need heritage; members need no such mark. */
function expectScreens(
  list: Part,
  { screens, marksHeritage }: { screens: (typeof GROUPS)[string]; marksHeritage: boolean },
): void {
  const links = list.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(screens.map(([, path]) => path));
  for (const [index, [label, , needsHeritage]] of screens.entries()) {
    expect(links[index]?.textContent).toMatch(new RegExp(`^${label}`));
    const marks = within(links[index] ?? document.body).queryAllByText('Heritage');
    expect(marks).toHaveLength(marksHeritage && needsHeritage ? 1 : 0);
  }
}

test('a learner is labeled by the part of the email before the at-sign, with the Heritage badge', async () => {
  renderHeader('heritage');
  await screen.findByRole('button', { name: 'Account: heritage' });
  const menu = inside('dialog', 'Account: heritage');
  expect(menu.getByText('heritage')).toBeTruthy();
  expect(menu.getByText('Heritage')).toBeTruthy();
  expect(menu.getByText('heritage@example.com')).toBeTruthy();
  expect(hrefOf(menu, /^Account/)).toBe('/account');
  expect(menu.getByRole('group', { name: 'Theme', hidden: true })).toBeTruthy();
  expect(hrefOf(menu, 'Sign Out')).toBe('/api/logout');
});

test('a member’s menu for narrow screens begins with the account and holds every group', async () => {
  renderHeader('genesis');
  await screen.findByRole('button', { name: 'Account: learner' });
  const menu = inside('navigation', 'Menu');
  expect(linksOf(menu).slice(0, 2)).toEqual([
    ['Accountlearner', '/account'],
    ['Home', '/'],
  ]);
  for (const [group, screens] of Object.entries(GROUPS)) {
    expectScreens(within(menu.getByRole('region', { name: group, hidden: true })), { screens, marksHeritage: true });
  }
});

test('numbers that couldn’t be loaded are requested again from the header', async () => {
  answer('GET /api/auth/user', people.genesis);
  answer('GET /api/stats', unreachable);
  answer('GET /api/celebrations', []);
  const { user } = renderScreen(<SiteHeader />, { at: '/learn' });
  const retry = await screen.findByRole('button', {
    name: 'Your level, streak and progress couldn’t be loaded. Try again',
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
  answer('GET /api/stats', { ...stats, level: 7 });
  await user.click(retry);
  expect(await screen.findByRole('link', { name: '1-day streak, level 7' })).toBeTruthy();
});

test('a visitor who has just signed out sees one message, with a link to sign in again', async () => {
  answer('GET /api/auth/user', null);
  const { address } = renderScreen(<SiteHeader />, { at: '/?signedOut=true' });
  expect(await screen.findByText('Signed out')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(address()).toBe('/');
});

test.each(['visitor', 'genesis'] as const)(
  'while a %s pays, only the logo and the way back can be clicked',
  async (who) => {
    answer('GET /api/auth/user', people[who]);
    answer('GET /api/stats', stats);
    renderScreen(
      <>
        <SiteHeader />
        <SiteBar />
      </>,
      { at: '/checkout' },
    );
    await screen.findByRole('link', { name: 'Back' });
    expect(linksOf(screen)).toEqual([
      ['Wickwise', '/'],
      ['Back', '/tier-breakdown'],
    ]);
    expect(screen.queryAllByRole('button')).toEqual([]);
  },
);
