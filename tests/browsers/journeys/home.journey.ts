import { journey } from '../support/journey.ts';
import { button, heading, link } from '../support/locators.ts';

journey('a visitor is welcomed, and judges the three candles on the home page', async ({ screen }) => {
  await screen.open('/');
  await screen.see(heading('Welcome to Wickwise'));
  await screen.click(button('Close'));
  await screen.seeNot(heading('Welcome to Wickwise'));
  for (const example of ['First', 'Second', 'Third']) {
    await screen.click(button(example));
    await screen.click(button('Yes'));
    await screen.see('//*[@aria-live="polite"][starts-with(., "You’re right.") or starts-with(., "Not quite.")]');
    while (await screen.shows(button('Next candle'))) await screen.click(button('Next candle'));
    await screen.see(link('Learn the hammer'));
  }
  await screen.click(link('Learn the hammer'));
  await screen.see(heading('Hammer'));
});
