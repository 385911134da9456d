import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome depends on colours; the others need not be asked again for each palette. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const appearances = [
  { theme: 'dark', palette: 'standard' },
  { theme: 'light', palette: 'colour-blind' },
  { theme: 'dark', palette: 'colour-blind' },
] as const;

/** Every rule in light colours, then the rules of colour in the other appearances. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await settled(page);
  const problems = await violations(new AxeBuilder({ page }).withTags(TAGS));
  for (const { theme, palette } of appearances) {
    await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), { theme, palette });
    const found = await violations(new AxeBuilder({ page }).withRules(COLOUR_RULES));
    problems.push(...found.map((problem) => `${theme}, ${palette}: ${problem}`));
  }
  await page.evaluate(() => {
    delete document.documentElement.dataset.theme;
    delete document.documentElement.dataset.palette;
  });
  expect.soft(problems, `accessibility of ${what}`).toEqual([]);
}

/** Each violation in one line: the rule, the elements, and what axe says of them. */
async function violations(builder: AxeBuilder): Promise<string[]> {
  // Pages of ours hold no frames, so one script in the page is all it takes.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Waits until nothing moves and nothing loads any more: a half-faded colour has a contrast of its own. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}
