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

/** Whether what had the focus has gone, so that the next key starts at the top of the page. */
export function hasLostFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === document.body);
}

/** Every rule in light colours, then the rules of colour in the other appearances. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  await untilStill(page);
  // Pages of ours hold no frames, so one script in the page is all it takes.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  const problems = violations.flatMap(inWords);
  for (const { theme, palette } of appearances) {
    await dress(page, { theme, palette });
    const found = await runAgain(page);
    problems.push(...found.flatMap(inWords).map((problem) => `${theme}, ${palette}: ${problem}`));
  }
  await dress(page, { theme: null, palette: null });
  expect.soft(problems, `accessibility of ${what}`).toEqual([]);
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string | undefined }[];
}

/** Each element in one line: the rule, where it is, and what axe says of it. */
function inWords({ id, nodes }: Violation): string[] {
  return nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`);
}

/** What the switches of the header do, done at once. */
async function dress(page: Page, appearance: Record<'theme' | 'palette', string | null>): Promise<void> {
  await page.evaluate((chosen) => {
    for (const [name, value] of Object.entries(chosen)) {
      if (value === null) delete document.documentElement.dataset[name];
      else document.documentElement.dataset[name] = value;
    }
  }, appearance);
  await untilStill(page);
}

/** The first run has left its script in the page. */
function runAgain(page: Page): Promise<Violation[]> {
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    const { violations } = await axe.run({ runOnly: { type: 'rule', values }, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, nodes }));
  }, COLOUR_RULES);
}

/** A half-faded colour has a contrast of its own: waits for a frame in which nothing moves any more. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let still = 0;
    while (still < 2) {
      await frame();
      still = document.getAnimations().length === 0 ? still + 1 : 0;
    }
  });
}
