import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { listFlashcards } from '../../../../server/src/features/review/data.ts';
import Flashcards from './flashcards.tsx';

test('the shuffle switch shows the same cards in another order, and then in the first one again', async () => {
  answer('GET /api/auth/user', people.visitor);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  answer('GET /api/flashcards', listFlashcards({ hasHeritageAccess: true }));
  const { user } = renderScreen(<Flashcards />);
  const total = listFlashcards({ hasHeritageAccess: true }).length;
  const shuffle = async () => {
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByLabelText('Shuffle'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
  };
  const show = async () => {
    const questions: string[] = [];
    for (let count = 0; count < 5; count++) {
      questions.push((await screen.findByRole('button', { name: /Flip the card$/ })).textContent ?? '');
      await user.click(screen.getByRole('button', { name: /Next/ }));
    }
    return questions;
  };
  const ordered = await show();
  await shuffle();
  expect(await screen.findByText(`Card 1 of ${total}`)).toBeTruthy();
  expect(await show()).not.toEqual(ordered);
  await shuffle();
  expect(await show()).toEqual(ordered);
});
