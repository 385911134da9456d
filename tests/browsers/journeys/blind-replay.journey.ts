import { heritageMember, signIn } from '../support/accounts.ts';
import { journey } from '../support/journey.ts';
import { button, buttonWith, field, heading, headingWith, link, text, within } from '../support/locators.ts';

journey('a series is replayed blind, through a reload, to the end that reveals it', async ({ screen }) => {
  await signIn(screen, heritageMember);
  await screen.open('/live-charts');
  await screen.click(within('//main', link('Blind replay')));
  await screen.select(field('Symbol'), 'IBM');
  await screen.select(field('Length'), '100 bars');
  await screen.click(button('Start replay'));
  await screen.see('//canvas');
  await screen.click(buttonWith('Buy'));
  await screen.click(buttonWith('Place order'));
  await screen.click(buttonWith('Next bar'));
  await screen.see(text('Entered: bought'));
  await screen.reload();
  await screen.see(headingWith('Long, '));
  await screen.click(button('End and reveal'));
  await screen.click(within('//*[@role="alertdialog"]', button('End and reveal')));
  await screen.see(heading('It was IBM'));
});
