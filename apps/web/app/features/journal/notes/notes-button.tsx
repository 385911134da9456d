import NotebookPen from 'lucide-react/icons/notebook-pen';
import { type ComponentType, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import type { NotedLesson } from '../model.ts';
import type { NotesDialogProps } from './notes-dialog.tsx';

interface NotesButtonProps {
  label: string;
  /** The lessons that can be written about; the one to begin with comes first. */
  lessons: readonly NotedLesson[];
}

/** Opens the lesson notes, which are fetched when they are first opened. */
export function NotesButton({ label, lessons }: NotesButtonProps) {
  const { toast } = useToast();
  const [pending, setPending] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<NotesDialogProps> | null>(null);
  const open = async () => {
    setPending(true);
    try {
      const { NotesDialog } = await import('./notes-dialog.tsx');
      setDialog(() => NotesDialog);
      setOpen(true);
    } catch {
      toast({
        title: 'Your journal couldn’t be opened',
        description: 'Check your connection and try again. Your notes are safe in this browser.',
        variant: 'destructive',
      });
    }
    setPending(false);
  };
  return (
    <>
      <Button variant="quiet" className="print:hidden" pending={pending} onClick={open}>
        <NotebookPen size={18} aria-hidden="true" />
        {label}
      </Button>
      {Dialog ? <Dialog open={isOpen} onOpenChange={setOpen} lessons={lessons} /> : null}
    </>
  );
}
