import { signIn, unusedAccount } from '../support/accounts.ts';
import { closeCelebrations } from '../support/celebrations.ts';
import { expect, journey } from '../support/journey.ts';
import { button, heading, text } from '../support/locators.ts';
import type { Screen } from '../support/screen.ts';

const CHART = '//*[@aria-label="The pattern on the chart"]//*[@role="img"]';
const choice = (name: string) => `//label[normalize-space()="${name}"]`;

const nameOfChart = async (screen: Screen) => (await screen.see(CHART)).getAttribute('aria-label');

/** Which picture the switch says is shown. */
const chosen = (screen: Screen) =>
  screen.driver.executeScript<string>(
    () => document.querySelector('main fieldset input:checked')?.closest('label')?.textContent,
  );

journey('a lesson’s chart is switched, and shows what the switch says after a reload', async ({ screen }) => {
  await screen.open('/learn/hammer');
  await screen.see(heading('Hammer'));
  const example = await nameOfChart(screen);
  await screen.click(choice('Near miss'));
  await screen.until('another chart', async () => (await nameOfChart(screen)) !== example);
  expect(await chosen(screen)).toBe('Near miss');
  await screen.reload();
  await screen.until('the first chart again', async () => (await nameOfChart(screen)) === example);
  expect(await chosen(screen)).toBe('Example');
  await screen.click(button('Show what followed'));
  await screen.until('the outcome', async () => (await nameOfChart(screen)) !== example);
});

journey('a learner marks a lesson as complete', async ({ screen }) => {
  await signIn(screen, unusedAccount());
  await screen.open('/learn/doji');
  await screen.click(button('Mark as Complete'));
  await screen.see(text('Lesson complete'));
  await closeCelebrations(screen);
  await screen.see(heading('Lessons'));
  await screen.open('/learn/doji');
  await screen.see(text('You’ve completed this lesson'));
});
