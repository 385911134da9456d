import type { CurrentUser } from '@wickwise/contract/identity';
import type { ReviewSettings } from '@wickwise/contract/review';
import Settings2 from 'lucide-react/icons/settings-2';
import { useState } from 'react';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { ToolButton } from '#app/ui/tool-button.tsx';
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
      <ToolButton icon={Settings2} label="Settings" aria-haspopup="dialog" onClick={() => setOpen(true)} />
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
