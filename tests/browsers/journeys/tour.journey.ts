import { routes } from '../../browser/support/routes.ts';
import { heritageMember, signIn } from '../support/accounts.ts';
import { expect, journey } from '../support/journey.ts';
import type { Screen } from '../support/screen.ts';

const HEADING = '//h1';
const LOADING = '//*[contains(concat(" ", @class, " "), " animate-pulse ")]';

/** How many pixels of the page lie beyond its right edge. */
const overflow = ({ driver }: Screen) =>
  driver.executeScript<number>(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens every screen, each at a desk's and at a phone's width. */
async function tour(screen: Screen, paths: readonly string[]): Promise<void> {
  const tooWide: string[] = [];
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await screen.browser.resize(width, height);
    for (const path of paths) {
      await screen.open(path);
      await screen.see(HEADING);
      await screen.seeNot(LOADING);
      if ((await overflow(screen)) > 0) tooWide.push(`${path} at ${width} pixels`);
    }
  }
  expect(tooWide).toEqual([]);
}

journey('a visitor opens every screen', async ({ screen }) => {
  await tour(screen, routes);
});

journey('a Heritage member opens every screen', async ({ screen }) => {
  await signIn(screen, heritageMember);
  await tour(screen, routes);
});
