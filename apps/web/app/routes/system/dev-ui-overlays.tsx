import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { DropdownMenu } from '#app/ui/overlay/dropdown-menu.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { SampleSection } from './dev-ui-section.tsx';

export function OverlaySamples() {
  const { toast } = useToast();
  const [opened, setOpened] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpened(null);
  const tellUndone = () => toast({ title: 'Undone' });
  return (
    <SampleSection title="What opens">
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setOpened('dialog')}>
          Dialog
        </Button>
        <Button variant="quiet" onClick={() => setOpened('confirm')}>
          Confirmation
        </Button>
        <Button variant="quiet" onClick={() => toast({ title: 'Saved', description: 'Your name was changed.' })}>
          Toast
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            toast({
              title: 'Not saved',
              description: 'We couldn’t reach the server.',
              variant: 'destructive',
              action: { label: 'Undo', altText: 'Undo on the account page', onClick: tellUndone },
            })
          }
        >
          Destructive toast
        </Button>
        <DropdownMenu
          trigger={<Button variant="quiet">Menu</Button>}
          items={[
            { label: 'Edit', onSelect: () => toast({ title: 'Edit' }) },
            { label: 'Delete', danger: true, onSelect: () => setOpened('confirm') },
          ]}
        />
      </div>
      <Dialog
        open={opened === 'dialog'}
        onOpenChange={close}
        title="Rename this passkey"
        description="Choose a name that tells the device."
      >
        <TextField label="Name" />
      </Dialog>
      <ConfirmDialog
        open={opened === 'confirm'}
        onOpenChange={close}
        title="Delete this trade?"
        description="It leaves the journal and its statistics."
        confirmLabel="Delete the trade"
        onConfirm={close}
      />
    </SampleSection>
  );
}
