import { heritageMember, signIn } from '../support/accounts.ts';
import { expect, journey } from '../support/journey.ts';
import { button } from '../support/locators.ts';

const OPTIONS = '//*[@aria-label="Your decision"]//ol//button';

journey('a scenario is decided, explained, and followed by the next', async ({ screen }) => {
  await signIn(screen, heritageMember, '/scenarios');
  const title = await screen.textOf('//article//h2');
  await screen.click(OPTIONS);
  await screen.see('//*[@role="status"][.="Correct!" or .="Not quite right"]');
  await screen.see(`${OPTIONS}[@aria-pressed="true"]`);
  await screen.click(button('Next Scenario'));
  await screen.until('the next scenario', async () => (await screen.textOf('//article//h2')) !== title);
  expect(await screen.countOf(`${OPTIONS}[@aria-pressed="true"]`)).toBe(0);
});
