import { signIn, unusedAccount } from '../support/accounts.ts';
import { journey } from '../support/journey.ts';
import { buttonWith, tab, text } from '../support/locators.ts';
import { Key } from '../support/screen.ts';

journey('flashcards are turned, graded and undone by keys, and the grades are kept', async ({ screen }) => {
  await signIn(screen, unusedAccount(), '/flashcards');
  await screen.see(text('Card 1 of '));
  await screen.press(Key.SPACE);
  await screen.see(buttonWith('Flip back'));
  await screen.press('3');
  await screen.see(text('Card 2 of '));
  await screen.press(Key.ARROW_LEFT);
  await screen.see(text('Card 1 of '));
  await screen.reload();
  await screen.click(tab('Smart review'));
  await screen.see(text('Card 1 of 4'));
  await screen.press(Key.SPACE);
  await screen.see(buttonWith('Flip back'));
  await screen.press('1');
  await screen.see(text('Card 2 of 4'));
  await screen.press('u');
  await screen.see(text('Card 1 of 4'));
});
