import { articleCards } from '@wickwise/curriculum/articles/article-cards';
import { patterns } from '@wickwise/curriculum/patterns';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { answer, never, refusal } from '#tests/component/answers.ts';
import { completed, people } from '#tests/component/people.ts';
import { renderScreen, screen, waitFor, within } from '#tests/component/render-screen.tsx';
import { answerToday } from '#tests/component/today.ts';
import Learn from './learn.tsx';

const PATTERNS = 'GET /api/patterns';
const PROGRESS = 'GET /api/progress';

interface ScreenOptions {
  who: keyof typeof people;
  at?: string;
  done?: string[];
  failing?: typeof PATTERNS | typeof PROGRESS;
}

function renderLearn({ at = '/learn', ...shown }: ScreenOptions) {
  answerLessons(shown);
  return renderScreen(<Learn />, { at });
}

function answerLessons({ who, done = [], failing }: ScreenOptions) {
  answer('GET /api/auth/user', people[who]);
  answer(PATTERNS, readerPatterns({ hasHeritageAccess: who === 'heritage' }));
  answer(PROGRESS, completed(...done));
  answerToday();
  if (failing) answer(failing, refusal('unavailable'));
}

// Found by text: a search by role takes seconds with this many pictures.
/** A lesson or an article in the list, by its name. */
const card = async (name: string) => {
  const link = await screen.findByText(name, { selector: 'h3 a' });
  return link.closest('li') ?? document.body;
};
const hrefOf = (element: HTMLElement, name: string) =>
  within(element).getByText(name, { selector: 'a' }).getAttribute('href');
const cardCount = () => document.querySelectorAll('[role=tabpanel] h3').length;
const selectedTab = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;

/** How many lessons are mastered, and how many more there are. */
const mastered = () => {
  const count = screen.getByText(/^of completed$/);
  return [...(count.closest('p')?.children ?? [])].map(({ textContent }) => textContent);
};

test.each([
  { category: 'candlesticks', label: 'Candlesticks' },
  { category: 'chart-patterns', label: 'Chart patterns' },
  { category: 'price-action', label: 'Price action' },
])('the tab $label has a card with its facts for every pattern of the curriculum', async ({ category, label }) => {
  renderLearn({ who: 'visitor', at: `/learn?category=${category}` });
  expect(selectedTab()).toBe(label);
  const shown = readerPatterns({ hasHeritageAccess: false }).filter((pattern) => pattern.category === category);
  for (const { id, name, description, difficulty, duration, rating } of shown) {
    const lesson = await card(name);
    expect(hrefOf(lesson, name)).toBe(`/learn/${id}`);
    for (const fact of [description, `${duration} min read`, `${(rating / 10).toFixed(1)} / 10`]) {
      expect(lesson.textContent).toContain(fact);
    }
    expect(lesson.textContent?.toLowerCase()).toContain(difficulty);
  }
  expect(cardCount()).toBe(shown.length);
});

test('the candlesticks begin with two introductions, which are not among the tab’s lessons', () => {
  renderLearn({ who: 'visitor' });
  const start = within(screen.getByRole('region', { name: 'Short reads for your first lessons' }));
  const paths = start.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toEqual(['/learn/articles/how-to-read-a-candle', '/learn/articles/why-79-percent-can-be-nothing']);
});

test.each([
  { category: 'technical-analysis', label: 'Technical analysis' },
  { category: 'fundamental-analysis', label: 'Fundamental analysis' },
  { category: 'risk-management', label: 'Risk management' },
])('the tab $label has its articles', async ({ category, label }) => {
  renderLearn({ who: 'visitor', at: `/learn?category=${category}` });
  expect(selectedTab()).toBe(label);
  const shown = articleCards.filter((article) => article.category === category);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  for (const { id, title, summary, difficulty, estimatedTime } of shown) {
    const article = await card(title);
    expect(hrefOf(article, title)).toBe(`/learn/articles/${id}`);
    for (const fact of [summary, `${estimatedTime} min read`]) expect(article.textContent).toContain(fact);
    expect(article.textContent?.toLowerCase()).toContain(difficulty);
  }
  expect(cardCount()).toBe(shown.length);
});

test('six tabs hold the lessons, and an unknown one falls back to the first', () => {
  renderLearn({ who: 'visitor', at: '/learn?category=no-such' });
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Candlesticks',
    'Chart patterns',
    'Price action',
    'Technical analysis',
    'Fundamental analysis',
    'Risk management',
  ]);
  expect(selectedTab()).toBe('Candlesticks');
});

test('a visitor sees what is open, what comes first, and what Heritage includes', async () => {
  renderLearn({ who: 'visitor' });
  expect((await card('Doji')).textContent).toContain('Study');
  const locked = await card('Bearish Engulfing');
  for (const text of ['Locked', 'Complete previous lessons to unlock', 'Still to do: Bullish Engulfing']) {
    expect(locked.textContent).toContain(text);
  }
  const heritage = await card('Morning Star');
  expect(heritage.textContent).toContain('Preview');
  expect(hrefOf(heritage, 'Heritage')).toBe('/tier-breakdown');
  expect(heritage.textContent).toContain('Heritage: compare the plans');
  expect(mastered()).toEqual(['0 of 5 completed', '51 more with Heritage']);
});

test('the list is shown to a newcomer before the server has responded', async () => {
  answerLessons({ who: 'visitor' });
  answer(PATTERNS, never);
  renderScreen(<Learn />, { at: '/learn' });
  for (const { name, category } of patterns) {
    if (category === 'candlesticks') expect((await card(name)).textContent).toContain(name);
  }
  expect(document.querySelector('[role=tabpanel] .animate-pulse')).toBeNull();
  expect(screen.getByText('Learn Doji', { selector: 'h2' })).toBeTruthy();
  expect(mastered()).toEqual(['0 of 5 completed', '51 more with Heritage']);
});

test('a lock opens when the lessons before it are complete', async () => {
  renderLearn({ who: 'genesis', done: ['doji', 'hammer', 'bullish-engulfing'] });
  await expect.poll(() => mastered()[0]).toBe('3 of 5 completed');
  for (const name of ['Bearish Engulfing', 'Shooting Star']) expect((await card(name)).textContent).toContain('Study');
});

test('on a phone the previews of a category are one block, which unfolds', async () => {
  const { user } = renderLearn({ who: 'visitor' });
  await card('Doji');
  expect(screen.getByText('29 more candlesticks with Heritage, $37 one-time')).toBeTruthy();
  expect(screen.getByText(/^Free:/).textContent).toBe('Free: 0 of 5');
  expect((await card('Morning Star')).className).toContain('max-sm:hidden');
  await user.click(screen.getByText('Show the previews', { selector: 'button' }));
  expect((await card('Morning Star')).className).not.toContain('max-sm:hidden');
  expect(screen.queryByText('29 more candlesticks with Heritage, $37 one-time')).toBeNull();
  expect(document.activeElement?.closest('li')?.textContent).toContain('Preview');
});

test('a heritage learner finds every lesson open', async () => {
  renderLearn({ who: 'heritage', done: ['doji', 'hammer'] });
  await expect.poll(mastered).toEqual([`2 of ${patterns.length} completed`, '2 of 5 basics']);
  await expect.poll(() => screen.queryAllByText('Locked')).toEqual([]);
  expect((await card('Three White Soldiers')).textContent).toContain('Study');
});

test.each([
  { by: 'welcome=heritage', at: '/learn?welcome=heritage', to: '/learn' },
  { by: 'heritage=true', at: '/learn?category=price-action&heritage=true', to: '/learn?category=price-action' },
  { by: 'the markers of a payment', at: '/learn', to: '/learn', hasPaid: true },
])('a new heritage member is welcomed once by $by, and the address is cleaned', async ({ at, to, hasPaid = false }) => {
  const markers = ['heritage_payment_completed', 'heritage_payment_timestamp'];
  if (hasPaid) for (const key of markers) localStorage.setItem(key, 'true');
  const { user, address } = renderLearn({ who: 'heritage', at });
  const banner = within(await screen.findByRole('region', { name: 'Welcome to Heritage' }));
  expect(banner.getByText(/51 more lessons\. Your next step is below\./)).toBeTruthy();
  const tools = within(banner.getByRole('list')).getAllByRole('link');
  expect(tools.map(({ textContent }) => textContent)).toEqual(['Live charts', 'Analytics', 'Trading journal']);
  expect(tools.map((tool) => tool.getAttribute('href'))).toEqual(['/live-charts', '/analytics', '/trading-journal']);
  expect(address()).toBe(to);
  expect(markers.map((key) => localStorage.getItem(key))).toEqual([null, null]);
  await user.click(banner.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Welcome to Heritage' })).toBeNull();
});

test('only learners with Heritage are welcomed to it', async () => {
  renderLearn({ who: 'genesis', at: '/learn?welcome=heritage' });
  await card('Doji');
  expect(screen.queryByText('Welcome to Heritage')).toBeNull();
});

test('the journal of the lessons page begins with the lesson to study next', async () => {
  const { user } = renderLearn({ who: 'genesis', done: ['doji'] });
  await card('Doji');
  await user.click(screen.getByText('My Trading Journal', { selector: 'button' }));
  expect(await screen.findByLabelText('Your notes on Hammer')).toBeTruthy();
});

test.each([PATTERNS, PROGRESS] as const)('lessons of which %s fails can be requested again', async (route) => {
  const { user } = renderLearn({ who: 'genesis', failing: route });
  expect((await screen.findByRole('alert')).textContent).toContain('Your progress couldn’t be loaded');
  expect(screen.queryAllByText(/completed$|^Free:|more candlesticks with Heritage/)).toEqual([]);
  await waitFor(() => expect(screen.queryAllByText('Locked')).toEqual([]));
  answerLessons({ who: 'genesis' });
  await user.click(screen.getByText('Try again', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect((await card('Doji')).textContent).toContain('Study');
});

test('a lesson that was just completed is summed up, with the next one in one click', async () => {
  answerLessons({ who: 'genesis', done: ['doji'] });
  renderScreen(<Learn />, { at: '/learn', state: { patternId: 'doji', earnedText: '+50 XP.' } });
  const recap = within((await screen.findByText('Lesson complete')).closest('section') ?? document.body);
  expect(recap.getByText('Doji', { selector: 'h2' })).toBeTruthy();
  expect(recap.getAllByRole('listitem')).toHaveLength(3);
  expect(recap.getByText(/^\+50 XP\. Its flashcard/)).toBeTruthy();
  expect((await recap.findByText('Next: Learn Hammer')).getAttribute('href')).toBe('/learn/hammer');
  expect(document.querySelector('[data-today]')).toBeNull();
});

test.each([null, 'text', {}, { patternId: 3 }, { patternId: 'hammer' }, { patternId: 'no-such' }])(
  'without a completed lesson in the state %j there is no recap',
  async (state) => {
    answerLessons({ who: 'genesis', done: ['doji'] });
    renderScreen(<Learn />, { at: '/learn', state });
    expect(await screen.findByText('Learn Hammer', { selector: 'h2' })).toBeTruthy();
    expect(screen.queryByText('Lesson complete')).toBeNull();
  },
);
