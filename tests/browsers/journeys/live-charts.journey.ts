import { heritageMember, signIn } from '../support/accounts.ts';
import { expect, journey } from '../support/journey.ts';
import { buttonWith, field, heading, headingWith, link, text } from '../support/locators.ts';
import { Key } from '../support/screen.ts';

const CHART = '//*[@role="application"][starts-with(@aria-label, "AAPL")]';

journey('the live charts draw their candles, follow the stream and explain a pattern by keys', async ({ screen }) => {
  await signIn(screen, heritageMember);
  await screen.open('/live-charts?symbol=AAPL&interval=D');
  await screen.see(heading('Patterns on this chart'));
  await screen.see(`${CHART}//canvas`);
  await screen.see(text('Simulated market'));
  await screen.see(text(' ago'));
  await screen.see(buttonWith('Show all'));
  await screen.click(CHART);
  await screen.press(Key.ARROW_UP);
  await screen.press(Key.ENTER);
  await screen.see(heading('Rules'));
  await screen.click(link('Log a trade on this pattern'));
  await screen.see(headingWith('Log New Trade'));
  expect(await (await screen.see(field('Symbol'))).getProperty('value')).toBe('AAPL');
});
