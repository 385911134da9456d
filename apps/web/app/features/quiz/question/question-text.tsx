import { useEffect, useRef } from 'react';

interface QuestionTextProps {
  /** Whether the previous question had the focus, on a button that is gone. */
  takesFocus: boolean;
  children: string;
}

/** The question of a form, as the name of its choices. */
export function QuestionText({ takesFocus, children }: QuestionTextProps) {
  const text = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <legend ref={text} tabIndex={-1} className="mb-4 font-serif text-lg leading-snug outline-none md:text-xl">
      {children}
    </legend>
  );
}
