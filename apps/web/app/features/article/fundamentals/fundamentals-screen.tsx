import type { FundamentalsSection } from '@wickwise/curriculum/fundamentals/fundamentals-section';
import type { Term } from '@wickwise/curriculum/vocabulary/term';
import type { ReactNode } from 'react';
import { countCompleted, SaveProblem, useCompleteItem, useCompletions } from '#app/features/progress/public.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { FundamentalsBanner } from './fundamentals-banner.tsx';
import { FundamentalsContents } from './fundamentals-contents.tsx';
import { FundamentalsDone } from './fundamentals-done.tsx';
import { FundamentalsSteps } from './fundamentals-steps.tsx';
import { FundamentalsText } from './fundamentals-text.tsx';

const NOTHING: ReadonlySet<string> = new Set();

interface FundamentalsScreenProps {
  sections: readonly FundamentalsSection[];
  current: FundamentalsSection;
  /** The terms that the current section uses. */
  terms: readonly Term[];
  /** A learner's own notes on the current section. */
  notes: ReactNode;
}

/** The lesson on trading fundamentals, one of its sections at a time. */
export function FundamentalsScreen({ sections, current, terms, notes }: FundamentalsScreenProps) {
  const { completed, isError, retry } = useCompletions('section');
  const done = completed ?? NOTHING;
  const { finish, problem } = useFinishSection();
  const minutes = sections.reduce((sum, { estimatedTime }) => sum + estimatedTime, 0);
  return (
    <article>
      <FundamentalsBanner
        done={completed && countCompleted(sections, completed)}
        total={sections.length}
        minutes={minutes}
      />
      {isError && completed === null ? <LoadProblem onRetry={retry} /> : null}
      {problem}
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,16rem)_minmax(0,47rem)] lg:gap-x-14">
        <FundamentalsContents sections={sections} current={current} completed={done} />
        <div className="grid gap-12">
          <FundamentalsText section={current} terms={terms} />
          <div>{notes}</div>
          <FundamentalsSteps sections={sections} current={current} onFinish={() => finish(current.id)} />
          {sections.every(({ id }) => done.has(id)) ? <FundamentalsDone /> : null}
        </div>
      </div>
    </article>
  );
}

/** The next section opens at once; if the completion could not be saved, a message above it says so. */
function useFinishSection() {
  const { mutate, error, variables } = useCompleteItem();
  const finish = (itemId: string) => mutate({ kind: 'section', itemId });
  const problem =
    error && variables ? (
      <div className="mb-8">
        <SaveProblem what="section" error={error} onRetry={() => finish(variables.itemId)} />
      </div>
    ) : null;
  return { finish, problem };
}

function LoadProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mb-8">
      <Notice tone="error" title="We couldn’t load which sections you’ve completed" live>
        <Button variant="quiet" className="mt-2" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
