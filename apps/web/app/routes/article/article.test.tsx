import { textsOf } from '@wickwise/curriculum/articles/article-text';
import { articles, introductions } from '@wickwise/curriculum/articles/articles';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { answer, recordedCalls } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import ArticleRoute, { meta } from './article.tsx';

function renderArticle(articleId: string, who: 'visitor' | 'genesis' = 'visitor') {
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/completions', { terms: [], sections: [], modules: [], articles: [] });
  const route = { params: { articleId } } as ComponentProps<typeof ArticleRoute>;
  return renderScreen(<ArticleRoute {...route} />, { at: `/learn/articles/${articleId}` });
}

function titleOf(articleId: string): unknown {
  const tags = meta({ params: { articleId } } as Parameters<typeof meta>[0]);
  return tags.flatMap((tag) => ('title' in tag ? [tag.title] : []))[0];
}

test.each([...introductions, ...articles])(
  '$id shows everything that its author wrote',
  ({ id, title, summary, estimatedTime, blocks, sources }) => {
    renderArticle(id);
    expect(titleOf(id)).toBe(`${title} · Wickwise`);
    const header = screen.getByRole('heading', { level: 1, name: title }).closest('header');
    expect(header?.textContent).toContain(summary);
    expect(header?.textContent).toContain(`${estimatedTime} min read`);
    expect(header?.textContent).toMatch(/Reviewed [A-Z][a-z]+ \d{1,2}, 20\d\d/);
    const listed = screen.getByRole('region', { name: 'Sources' }).textContent;
    for (const source of sources)
      for (const part of [source.title, source.publisher, source.dated]) expect(listed).toContain(part);
    // Spaces at which no line ends are spaces.
    const text = document.body.textContent?.replaceAll('\u00a0', ' ');
    const pictures = screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'));
    expect(textsOf(blocks).filter((part) => !text?.includes(part) && !pictures.includes(part))).toEqual([]);
    for (const block of blocks) {
      if (block.kind === 'chart') expect(pictures).toContain(block.picture.alt);
      if (block.kind === 'bars') expect(pictures).toContain(block.alt);
    }
  },
);

test('the candles of an article’s figure are also available as a table', () => {
  renderArticle('position-sizing');
  const [table] = screen.getAllByText('Show the candles as a table');
  expect(table?.closest('details')?.textContent).toContain('34, marked');
});

test.each([introductions[0]?.id ?? '', articles.at(-1)?.id ?? ''])(
  '%s, the first or last article, has one neighbor',
  (id) => {
    renderArticle(id);
    expect(screen.getByLabelText('Previous and next article').querySelectorAll('a')).toHaveLength(1);
  },
);

const markButton = () => screen.findByText('Mark as read', { selector: 'button' });

test('a visitor’s article is marked as read in the browser', async () => {
  const { user } = renderArticle('trend-analysis');
  await user.click(await markButton());
  expect(await screen.findByText('You’ve read this article')).toBeTruthy();
  expect(localStorage.getItem('wickwise.visitor-progress')).toContain('"articles":["trend-analysis"]');
});

test('a learner’s article is marked as read on the server', async () => {
  answer('PUT /api/completions/:kind/:itemId', { earned: { entries: [], stats, celebrations: [] } });
  const { user } = renderArticle('trend-analysis', 'genesis');
  await user.click(await markButton());
  expect(await screen.findByText('You’ve read this article')).toBeTruthy();
  expect(recordedCalls('PUT /api/completions/:kind/:itemId').map(({ path }) => path)).toEqual([
    '/api/completions/article/trend-analysis',
  ]);
});

test('an unknown article leads back to the lessons', () => {
  renderArticle('no-such-article');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No such article');
  expect(titleOf('no-such-article')).toBe('No such article · Wickwise');
  expect(screen.getByRole('link', { name: 'Go to the lessons' }).getAttribute('href')).toBe('/learn');
});

test('a note can be written on an article, and leads back to it', async () => {
  const { user } = renderArticle('position-sizing');
  await user.click(await screen.findByText('Write a note on this article', { selector: 'button' }));
  await user.type(await screen.findByLabelText('Your notes on Position Sizing'), 'One percent a trade');
  await user.click(screen.getByText('Save Notes', { selector: 'button' }));
  await user.click(await screen.findByText('Browse Notes (1)'));
  const link = await screen.findByText('Position Sizing', { selector: '[role=dialog] h3 a' });
  expect(link.getAttribute('href')).toBe('/learn/articles/position-sizing');
});

test('a template keeps what is written for the person who wrote it, and hands it on as text', async () => {
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Setup');
  const { user } = renderArticle('a-written-trading-plan');
  await waitFor(async () => expect((await field()).readOnly).toBe(false));
  await user.type(await field(), 'A close above 20 highs');
  await user.click(screen.getByText('Copy as text', { selector: 'button' }));
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('Setup\nA close above 20 highs\n\nEntry\n(');
  cleanup();
  renderArticle('a-written-trading-plan');
  await waitFor(async () => expect((await field()).value).toBe('A close above 20 highs'));
  cleanup();
  renderArticle('a-written-trading-plan', 'genesis');
  await waitFor(async () => expect((await field()).readOnly).toBe(false));
  expect((await field()).value).toBe('');
});
