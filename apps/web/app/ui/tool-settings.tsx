import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useState } from 'react';
import { Button } from './button/button.tsx';
import { Dialog } from './overlay/dialog.tsx';
import { ToolButton } from './tool-button.tsx';

interface ToolSettingsProps {
  /** What can be set, such as “Order and level”. */
  title: string;
  children: ReactNode;
}

/** A button in a tool’s bar that opens its settings: a sheet on a phone, a panel on a wider screen. */
export function ToolSettings({ title, children }: ToolSettingsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton icon={SlidersHorizontal} label={title} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onOpenChange={setOpen} title={title}>
        <div className="grid gap-5">
          {children}
          <Button onClick={() => setOpen(false)}>Done</Button>
        </div>
      </Dialog>
    </>
  );
}
