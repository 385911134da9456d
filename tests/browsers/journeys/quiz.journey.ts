import { signIn, unusedAccount } from '../support/accounts.ts';
import { closeCelebrations } from '../support/celebrations.ts';
import { expect, journey } from '../support/journey.ts';
import { button, heading, text } from '../support/locators.ts';
import { Key, type Screen } from '../support/screen.ts';

const PICTURES = '//button[@aria-pressed][not(@disabled)]';
const zone = (number: number) => `//ol/li[${number}]//button[normalize-space()="Place it here"]`;

/** Chooses an answer, whichever is right, and returns whether another question follows. */
async function answerQuestion(screen: Screen, number: number): Promise<boolean> {
  await screen.see(text(`Question ${number} of `));
  await screen.click('//fieldset//label[.//input[@type="radio"]]');
  await screen.click(button('Submit Answer'));
  await screen.see('//*[@role="status"]//p[starts-with(., "Correct!") or starts-with(., "Not quite.")]');
  const isLast = !(await screen.shows(button('Next Question')));
  if (!isLast) await screen.press(Key.ENTER);
  return !isLast;
}

/** Places each picture at the next description. */
async function match(screen: Screen): Promise<void> {
  await screen.click(button('Match Pictures'));
  await screen.see(heading('Match them up'));
  for (const number of [1, 2, 3]) {
    await screen.click(PICTURES);
    await screen.click(zone(number));
  }
  await screen.click(button('Check Matches'));
  await screen.see('//*[@role="status"][contains(., "of 3 correctly.")]');
  await screen.click(button('Continue'));
}

journey(
  'a learner takes the knowledge check, with a reload in the middle and the matching at its end',
  async ({ screen }) => {
    await signIn(screen, unusedAccount(), '/quiz');
    await screen.see(text('10 of 10 quizzes left today'));
    await screen.click(button('Start Quiz'));
    let number = 1;
    while (await answerQuestion(screen, number)) {
      number++;
      if (number === 2) await screen.reload();
    }
    expect(number).toBeGreaterThan(1);
    await match(screen);
    await closeCelebrations(screen);
    await screen.see('//h1[.="Congratulations!" or .="Good Effort!"]');
    await screen.click(button('All Levels'));
    await screen.see(text('9 of 10 quizzes left today'));
  },
);
