import type { CurrentUser } from '@wickwise/contract/identity';
import type { ReviewSettings } from '@wickwise/contract/review';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { SettingsForm } from './settings-form.tsx';

interface SettingsButtonProps {
  user: CurrentUser | null;
  settings: ReviewSettings;
}

/** Opens the settings of the flashcards. */
export function SettingsButton({ user, settings }: SettingsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-mr-2 flex min-h-11 items-center gap-2 rounded-md px-2 text-md text-muted hover:text-ink"
      >
        <SlidersHorizontal size={18} aria-hidden="true" /> Settings
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Flashcard settings"
        description={
          user === null ? 'Kept in this browser until you sign in.' : 'Kept in your account, for all your devices.'
        }
      >
        <SettingsForm isVisitor={user === null} settings={settings} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
