import { type ReactNode, useEffect, useRef } from 'react';
import { ToolActions } from '#app/ui/tool-page.tsx';
import { type DrillResult, earnedText, resultTitle } from './model.ts';

interface DrillResultsProps {
  result: DrillResult;
  /** The buttons below. */
  children: ReactNode;
}

/** How the drill went and what it earned. Takes the focus from the button that led here. */
export function DrillResults({ result, children }: DrillResultsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="wrap grid flex-1 content-center justify-items-center py-6 text-center">
        <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
          {resultTitle(result)}
        </h2>
        <p className="mt-2 max-w-md text-balance text-soft">{earnedText(result)}</p>
      </div>
      <ToolActions>{children}</ToolActions>
    </>
  );
}
