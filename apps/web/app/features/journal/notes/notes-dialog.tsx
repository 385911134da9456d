import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { NotedLesson } from '../model.ts';
import { BrowseNotes } from './browse-notes.tsx';
import { useLessonNotes } from './lesson-notes.ts';
import { UnownedNotes } from './unowned-notes.tsx';
import { UnreadableNotesNotice } from './unreadable-notes-notice.tsx';
import { WriteNotes } from './write-notes.tsx';

export interface NotesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The lessons that can be written about; the one to begin with comes first. */
  lessons: readonly NotedLesson[];
}

export function NotesDialog({ open, onOpenChange, lessons }: NotesDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Lesson notes"
      initialFocus={field}
      description="Notes on your lessons. They’re kept in this browser only."
    >
      <OwnNotes lessons={lessons} field={field} />
    </Dialog>
  );
}

interface NotesProps {
  lessons: readonly NotedLesson[];
  /** The field to write a note in. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Waits for the viewer, whose own notes and drafts are the only ones to show. */
function OwnNotes(props: NotesProps) {
  const { isPending } = useCurrentUser();
  return isPending ? <Skeleton label="Loading your notes" className="h-64 w-full" /> : <NotesTabs {...props} />;
}

function NotesTabs({ lessons, field }: NotesProps) {
  const { value: notes } = useLessonNotes();
  const [tab, setTab] = useState<'write' | 'browse'>('write');
  useLateFocus(field);
  const tabs = [
    { value: 'write', label: 'Write Notes' },
    { value: 'browse', label: `Browse Notes (${notes.length})` },
  ] as const;
  return (
    <>
      <UnreadableNotesNotice />
      <UnownedNotes />
      <Tabs label="Lesson notes" tabs={tabs} value={tab} onValueChange={setTab}>
        <TabPanel value="write">
          <WriteNotes lessons={lessons} field={field} />
        </TabPanel>
        <TabPanel value="browse">
          <BrowseNotes notes={notes} />
        </TabPanel>
      </Tabs>
    </>
  );
}

/** Moves the focus to a field that was not rendered yet when its dialog opened. */
function useLateFocus(field: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const dialog = field.current?.closest('[role=dialog]');
    if (dialog?.contains(document.activeElement)) field.current?.focus();
  }, [field]);
}
