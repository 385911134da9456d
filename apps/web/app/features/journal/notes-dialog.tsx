import { useState } from 'react';
import { Dialog } from '#app/ui/dialog.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { BrowseNotes } from './browse-notes.tsx';
import { useLessonNotes } from './lesson-notes.ts';
import type { NotedLesson } from './model.ts';
import { UnreadableNotesNotice } from './unreadable-notes-notice.tsx';
import { WriteNotes } from './write-notes.tsx';

export interface NotesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The lessons that can be written about; the one to begin with comes first. */
  lessons: readonly NotedLesson[];
}

export function NotesDialog({ open, onOpenChange, lessons }: NotesDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="My Trading Journal"
      description="Notes on your lessons. They’re kept in this browser only."
    >
      <UnreadableNotesNotice />
      <NotesTabs lessons={lessons} />
    </Dialog>
  );
}

function NotesTabs({ lessons }: { lessons: readonly NotedLesson[] }) {
  const { notes } = useLessonNotes();
  const [tab, setTab] = useState<'write' | 'browse'>('write');
  const tabs = [
    { value: 'write', label: 'Write Notes' },
    { value: 'browse', label: `Browse Notes (${notes.length})` },
  ] as const;
  return (
    <Tabs label="Lesson notes" tabs={tabs} value={tab} onValueChange={setTab}>
      <TabPanel value="write">
        <WriteNotes lessons={lessons} />
      </TabPanel>
      <TabPanel value="browse">
        <BrowseNotes notes={notes} />
      </TabPanel>
    </Tabs>
  );
}
