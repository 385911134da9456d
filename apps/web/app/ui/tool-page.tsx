import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { ProgressBar } from './state/progress-bar.tsx';

interface ToolPageProps {
  title: string;
  /** For a title that takes the focus when the tool appears. */
  heading?: Ref<HTMLHeadingElement>;
  /** Settings and links of the tool, beside its title. */
  toolbar?: ReactNode;
  /** How far the learner is in what runs. */
  progress?: { value: number; max: number; label: string; text: string };
  /** While something runs that should not be interrupted: the one way out. The site's navigation steps back. */
  exit?: ReactNode;
  /** Only a short window is too small for both: the way out there. */
  exitIfShort?: ReactNode;
  /** Its object gains from every pixel, as a chart does: wider than a page. */
  wide?: boolean;
  /** The tool itself, which gets the height that is left, and at its end `ToolActions`. */
  children: ReactNode;
}

/** A screen of a tool: a slim bar, and below it the tool, which fills the window. */
export function ToolPage({
  title,
  heading,
  toolbar,
  progress,
  exit,
  exitIfShort,
  wide = false,
  children,
}: ToolPageProps) {
  return (
    <div
      className={classNames(
        'flex flex-1 flex-col pb-(--quick-bar)',
        wide ? '[--tool-width:112rem]' : '[--tool-width:78rem]',
      )}
      data-running={exit ? '' : exitIfShort && 'short'}
    >
      <div className="relative border-line border-b">
        <div className="wrap flex min-h-14 max-w-(--tool-width) flex-wrap items-center gap-x-2 gap-y-1 py-1.5 sm:gap-x-3">
          <h1
            ref={heading}
            tabIndex={-1}
            className={classNames(
              'wrap-break-word min-w-0 grow text-lg outline-none sm:text-xl',
              // What runs keeps to one line.
              exit ? 'basis-16' : 'basis-32',
            )}
          >
            {title}
          </h1>
          {progress ? <p className="text-muted text-sm">{progress.text}</p> : null}
          {toolbar}
          {exit ? <div className="max-sm:ml-auto">{exit}</div> : null}
          {exitIfShort ? <div className="hidden short:block">{exitIfShort}</div> : null}
        </div>
        {progress ? (
          <div className="-bottom-px absolute inset-x-0">
            <ProgressBar {...progress} valueText={progress.text} thin />
          </div>
        ) : null}
      </div>
      {children}
    </div>
  );
}

interface ToolActionsProps {
  /** Above it is a column of text. */
  narrow?: boolean;
  children: ReactNode;
}

/** The main action, always in view: at the bottom of the window, or of the tool where that ends sooner. */
export function ToolActions({ narrow = false, children }: ToolActionsProps) {
  return (
    <div data-tool-actions className="sticky bottom-(--quick-bar) z-20 mt-auto border-line border-t bg-ground">
      <div className="wrap max-w-(--tool-width) py-2 pb-[max(0.5rem,env(safe-area-inset-bottom)-var(--quick-bar))]">
        <div className={classNames('flex flex-wrap items-center gap-2', narrow && 'mx-auto max-w-3xl')}>{children}</div>
      </div>
    </div>
  );
}
