import { describe, expect, it } from 'vitest';
import {
  canSaveNote,
  characterCount,
  csvFileName,
  extractTags,
  type LessonNote,
  notesCsv,
  searchNotes,
  withNote,
  withRestored,
} from './model.ts';

const doji = { id: 'doji', title: 'Doji' };
const hammer = { id: 'hammer', title: 'Hammer' };
const at = (day: number) => new Date(2026, 2, day, 12).toISOString();

function written(lesson: typeof doji, content: string, day = 1): LessonNote {
  const [note] = withNote([], { lesson, content, id: `${lesson.id}-note`, now: at(day) });
  if (note === undefined) throw new Error('No note was written.');
  return note;
}

describe('tags', () => {
  it.each([
    ['Watch #Volume and #volume', ['volume']],
    ['#stop-loss, #R_multiple! #2candles', ['stop-loss', 'r_multiple', '2candles']],
    ['#Überkauft', ['überkauft']],
    ['No tag: # alone, a#', []],
  ])('the tags of “%s” are the lowercase words after a hash sign', (content, tags) => {
    expect(extractTags(content)).toEqual(tags);
  });
});

it('characters are counted as a reader sees them', () => {
  expect(characterCount('a 📈')).toBe(3);
});

it.each([
  [doji, 'Text', true],
  [doji, ' \n ', false],
  [{ id: '', title: 'Doji' }, 'Text', false],
  [{ id: 'doji', title: '' }, 'Text', false],
  [null, 'Text', false],
])('a note needs a lesson with id and title, and text: %o, “%s”', (lesson, text, expected) => {
  expect(canSaveNote(lesson, text)).toBe(expected);
});

describe('saving', () => {
  it('a new note comes first', () => {
    const notes = withNote([written(doji, 'One')], { lesson: hammer, content: 'Two #new', id: 'n2', now: at(2) });
    expect(notes.map(({ lessonId }) => lessonId)).toEqual(['hammer', 'doji']);
    expect(notes[0]).toMatchObject({ id: 'n2', tags: ['new'], createdAt: at(2), updatedAt: at(2) });
  });

  it('a saved note updates the content and updatedAt of its lesson’s entry in place', () => {
    const before = [written(hammer, 'Two'), written(doji, 'One')];
    const notes = withNote(before, { lesson: doji, content: 'Three #b', id: 'other', now: at(5) });
    expect(notes[1]).toEqual({ ...before[1], content: 'Three #b', tags: ['b'], updatedAt: at(5) });
    expect(notes[0]).toBe(before[0]);
  });
});

it('a deleted note is restored in its place, unless the lesson has a new note', () => {
  const [one, two] = [written(doji, 'One'), written(hammer, 'Two')];
  expect(withRestored([one], two, 1)).toEqual([one, two]);
  expect(withRestored([written(doji, 'New')], one, 0)).toEqual([written(doji, 'New')]);
});

it.each([
  ['WICK', ['doji']],
  ['hamm', ['hammer']],
  ['#Risk', ['hammer']],
  ['', ['doji', 'hammer']],
  ['nothing like it', []],
])('a search for “%s” covers content, lesson title and tags, whatever the case', (query, found) => {
  const notes = [written(doji, 'A long wick'), written(hammer, 'Mind the #risk')];
  expect(searchNotes(notes, query).map(({ lessonId }) => lessonId)).toEqual(found);
});

describe('the CSV', () => {
  it('the CSV has the columns Lesson, Date, Notes and Tags, and doubles quotes', () => {
    const csv = notesCsv([written(doji, 'So-called "indecision",\n#body #Wick', 4)]);
    expect(csv).toBe(
      '\uFEFF"Lesson","Date","Notes","Tags"\r\n"Doji","2026-03-04","So-called ""indecision"",\n#body #Wick","body, wick"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1'])('the CSV writes %j as text', (content) => {
    expect(notesCsv([written(doji, content)])).toContain(`"'${content}"`);
  });

  it('the CSV is named after the day', () => {
    expect(csvFileName(new Date(2026, 10, 3))).toBe('lesson-notes-2026-11-03.csv');
  });
});
