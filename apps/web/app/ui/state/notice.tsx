import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const tones = {
  info: { icon: Info, word: 'Note', border: 'border-line-strong', text: 'text-muted' },
  success: { icon: CircleCheck, word: 'Done', border: 'border-up', text: 'text-up' },
  warning: { icon: TriangleAlert, word: 'Attention', border: 'border-brass', text: 'text-brass' },
  error: { icon: TriangleAlert, word: 'Error', border: 'border-down', text: 'text-down' },
} satisfies Record<NoticeTone, object>;

interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  /** Announced at once when it appears: for the response to something the learner just did. */
  live?: boolean;
  children: ReactNode;
}

/** A message in the flow of the page. */
export function Notice({ live = false, ...message }: NoticeProps) {
  if (!live) return <Message {...message} />;
  if (message.tone !== 'error') return <Status {...message} />;
  return (
    <div role="alert">
      <Message {...message} />
    </div>
  );
}

const FILLED_AFTER_MS = 100;

/** Screen readers announce changes in a live region that exists already, but not one that is inserted with its text. */
function Status(message: MessageProps) {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFilled(true), FILLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div role="status">{isFilled ? <Message {...message} /> : null}</div>;
}

type MessageProps = Omit<NoticeProps, 'live'>;

function Message({ tone = 'info', title, children }: MessageProps) {
  const { icon: Icon, word, border, text } = tones[tone];
  return (
    <div className={classNames('flex gap-3 rounded-md border bg-panel px-4 py-3 text-md', border)}>
      <Icon size={18} role="img" aria-label={word} className={classNames('mt-0.5 shrink-0', text)} />
      <div className="wrap-anywhere min-w-0 flex-1 text-soft">
        {title ? <p className="font-semibold text-ink">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
