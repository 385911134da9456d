import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const PAPER = 'rgb(250, 247, 242)';
const INK = 'rgb(14, 18, 22)';

/** The switches are behind a button of their own in a wide header, in the menu of a narrow one. */
async function openSwitches(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Appearance|Menu)$/ })
    .filter({ visible: true })
    .first()
    .click();
  return page.getByRole('dialog', { name: /^(Appearance|Menu)$/ }).filter({ visible: true });
}

/** The colour that a rising candle is drawn in. */
function risingColour(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.color = 'var(--up)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
}

test('the theme follows the system until one is chosen, which outlives a reload with its palette', {
  tag: '@both',
}, async ({ page, faults }) => {
  await page.goto('/learn');
  await expect(page.locator('body')).toHaveCSS('background-color', PAPER);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', INK);
  const switches = await openSwitches(page);
  await expect(switches.getByRole('radio', { name: 'System' })).toBeChecked();
  await switches.getByText('Light', { exact: true }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', PAPER);
  // What is chosen is shown, not what the system has.
  await page.emulateMedia({ colorScheme: 'light' });
  const standard = await risingColour(page);
  await switches.getByText('Dark', { exact: true }).click();
  await switches.getByText('Color-blind', { exact: true }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', INK);
  const chosen = await risingColour(page);
  expect(chosen).not.toBe(standard);

  // Without the application the page already looks as chosen: nothing has to be changed when it starts.
  faults.expect('failed GET /assets/');
  // The application, which couldn’t be loaded.
  faults.expect('uncaught ');
  await page.route('**/assets/*.js', (route) => route.abort('failed'));
  // This page never hydrates, so nothing waits for that.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveCSS('background-color', INK);
  expect(await risingColour(page)).toBe(chosen);

  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Doji', exact: true })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', INK);
  expect(await risingColour(page)).toBe(chosen);
  const reopened = await openSwitches(page);
  await expect(reopened.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(reopened.getByRole('radio', { name: 'Color-blind' })).toBeChecked();
});

test('with reduced motion nothing moves for long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/learn', '/sign-in']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const longest = await page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(', ').map(Number.parseFloat));
      const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
      return Math.max(
        ...styles.map((style) => Math.max(seconds(style.animationDuration), seconds(style.transitionDuration))),
      );
    });
    expect(longest, `seconds of the longest motion on ${path}`).toBeLessThanOrEqual(0.001);
  }
});
