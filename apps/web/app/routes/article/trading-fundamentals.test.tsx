import { textsOf } from '@wickwise/curriculum/articles/article-text';
import { fundamentals } from '@wickwise/curriculum/fundamentals/fundamentals';
import { expect, test } from 'vitest';
import { answer, unreachable } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import TradingFundamentals from './trading-fundamentals.tsx';

const MARK = 'PUT /api/completions/:kind/:itemId';
const ids = fundamentals.map(({ id }) => id);

interface ScreenOptions {
  who?: 'visitor' | 'genesis';
  section?: string;
  done?: string[];
}

function renderFundamentals({ who = 'visitor', section = '', done = [] }: ScreenOptions = {}) {
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/completions', { terms: [], sections: done, modules: [], articles: [] });
  const at = `/trading-fundamentals${section === '' ? '' : `?section=${section}`}`;
  return renderScreen(<TradingFundamentals />, { at, path: '/trading-fundamentals' });
}

// Found by text: a search by role takes seconds with this many candles.
const link = (text: string) => screen.getByText(text, { selector: 'a' });

test.each(fundamentals)('$id shows everything that its author wrote', ({ id, title, blocks }) => {
  renderFundamentals({ section: id });
  expect(screen.getByText(title, { selector: 'h2' })).toBeTruthy();
  const text = document.body.textContent?.replaceAll('\u00a0', ' ');
  const pictures = [...document.querySelectorAll('[role=img]')].map((picture) => picture.getAttribute('aria-label'));
  expect(textsOf(blocks).filter((part) => !text?.includes(part) && !pictures.includes(part))).toEqual([]);
});

test('Next Section completes the section and moves on; Previous moves back', async () => {
  const { user, address } = renderFundamentals();
  expect(await screen.findByText('0 / 5 sections')).toBeTruthy();
  const banner = screen.getByRole('heading', { level: 1, name: 'Trading Fundamentals' }).closest('header');
  const bar = banner?.querySelector('progress');
  expect([bar?.value, bar?.max, bar?.getAttribute('aria-valuetext')]).toEqual([0, 5, '0 / 5 sections']);
  expect(screen.queryByText('Previous', { selector: 'a' })).toBeNull();
  await user.click(link('Next Section'));
  expect(address()).toBe(`/trading-fundamentals?section=${ids[1]}`);
  expect(await screen.findByText('1 / 5 sections')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(fundamentals[1]?.title);
  expect(localStorage.getItem('wickwise.visitor-progress')).toContain(`"sections":["${ids[0]}"]`);
  expect(document.querySelectorAll('nav[aria-label=Sections] li [aria-label=Completed]').length).toBeGreaterThan(0);
  await user.click(link('Previous'));
  expect(address()).toBe(`/trading-fundamentals?section=${ids[0]}`);
});

test('the last section’s link continues to the vocabulary and completes it', async () => {
  const { user, address } = renderFundamentals({ section: ids.at(-1) ?? '' });
  await screen.findByText('0 / 5 sections');
  await user.click(link('Continue to Vocabulary'));
  expect(address()).toBe('/vocabulary');
  expect(localStorage.getItem('wickwise.visitor-progress')).toContain(`"sections":["${ids.at(-1)}"]`);
});

test('after all five sections a card congratulates the reader and links to what comes next', async () => {
  renderFundamentals({ who: 'genesis', done: ids });
  expect(await screen.findByText('Congratulations')).toBeTruthy();
  expect(screen.getByText('5 / 5 sections')).toBeTruthy();
  expect(link('Go to Vocabulary').getAttribute('href')).toBe('/vocabulary');
  expect(link('Back to the learning path').getAttribute('href')).toBe('/learning-path');
});

test('a section that could not be saved says so and can be tried again', async () => {
  answer(MARK, unreachable);
  const { user } = renderFundamentals({ who: 'genesis' });
  await screen.findByText('0 / 5 sections');
  await user.click(link('Next Section'));
  expect(await screen.findByText('We couldn’t reach the server, so this section isn’t marked yet.')).toBeTruthy();
  answer(MARK, { earned: { entries: [], stats, celebrations: [] } });
  await user.click(screen.getByText('Try again', { selector: 'button' }));
  expect(await screen.findByText('1 / 5 sections')).toBeTruthy();
});

test('the sidebar lists the five sections, and a click on one moves there without completing another', async () => {
  const { user, address } = renderFundamentals();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label=Sections] details + div a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'What is Trading',
    'Understanding Financial Markets',
    'Types of Market Analysis',
    'Risk Management Basics',
    'Trading Psychology',
  ]);
  await user.click(links[3] ?? document.body);
  expect(address()).toBe(`/trading-fundamentals?section=${ids[3]}`);
  expect(await screen.findByText('0 / 5 sections')).toBeTruthy();
});

test('a note can be written on a section, and leads back to it', async () => {
  const [, second] = fundamentals;
  const { user } = renderFundamentals({ section: second?.id ?? '' });
  await user.click(await screen.findByText('Write a note on this section', { selector: 'button' }));
  await user.type(await screen.findByLabelText(`Your notes on ${second?.title}`), 'Who takes the other side?');
  await user.click(screen.getByText('Save Notes', { selector: 'button' }));
  await user.click(await screen.findByText('Browse Notes (1)'));
  const entry = await screen.findByText(second?.title ?? '', { selector: '[role=dialog] h3 a' });
  expect(entry.getAttribute('href')).toBe(`/trading-fundamentals?section=${second?.id}`);
});
