import type { Page, Response } from '@playwright/test';
import { builtTexts } from './support/built-site.ts';
import { expect, test } from './support/fixtures.ts';
import { heritageLessons, heritageScreenTraces, premiumTraces, quizTraces, tracesIn } from './support/premium-text.ts';

const traces = premiumTraces();
const leaks = (text: string) => tracesIn(text, traces);

test('no file of the built product holds a premium sentence or the key of a quiz', () => {
  const texts = builtTexts();
  expect(texts.length).toBeGreaterThan(20);
  const others = [...heritageScreenTraces(), ...quizTraces()];
  expect(others.length).toBeGreaterThan(360);
  for (const { file, text } of texts) expect(tracesIn(text, [...traces, ...others]), file).toEqual([]);
});

test('only a heritage learner is given premium sentences', async ({ page, be, caller }) => {
  const answers: Promise<string[]>[] = [];
  const listen = (response: Response) => {
    if (response.url().startsWith(caller.origin)) answers.push(response.text().then(leaks, () => []));
  };
  page.on('response', listen);
  for (const role of ['visitor', 'genesis', 'refunded'] as const) {
    await test.step(`a ${role} gets no premium sentence in any page or response`, async () => {
      await be(role);
      await page.goto('/learn');
      // All pages are built from the same responses: a visitor opens one of each kind, the others one.
      const walked = role === 'visitor' ? oneOfEachCategory() : heritageLessons.slice(0, 1);
      for (const { id, name } of walked) await seePreview(page, id, name);
    });
  }
  expect(new Set((await Promise.all(answers)).flat())).toEqual(new Set());
  page.off('response', listen);

  await test.step('a heritage learner reads the whole lesson', async () => {
    await be('heritage');
    await page.goto('/learn/double-bottom');
    for (const name of [
      'What it is',
      'Key characteristics',
      'The rule in numbers',
      'How traders read it',
      'If, then',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 2, name: 'Evidence' })).toBeVisible();
  });
  await test.step('the check does find premium sentences where they belong', async () => {
    expect(traces.length).toBeGreaterThan(heritageLessons.length * 8);
    expect(leaks(await page.content()).length).toBeGreaterThan(8);
    expect(leaks(await (await caller.request.get('/api/patterns')).text())).toHaveLength(traces.length);
  });
});

function oneOfEachCategory() {
  return [...new Map(heritageLessons.map((lesson) => [lesson.category, lesson])).values()];
}

async function seePreview(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/learn/${id}`);
  await expect(
    page.getByRole('heading', { name: `This is a preview. The full lesson on ${name} includes:` }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as Complete' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/tier-breakdown');
  expect(leaks(await page.content()), id).toEqual([]);
}
