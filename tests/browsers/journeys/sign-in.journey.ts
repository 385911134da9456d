import { expect, journey } from '../support/journey.ts';
import { button, buttonWith, field, heading, link, text, within } from '../support/locators.ts';
import { readLink } from '../support/mailbox.ts';

const EMAIL = 'casey@example.com';

journey('a newcomer signs in by a mailed link, and signs out', async ({ screen, site, expectFault }) => {
  await screen.open('/sign-in?returnTo=/account');
  await screen.fill(field('Email address'), EMAIL);
  await screen.click(button('Email me a sign-in link instead'));
  await screen.see(heading('Check your inbox'));
  await screen.see(text(`We sent a link to ${EMAIL}.`));

  await screen.driver.get(await readLink(site, EMAIL));
  await screen.click(button(`Sign in as ${EMAIL}`));
  await screen.see(heading('Account'));
  expect(await screen.address()).toBe('/account');

  // The page may still be asking for something, which is refused once the session has ended.
  expectFault('401 GET /api/');
  await screen.click(buttonWith('Account: casey'));
  await screen.click(within('//*[@role="dialog"]', link('Sign Out')));
  await screen.see(link('Sign In'));
  await screen.driver.navigate().back();
  await screen.seeNot(text(EMAIL));
});
