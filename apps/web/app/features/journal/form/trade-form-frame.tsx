import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ToolActions, ToolPage } from '#app/ui/tool-page.tsx';
import { DraftNotice } from '../notes/draft-notice.tsx';

interface TradeFormFrameProps {
  title: string;
  lede?: string;
  /** Whether the form holds what was typed on an earlier visit. */
  isRestored: boolean;
  onLeave: () => void;
  form: ComponentProps<'form'>;
  /** The fields that it takes, in two columns. */
  fields: ReactNode;
  /** The rest, folded away. */
  more: ReactNode;
  actions: ReactNode;
}

/** The screen of a form, in place of the list of trades. Its heading takes the focus there. */
export function TradeFormFrame(props: TradeFormFrameProps) {
  const { title, lede, isRestored, onLeave, form, fields, more, actions } = props;
  return (
    <ToolPage
      title={title}
      heading={focusOnMount}
      exit={
        <Button variant="quiet" onClick={onLeave}>
          Cancel
        </Button>
      }
    >
      {isRestored ? <DraftNotice onDiscard={onLeave} /> : null}
      <form {...form} aria-label={title} className="marks-required flex flex-1 flex-col">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-4 py-3 sm:py-6 lg:grid-cols-2">
          <div>
            <p className="mb-2 text-muted text-sm">* Required</p>
            <div className="grid grid-cols-2 gap-3 sm:gap-4">{fields}</div>
            {lede ? <p className="mt-3 text-soft text-sm">{lede}</p> : null}
          </div>
          {more}
        </div>
        <ToolActions>{actions}</ToolActions>
      </form>
    </ToolPage>
  );
}

function focusOnMount(heading: HTMLHeadingElement | null): void {
  if (heading === null) return;
  heading.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
