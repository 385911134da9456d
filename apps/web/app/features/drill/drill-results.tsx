import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { type DrillResult, earnedText, resultTitle } from './model.ts';

interface DrillResultsProps {
  result: DrillResult;
  onAgain: () => void;
}

/** How the drill went and what it earned. Takes the focus from the button that led here. */
export function DrillResults({ result, onAgain }: DrillResultsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mt-2">
      <h3 ref={title} tabIndex={-1} className="text-xl outline-none">
        {resultTitle(result)}
      </h3>
      <p className="mt-1 text-soft">{earnedText(result)}</p>
      <Button variant="quiet" className="mt-4" onClick={onAgain}>
        Try three more
      </Button>
    </div>
  );
}
