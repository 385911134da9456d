import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const VISITOR = [
  ['Home', '/'],
  ['Learn', '/learn'],
  ['Flashcards', '/flashcards'],
  ['Quiz', '/quiz'],
  ['Vocabulary', '/vocabulary'],
  ['Progress', '/progress'],
] as const;

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

async function expectLinks(
  links: Locator,
  expected: readonly (readonly [string, string, ...unknown[]])[],
): Promise<void> {
  await expect(links).toHaveText(expected.map(([label]) => new RegExp(`^${label}`)));
  for (const [index, [, path]] of expected.entries()) await expect(links.nth(index)).toHaveAttribute('href', path);
}

test('a visitor’s header has the six screens, the badge, the upgrade and the way in', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/learn');
  const header = page.getByRole('banner');
  await expectLinks(header.getByRole('navigation', { name: 'Main' }).getByRole('link'), VISITOR);
  await expect(header.getByText('Free Access').filter({ visible: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Upgrade $37' })).toHaveAttribute('href', '/checkout');
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login?returnTo=%2Flearn');
  await expect(header.getByRole('link', { name: 'Learn', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('a visitor’s menu on a phone has the same, and closes when a link is followed', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/learn');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await header.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectLinks(menu.getByRole('navigation').getByRole('link'), VISITOR);
  await expect(menu.getByText('Free Access')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Upgrade $37' })).toHaveAttribute('href', '/checkout');
  await menu.getByRole('link', { name: 'Quiz' }).tap();
  await expect(page).toHaveURL(/\/quiz$/);
  await expect(menu).toBeHidden();
});

for (const role of ['genesis', 'heritage'] as const) {
  test(`a ${role} learner’s header has five groups of screens`, { tag: '@desktop' }, async ({ page, be }) => {
    await be(role);
    await page.goto('/learn');
    const header = page.getByRole('banner');
    const navigation = header.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('button')).toHaveText(Object.keys(GROUPS));
    for (const [group, screens] of Object.entries(GROUPS)) {
      await navigation.getByRole('button', { name: group }).press('Enter');
      await expectLinks(navigation.getByRole('link'), screens);
      await expectMarks(navigation.getByRole('link'), screens, role);
      await page.keyboard.press('Escape');
    }
    await expect(header.getByRole('link', { name: /^\d+ ?-day streak$/ })).toHaveAttribute('href', '/progress');
    await expect(header.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute(
      'aria-valuetext',
      /lessons$/,
    );
    const account = role === 'genesis' ? 'learner' : 'heritage';
    await expect(header.getByRole('link', { name: `Account of ${account}` })).toHaveAttribute('href', '/account');
    await expect(header.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
    await expect(header.getByRole('link', { name: 'Upgrade $37' })).toHaveCount(role === 'genesis' ? 1 : 0);
    await expect(header.getByText('Heritage', { exact: true }).filter({ visible: true })).toHaveCount(
      role === 'genesis' ? 0 : 1,
    );
  });
}

test('a group opens by a click, however long the pointer was over it, and closes by another', {
  tag: '@desktop',
}, async ({ page, be }) => {
  await be('genesis');
  await page.goto('/learn');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const group = navigation.getByRole('button', { name: 'Foundation' });
  const screen = navigation.getByRole('link', { name: /^Trading fundamentals/ });
  await navigation.getByRole('button', { name: 'Visual Learning' }).click();
  await expect(navigation.getByRole('link', { name: /^Lessons/ })).toBeVisible();
  await group.hover();
  await group.click();
  await expect(screen).toBeVisible();
  await group.click();
  await expect(screen).toBeHidden();
  await group.click();
  await screen.click();
  await expect(page).toHaveURL(/\/trading-fundamentals$/);
  await expect(screen).toBeHidden();
});

/** Genesis learners see beforehand which screens need heritage; members need no such mark. */
async function expectMarks(
  links: Locator,
  screens: (typeof GROUPS)[string],
  role: 'genesis' | 'heritage',
): Promise<void> {
  for (const [index, [, , needsHeritage]] of screens.entries()) {
    const isMarked = role === 'genesis' && needsHeritage === true;
    await expect(links.nth(index).getByText('Heritage', { exact: true })).toHaveCount(isMarked ? 1 : 0);
  }
}

test('a member’s menu on a phone holds every group, the account, the appearance and the way out', {
  tag: '@phone',
}, async ({ page, be }) => {
  await be('genesis');
  await page.goto('/learn');
  await expect(page.getByRole('banner').getByRole('link', { name: /streak$/ })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [group, screens] of Object.entries(GROUPS)) {
    await expectLinks(menu.getByRole('region', { name: group }).getByRole('link'), screens);
  }
  await expect(menu.getByRole('link', { name: /^Account/ })).toContainText('learner@example.com');
  await expect(menu.getByRole('group', { name: 'Theme' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
});

const BAR = ['Home', 'Learn', 'Cards', 'Quiz', 'Vocab'];

for (const { role, rest } of [
  { role: 'visitor', rest: ['Upgrade'] },
  { role: 'genesis', rest: ['Upgrade', 'Sign Out'] },
  { role: 'heritage', rest: ['Sign Out'] },
] as const) {
  test(`the bar at the lower edge of a phone serves a ${role}`, { tag: '@phone' }, async ({ page, be }) => {
    await be(role);
    await page.goto('/learn');
    const bar = page.getByRole('navigation', { name: 'Quick' });
    await expect(bar.getByRole('link')).toHaveText([...BAR, ...rest]);
    await expect(bar.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page');
    await expectAtLowerEdge(page, bar);
    await bar.getByRole('link', { name: 'Cards' }).tap();
    await expect(page).toHaveURL(/\/flashcards$/);
  });
}

async function expectAtLowerEdge(page: Page, bar: Locator): Promise<void> {
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
  expect(box?.width).toBe(page.viewportSize()?.width);
}
