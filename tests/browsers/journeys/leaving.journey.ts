import { expect, journey } from '../support/journey.ts';
import { heading } from '../support/locators.ts';

/** Follows two links with one script: the first screen is still being loaded when the second, a new page, is requested. */
function followBoth(first: string, second: string): void {
  document.querySelector<HTMLAnchorElement>(`a[href="${first}"]`)?.click();
  setTimeout(() => window.location.assign(second), 50);
}

journey(
  'the link that was followed last wins over a screen that is still being loaded',
  async ({ screen, expectFault }) => {
    // The router tells of what the browser dropped. It must not reload the page, which would stay where it is.
    expectFault('Error loading route module');
    expectFault('dynamically imported module');
    expectFault('Importing a module script failed');
    for (const first of ['/quiz', '/vocabulary', '/flashcards']) {
      await screen.open('/learn');
      await screen.see(heading('Lessons'));
      await screen.driver.executeScript(followBoth, first, '/tier-breakdown');
      await screen.until('at the last link', async () => (await screen.address()) === '/tier-breakdown');
      expect(await screen.textOf('//h1'), first).not.toBe('');
    }
  },
);
