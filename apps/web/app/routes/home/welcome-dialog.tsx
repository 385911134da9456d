import { counts } from '@wickwise/curriculum/copy/counts';
import { layoutCandles } from '@wickwise/market/candle-geometry';
import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Candles } from '#app/ui/chart/candles.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { TickList } from '#app/ui/tick-list.tsx';
import { SAME_SHAPE, sessions } from '../landing/landing-candles.tsx';

const MASTERED = [`${counts.terms} trading terms`, '26+ chart patterns', 'Interactive quizzes', 'Progress tracking'];

const STEPS = [
  'Mark a section complete once you’ve read it.',
  'Lessons and correct answers earn XP, and XP adds up to levels.',
  'Milestones unlock along the way.',
];

interface WelcomeDialogProps {
  /** Whether the visitor has begun something that the dialog would cover. */
  hasBegun: () => boolean;
  onClose: () => void;
}

/** The two ways to start, what there is to master, and how progress is counted. */
export function WelcomeDialog({ hasBegun, onClose }: WelcomeDialogProps): ReactNode {
  // Asked once, when the dialog could open.
  const [isLate] = useState(hasBegun);
  if (isLate) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Welcome to Wickwise"
      description="Learn to read charts, one candle at a time. Take the guided path or look around on your own: starting is free."
    >
      <Strip />
      <div className="grid gap-3 sm:mt-5 sm:grid-cols-2">
        <StartingPoint title="New to trading?" text="Eight modules in an order that makes sense.">
          <ButtonLink to="/learning-path" onClick={onClose}>
            Start Guided Path
          </ButtonLink>
        </StartingPoint>
        <StartingPoint title="Traded before?" text="Look around, starting with the vocabulary.">
          <ButtonLink to="/vocabulary" variant="quiet" onClick={onClose}>
            Browse Content
          </ButtonLink>
        </StartingPoint>
      </div>
      <h3 className="mt-6">What you’ll master</h3>
      <TickList items={MASTERED} className="mt-2 gap-x-6 gap-y-1 text-md sm:grid-cols-2" />
      <h3 className="mt-5">How you progress</h3>
      <ol className="mt-2 grid list-decimal gap-1 pl-5 text-md text-soft marker:text-brass">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {/* In view however long the rest is, down to the edge of the dialog. */}
      <div className="-mx-6 -mb-6 sticky -bottom-6 mt-6 flex flex-wrap gap-3 border-line border-t bg-panel px-6 py-4 max-sm:[&>*]:flex-1">
        <ButtonLink to="/learn" onClick={onClose}>
          Start Learning
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Explore Freely
        </Button>
      </div>
    </Dialog>
  );
}

function StartingPoint({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1 rounded-md border border-line bg-ground p-4">
      <h3>{title}</h3>
      <p className="mb-3 text-md text-soft">{text}</p>
      <div className="mt-auto">{children}</div>
    </div>
  );
}

function Strip() {
  const size = { width: 480, height: 84 };
  const { shapes } = layoutCandles({ candles: sessions.slice(SAME_SHAPE[1] + 5), ...size, padding: 8, mark: null });
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      className="block h-auto w-full rounded-md bg-sunk fill-none max-sm:hidden"
    >
      <Candles shapes={shapes} />
    </svg>
  );
}
