import type { Scenario, ScenarioOptionId } from '@wickwise/contract/scenario';
import { type RefObject, useState } from 'react';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { optionKeys } from '#app/ui/focus/option-keys.ts';
import { useShortcutKeys } from '#app/ui/focus/shortcut-keys.ts';
import { ToolActions } from '#app/ui/tool-page.tsx';
import { AnswerProblem } from './answer-problem.tsx';
import { AnswerReview } from './answer-review.tsx';
import type { ScenarioStatus } from './model.ts';
import { OptionList } from './option-list.tsx';
import { type ScenarioAttempt, useAnswerScenario } from './queries.ts';
import { ScenarioStory } from './scenario-story.tsx';

interface ScenarioQuestionProps {
  scenario: Scenario;
  status: ScenarioStatus;
  heading: RefObject<HTMLHeadingElement | null>;
  isLast: boolean;
  onNext: () => void;
}

/** One scenario: unanswered, then answered, when the choice is locked and explained. */
export function ScenarioQuestion({ scenario, status, heading, isLast, onNext }: ScenarioQuestionProps) {
  const [attempt, setAttempt] = useState<ScenarioAttempt | null>(null);
  const { mutate: send, isPending, error, data: review } = useAnswerScenario(scenario.id);
  const choose = (optionId: ScenarioOptionId) => {
    if (attempt !== null) return;
    const chosen = { optionId, attemptId: randomUuid() };
    setAttempt(chosen);
    send(chosen);
  };
  useShortcutKeys(attempt === null ? optionKeys(scenario.options, choose) : {});
  return (
    <>
      <article className="wrap grid items-start gap-8 py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-12">
        <ScenarioStory scenario={scenario} status={status} heading={heading} />
        <KeepFocus state={review !== undefined}>
          <section aria-label="Your decision" className="grid gap-5">
            <h3 className="text-xl">{scenario.question}</h3>
            <OptionList
              scenario={scenario}
              chosen={review?.chosen ?? attempt?.optionId ?? null}
              reviews={review?.options ?? null}
              onChoose={choose}
            />
            <p role="status" className={isPending ? 'text-muted text-sm' : 'sr-only'}>
              {announcement(isPending, review?.isCorrect)}
            </p>
            {error && attempt ? <AnswerProblem error={error} onRetry={() => send(attempt)} /> : null}
            {review ? <AnswerReview scenario={scenario} review={review} /> : null}
          </section>
        </KeepFocus>
      </article>
      <ToolActions>
        {attempt === null ? <LetterButtons scenario={scenario} onChoose={choose} /> : null}
        <Button
          variant={review === undefined ? 'quiet' : 'primary'}
          disabled={isLast}
          onClick={onNext}
          className="max-lg:grow lg:ml-auto"
        >
          {isLast ? 'Complete' : 'Next Scenario'}
        </Button>
      </ToolActions>
    </>
  );
}

type Choose = (id: ScenarioOptionId) => void;

/** Under the thumb on a phone, where the options themselves may be out of view. */
function LetterButtons({ scenario, onChoose }: { scenario: Scenario; onChoose: Choose }) {
  return (
    <fieldset aria-label="Your choice" className="flex grow gap-2 lg:hidden">
      {scenario.options.map(({ id, text }) => (
        <Button
          key={id}
          aria-label={`${id.toUpperCase()}: ${text}`}
          className="grow max-lg:px-0"
          onClick={() => onChoose(id)}
        >
          {id.toUpperCase()}
        </Button>
      ))}
    </fieldset>
  );
}

function announcement(isPending: boolean, isCorrect: boolean | undefined): string {
  if (isPending) return 'Checking your answer...';
  if (isCorrect === undefined) return '';
  return isCorrect ? 'Correct!' : 'Not quite right';
}
