import type { Page } from '@playwright/test';
import { builtTexts } from './support/built-site.ts';
import { expect, type Role, test } from './support/fixtures.ts';
import { heritageLessons, premiumTraces } from './support/premium-text.ts';

const traces = premiumTraces();
const leaks = (text: string) => traces.filter((trace) => text.includes(trace));

test('the check itself finds premium sentences where they belong', { tag: '@desktop' }, async ({ be, caller }) => {
  expect(traces.length).toBeGreaterThan(heritageLessons.length * 8);
  await be('heritage');
  const lessons = await (await caller.request.get('/api/patterns')).text();
  expect(leaks(lessons)).toHaveLength(traces.length);
});

test('no file of the built product holds a premium sentence', { tag: '@desktop' }, () => {
  const texts = builtTexts();
  expect(texts.length).toBeGreaterThan(20);
  for (const { file, text } of texts) expect(leaks(text), file).toEqual([]);
});

for (const role of ['visitor', 'genesis', 'refunded'] satisfies Role[]) {
  test(`no page and no answer gives a ${role} a premium sentence`, { tag: '@desktop' }, async ({
    page,
    be,
    caller,
  }) => {
    await be(role);
    const answers: Promise<string[]>[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(caller.origin)) answers.push(response.text().then(leaks, () => []));
    });
    await page.goto('/learn');
    // All pages are made of the same answers: who is signed in walks one of each kind.
    const walked = role === 'visitor' ? heritageLessons : oneOfEachCategory();
    for (const { id, name } of walked) await seePreview(page, id, name);
    for (const call of ['/api/patterns', '/api/patterns/all']) {
      answers.push(caller.request.get(call).then(async (response) => leaks(await response.text())));
    }
    expect(new Set((await Promise.all(answers)).flat())).toEqual(new Set());
  });
}

function oneOfEachCategory() {
  return [...new Map(heritageLessons.map((lesson) => [lesson.category, lesson])).values()];
}

async function seePreview(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/learn/${id}`);
  await expect(
    page.getByRole('heading', { name: `This is a preview. The whole lesson on ${name} holds:` }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as Complete' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/tier-breakdown');
  expect(leaks(await page.content()), id).toEqual([]);
}

test('a heritage learner reads the whole lesson', async ({ page, be }) => {
  await be('heritage');
  await page.goto('/learn/double-bottom');
  for (const name of [
    'What it is',
    'Key characteristics',
    'The rule in numbers',
    'How it is read',
    'If, then',
    'Evidence',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(leaks(await page.content()).length).toBeGreaterThan(8);
});
