import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { ToolButton } from '#app/ui/tool-button.tsx';

/** Opens the learner's figures where there is no room beside the card. */
export function ReviewsButton({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <ToolButton icon={CalendarDays} label="Your reviews" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Your reviews">
        {children}
      </Dialog>
    </div>
  );
}
