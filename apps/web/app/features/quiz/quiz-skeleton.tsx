import { NeedsScripts } from '#app/ui/state/needs-scripts.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { ToolActions, ToolPage } from '#app/ui/tool-page.tsx';

const LEVELS = ['1', '2', '3', '4', '5', '6'];

/** As tall as the start of a quiz, so that nothing moves when it arrives. */
export function QuizSkeleton({ title, lede }: { title: string; lede: string }) {
  return (
    <ToolPage title={title}>
      <div className="wrap grid gap-5 py-5">
        <NeedsScripts>
          A check asks about one chart at a time and explains each answer. That needs JavaScript, which is off in this
          browser. Turn it on for this site, or{' '}
          <a href="/learn" className="underline">
            read the lessons
          </a>
          : they work without it.
        </NeedsScripts>
        <div className="noscript:hidden grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
          <div className="rounded-lg border border-line bg-panel p-5 md:p-7">
            <Skeleton label="Loading the quizzes..." className="h-12 w-full max-sm:h-28" />
            <p className="mt-4 text-soft">{lede}</p>
            <Skeleton className="mt-12 h-5 w-72 max-w-full" />
            <Skeleton className="mt-2 h-5 w-full" />
          </div>
          <div>
            <Skeleton className="mb-3 h-6 w-24" />
            <div className="divide-y divide-line rounded-lg border border-line">
              {LEVELS.map((level) => (
                <div key={level} className="flex min-h-14 items-center px-4">
                  <Skeleton className="h-4 w-56 max-w-full" />
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
      <ToolActions>
        <Skeleton className="h-11 w-full sm:w-36" />
      </ToolActions>
    </ToolPage>
  );
}
