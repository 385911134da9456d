import { expect, test } from 'vitest';
import { pageMeta, siteMeta } from './page-meta.ts';

const words = { title: 'Learn to read the market', description: 'Lessons and drills.' };

test('a document that can become any page has the title of none', () => {
  const [page, ...shared] = pageMeta(words);
  expect(page).toEqual({ title: 'Learn to read the market · Wickwise' });
  expect(siteMeta(words)).toEqual([{ title: 'Wickwise' }, ...shared]);
});
