import type { ReactNode } from 'react';
import { GapChart } from '../chart/gap-chart.tsx';

interface MessageScreenProps {
  title: string;
  text: ReactNode;
  /** Facts between the text and the buttons. */
  details?: ReactNode;
  /** Links to next steps, the likeliest first. */
  children: ReactNode;
}

/** A whole screen with one message: what happened, and where to go from here. */
export function MessageScreen({ title, text, details, children }: MessageScreenProps) {
  return (
    <div className="wrap grid items-center gap-10 py-14 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:py-24">
      <div className="min-w-0 max-w-xl">
        <h1>{title}</h1>
        <p className="mt-4 text-lg text-soft">{text}</p>
        {details ? <div className="mt-6">{details}</div> : null}
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
      <GapChart />
    </div>
  );
}
