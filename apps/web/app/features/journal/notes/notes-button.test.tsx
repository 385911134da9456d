import type { CurrentUser } from '@wickwise/contract/identity';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { act, cleanup, renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { lessonNoteStore } from '../storage.ts';
import { NotesButton } from './notes-button.tsx';

const LESSON_NOTES_KEY = `${ownedKeys.lessonNotes}.${people.genesis.id}`;
const doji = { id: 'doji', title: 'Doji' };
const hammer = { id: 'hammer', title: 'Hammer' };
const EMPTY = 'No notes yet. Start taking notes to build your learning journal!';

beforeEach(() => answer('GET /api/auth/user', people.genesis));

async function openedNotes() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Lesson notes' }));
  await dialog.findByRole('tablist');
  return dialog;
}

async function openNotes(lessons = [doji, hammer]) {
  const { user } = renderScreen(<NotesButton label="My Trading Journal" lessons={lessons} />);
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'My Trading Journal' }));
    return openedNotes();
  };
  const dialog = await open();
  return { user, open, dialog, browse: () => user.click(dialog.getByRole('tab', { name: /^Browse Notes/ })) };
}

const store = (...notes: { lesson: typeof doji; content: string; tags?: string[] }[]) => {
  const at = '2026-03-02T09:00:00.000Z';
  const entries = notes.map(({ lesson, content, tags = [] }) => ({
    id: lesson.id,
    lessonId: lesson.id,
    lessonTitle: lesson.title,
    content,
    tags,
    createdAt: at,
    updatedAt: at,
  }));
  localStorage.setItem(LESSON_NOTES_KEY, JSON.stringify({ version: 1, notes: entries }));
  window.dispatchEvent(new StorageEvent('storage', { key: LESSON_NOTES_KEY }));
};
const stored = () => JSON.parse(localStorage.getItem(LESSON_NOTES_KEY) ?? '{"notes":[]}').notes;

test('a note is written with a tip on hashtags, its characters and its tags, and Save Notes waits for text', async () => {
  const { user, dialog } = await openNotes();
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save Notes' });
  const area = dialog.getByRole('textbox', { name: 'Your notes on Doji' });
  expect(document.activeElement).toBe(area);
  expect(dialog.getByText(/^Add hashtags to find a note again: #stop-loss/)).toBeTruthy();
  await user.type(area, '  ');
  expect(save.disabled).toBe(true);
  await user.type(area, 'A #Pause');
  expect(dialog.getByText('characters').parentElement?.textContent ?? '').toContain('10 characters');
  expect(within(dialog.getByRole('list', { name: 'Tags' })).getByText('#pause')).toBeTruthy();
  await user.click(save);
  expect(dialog.getByText('Notes saved.')).toBeTruthy();
  expect(stored()).toMatchObject([{ lessonId: 'doji', lessonTitle: 'Doji', content: '  A #Pause', tags: ['pause'] }]);
  expect(dialog.getByRole('tab', { name: 'Browse Notes (1)' })).toBeTruthy();
});

test('without a lesson nothing can be saved', async () => {
  const { user, dialog } = await openNotes([]);
  await user.type(dialog.getByRole('textbox', { name: 'Your notes' }), 'A thought');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save Notes' }).disabled).toBe(true);
});

test('an unsaved draft survives closing the dialog', async () => {
  const { user, dialog, open } = await openNotes([{ id: 'draft', title: 'Draft' }]);
  await user.type(dialog.getByRole('textbox', { name: 'Your notes on Draft' }), 'Half a sentence');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const again = await open();
  expect(again.getByRole('textbox')).toHaveProperty('value', 'Half a sentence');
});

test('an unsaved draft survives a reload until it is discarded, and no other account is shown it', async () => {
  const lessons = [{ id: 'reload', title: 'Reload' }];
  const visit = async (who: CurrentUser | null) => {
    cleanup();
    answer('GET /api/auth/user', who);
    const { user } = renderScreen(<NotesButton label="My Trading Journal" lessons={lessons} />);
    await user.click(screen.getByRole('button', { name: 'My Trading Journal' }));
    return { user, dialog: await openedNotes() };
  };
  const first = await visit(people.genesis);
  await first.user.type(first.dialog.getByRole('textbox'), 'Half a sentence');
  for (const stranger of [people.visitor, { ...people.genesis, id: 'another-learner' }]) {
    expect((await visit(stranger)).dialog.getByRole('textbox')).toHaveProperty('value', '');
  }
  const { user, dialog } = await visit(people.genesis);
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Half a sentence');
  expect(dialog.getByText(/^Not saved yet/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Discard Changes' }));
  expect(dialog.getByRole('textbox')).toHaveProperty('value', '');
  expect((await visit(people.genesis)).dialog.getByRole('textbox')).toHaveProperty('value', '');
});

test('a full disk is reported, and the text stays in the form', async () => {
  const { user, dialog } = await openNotes([{ id: 'full', title: 'Full' }]);
  const area = dialog.getByRole('textbox');
  await user.type(area, 'Too much');
  const refuse = vi.spyOn(lessonNoteStore(people.genesis.id), 'change').mockReturnValue(false);
  await user.click(dialog.getByRole('button', { name: 'Save Notes' }));
  refuse.mockRestore();
  expect(dialog.getByRole('alert').textContent).toContain('Your notes weren’t saved');
  expect(area).toHaveProperty('value', 'Too much');
});

test('notes can be searched, deleted and restored', async () => {
  store({ lesson: doji, content: 'A pause' }, { lesson: hammer, content: 'A long shadow', tags: ['wick'] });
  const { user, dialog, browse } = await openNotes();
  await browse();
  const titles = () => dialog.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const search = dialog.getByRole('searchbox', { name: 'Search your notes' });
  await user.type(search, 'WICK');
  expect(titles()).toEqual(['Hammer']);
  await user.type(search, ' nowhere');
  expect(dialog.getByText('No notes found matching your search.')).toBeTruthy();
  await user.clear(search);
  await user.click(dialog.getByRole('button', { name: 'Delete the note on Doji' }));
  expect(titles()).toEqual(['Hammer']);
  expect(document.activeElement?.textContent).toBe('Undo');
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Doji', 'Hammer']);
  expect(document.activeElement?.textContent).toBe('Note on Doji restored.');
});

test('deleting the entry of the open lesson clears the text', async () => {
  store({ lesson: doji, content: 'A pause' });
  const { user, dialog, browse } = await openNotes();
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'A pause');
  await browse();
  await user.click(dialog.getByRole('button', { name: 'Delete the note on Doji' }));
  expect(dialog.getByText(EMPTY)).toBeTruthy();
  await user.click(dialog.getByRole('tab', { name: 'Write Notes' }));
  expect(dialog.getByRole('textbox')).toHaveProperty('value', '');
});

test('a note changed in another tab is shown, or both versions can be kept', async () => {
  const { user, dialog } = await openNotes();
  act(() => store({ lesson: doji, content: 'From there' }));
  const area = dialog.getByRole('textbox');
  expect(area).toHaveProperty('value', 'From there');
  await user.type(area, ', and here');
  act(() => store({ lesson: doji, content: 'From there again' }));
  await user.click(await dialog.findByRole('button', { name: 'Keep both' }));
  expect(area).toHaveProperty('value', 'From there again\n\nFrom there, and here');
  await user.click(dialog.getByRole('button', { name: 'Save Notes' }));
});

test('damaged notes are set aside, reported, and deleted only on request', async () => {
  localStorage.setItem(LESSON_NOTES_KEY, 'damaged');
  window.dispatchEvent(new StorageEvent('storage', { key: LESSON_NOTES_KEY }));
  const { user, dialog } = await openNotes();
  expect(dialog.getByText('Some earlier notes in this browser can’t be read')).toBeTruthy();
  expect(localStorage.getItem(`${LESSON_NOTES_KEY}.set-aside`)).toBe('damaged');
  await user.click(dialog.getByRole('button', { name: 'Delete it' }));
  expect(dialog.queryByText('Some earlier notes in this browser can’t be read')).toBeNull();
});
