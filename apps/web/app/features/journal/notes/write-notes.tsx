import { type RefObject, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { canSaveNote, characterCount, extractTags, type NotedLesson } from '../model.ts';
import { useNoteText } from './lesson-notes.ts';

/** Until the lessons are loaded there is nothing to write about, and nothing can be saved. */
const NO_LESSON: NotedLesson = { id: '', title: '' };

interface WriteNotesProps {
  lessons: readonly NotedLesson[];
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The text of one lesson's note, and the choice of the lesson if there are several. */
export function WriteNotes({ lessons, field }: WriteNotesProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const lesson = lessons.find(({ id }) => id === chosenId) ?? lessons[0] ?? NO_LESSON;
  return (
    <div className="grid gap-5">
      {lessons.length > 1 ? (
        <SelectField label="Lesson" value={lesson.id} onChange={(event) => setChosenId(event.target.value)}>
          {lessons.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      ) : null}
      <NoteForm key={lesson.id} lesson={lesson} field={field} />
    </div>
  );
}

function NoteForm({ lesson, field }: Pick<WriteNotesProps, 'field'> & { lesson: NotedLesson }) {
  const { text, write, save, isDraft, discard, otherVersion } = useNoteText(lesson);
  const [result, setResult] = useState<'saved' | 'refused' | null>(null);
  const change = (next: string) => {
    setResult(null);
    write(next);
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSaveNote(lesson, text)) setResult(save() ? 'saved' : 'refused');
      }}
    >
      <TextAreaField
        ref={field}
        label={lesson.title === '' ? 'Your notes' : `Your notes on ${lesson.title}`}
        hint="Add hashtags to find a note again: #stop-loss, #mistake, #question."
        rows={6}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      <NoteFacts text={text} />
      {otherVersion === null ? null : (
        <OtherVersion text={otherVersion} onKeepBoth={(both) => change(both)} own={text} />
      )}
      {result === 'refused' ? <NotSaved /> : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={!canSaveNote(lesson, text)}>
          Save Notes
        </Button>
        {isDraft ? (
          <Button variant="quiet" onClick={discard}>
            Discard Changes
          </Button>
        ) : null}
        <p role="status" className="text-md text-up">
          {result === 'saved' ? 'Notes saved.' : null}
        </p>
        {isDraft ? <p className="text-muted text-sm">Not saved yet. Your draft is kept in this browser.</p> : null}
      </div>
    </form>
  );
}

function NoteFacts({ text }: { text: string }) {
  const tags = extractTags(text);
  const count = characterCount(text);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted text-sm">
      <p>
        <span className="num">{count}</span> {count === 1 ? 'character' : 'characters'}
      </p>
      {tags.length === 0 ? null : (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>#{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NotSaved() {
  return (
    <Notice tone="error" title="Your notes weren’t saved" live>
      This browser’s storage is full or turned off for this site. Your text stays here: free some space, then save
      again.
    </Notice>
  );
}

interface OtherVersionProps {
  text: string;
  own: string;
  onKeepBoth: (text: string) => void;
}

function OtherVersion({ text, own, onKeepBoth }: OtherVersionProps) {
  return (
    <Notice tone="warning" title="This note was changed in another tab" live>
      <p>Saving replaces that version{text === '' ? ', which is empty' : ''}.</p>
      {text === '' ? null : (
        <Button variant="quiet" className="mt-3" onClick={() => onKeepBoth(`${text}\n\n${own}`)}>
          Keep both
        </Button>
      )}
    </Notice>
  );
}
