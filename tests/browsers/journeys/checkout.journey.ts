import { cards } from '../../browser/support/checkout.ts';
import { signIn, unusedAccount } from '../support/accounts.ts';
import { expect, journey } from '../support/journey.ts';
import { button, field, heading, link, text } from '../support/locators.ts';

journey('a learner buys Heritage with the sandbox’s card, and opens what it unlocks', async ({ screen }) => {
  await signIn(screen, unusedAccount(), '/checkout');
  await screen.type(field('Card number'), cards.good);
  await screen.type(field('Expiration date'), '1230');
  await screen.type(field('Security code'), '123');
  expect(await (await screen.see(field('Card number'))).getProperty('value')).toBe('4242 4242 4242 4242');
  await screen.click(button('Pay $37.00'));
  await screen.see(heading('Payment Successful!'));
  await screen.see(text('Sandbox: no money moves'));
  await screen.click(link('Go to your lessons'));
  await screen.see(heading('Lessons'));
  await screen.open('/live-charts');
  await screen.see(heading('Patterns on this chart'));
});
