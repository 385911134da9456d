import type { ReactNode } from 'react';
import { GapChart } from '../chart/gap-chart.tsx';
import { classNames } from '../class-names.ts';

interface MessageScreenProps {
  title: string;
  text: ReactNode;
  /** Facts between the text and the buttons. */
  details?: ReactNode;
  /** What the message is about, at work: it takes more space than the message. */
  sample?: ReactNode;
  /** Links to next steps, the likeliest first. */
  children: ReactNode;
}

/** A whole screen with one message: what happened, and where to go from here. */
export function MessageScreen({ title, text, details, sample = null, children }: MessageScreenProps) {
  const message = (
    <div className={classNames('min-w-0 max-w-xl', sample !== null && 'lg:sticky lg:top-24')}>
      <h1>{title}</h1>
      <p className="mt-4 text-lg text-soft">{text}</p>
      {details ? <div className="mt-6">{details}</div> : null}
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
  if (sample !== null) {
    return (
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-8 py-8 md:py-14 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-12">
        {message}
        {sample}
      </div>
    );
  }
  return (
    <div className="wrap grid items-center gap-10 py-14 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:py-24">
      {message}
      <GapChart />
    </div>
  );
}
