import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Edge to edge above the text, on a sunk ground. */
  picture?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Card({ as: Element = 'div', picture, className, children }: CardProps) {
  return (
    <Element className={classNames('flex flex-col overflow-hidden rounded-lg border border-line bg-panel', className)}>
      {picture ? <div className="border-line border-b bg-sunk">{picture}</div> : null}
      <div className="flex flex-1 flex-col gap-1.5 p-gutter pb-5">{children}</div>
    </Element>
  );
}
