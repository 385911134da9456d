import { expect, test } from 'vitest';
import { VISITOR } from '#app/lib/owned-store.ts';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { lessonNoteStore } from '../storage.ts';
import { NotesButton } from './notes-button.tsx';

const doji = { id: 'doji', title: 'Doji' };
const QUESTION = 'Is the lesson note in this browser yours?';
const contents = (owner: string) =>
  lessonNoteStore(owner)
    .getState()
    .value.map(({ content }) => content);

async function openNotes(id: string | null) {
  cleanup();
  answer('GET /api/auth/user', id === null ? null : { ...people.genesis, id });
  const { user } = renderScreen(<NotesButton label="Open" lessons={[doji]} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('tab', { name: /Browse Notes/ });
  return user;
}

async function writeNote(id: string | null, text: string) {
  const user = await openNotes(id);
  await user.type(screen.getByRole('textbox', { name: 'Your notes on Doji' }), text);
  await user.click(screen.getByRole('button', { name: 'Save Notes' }));
  return user;
}

test('a learner is not shown what another learner wrote in this browser', async () => {
  await writeNote('ada', 'Ada’s secret');
  await openNotes('ben');
  expect(screen.queryByDisplayValue('Ada’s secret')).toBeNull();
  expect(screen.queryByText(/in this browser yours/)).toBeNull();
  await openNotes('ada');
  expect(screen.getByDisplayValue('Ada’s secret')).toBeTruthy();
});

test('a visitor’s note is added to an account only when its learner says so, to what they have', async () => {
  await writeNote(null, 'Before signing up');
  const user = await writeNote('ada', 'Afterwards');
  expect(contents('ada')).toEqual(['Afterwards']);
  await user.click(screen.getByRole('button', { name: 'Yes, add it' }));
  expect(contents('ada')).toEqual(['Afterwards\n\nBefore signing up']);
  expect(contents(VISITOR)).toEqual([]);
  expect(screen.queryByText(QUESTION)).toBeNull();
});

test('a learner whose note it isn’t is not asked again, and it stays the visitor’s', async () => {
  await writeNote(null, 'Someone’s');
  const user = await openNotes('ben');
  await user.click(screen.getByRole('button', { name: 'Not mine' }));
  expect(screen.queryByText(QUESTION)).toBeNull();
  await openNotes('ben');
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(contents(VISITOR)).toEqual(['Someone’s']);
});
