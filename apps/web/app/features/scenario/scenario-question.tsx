import type { Scenario, ScenarioOptionId } from '@wickwise/contract/scenario';
import Check from 'lucide-react/icons/check';
import { type RefObject, useState } from 'react';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CandleTable } from '#app/ui/chart/candle-table.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { optionKeys } from '#app/ui/focus/option-keys.ts';
import { useShortcutKeys } from '#app/ui/focus/shortcut-keys.ts';
import { Tag } from '#app/ui/tag.tsx';
import { ToolActions } from '#app/ui/tool-page.tsx';
import { AnswerProblem } from './answer-problem.tsx';
import { AnswerReview } from './answer-review.tsx';
import { DecisionChart } from './decision-chart.tsx';
import { difficultyLabel, type ScenarioStatus } from './model.ts';
import { OptionList } from './option-list.tsx';
import { type ScenarioAttempt, useAnswerScenario } from './queries.ts';

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
        <Story scenario={scenario} status={status} heading={heading} />
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

/** It stays in place when the response arrives, so that nothing moves under the learner. */
function Story({ scenario, status, heading }: Pick<ScenarioQuestionProps, 'scenario' | 'status' | 'heading'>) {
  const { title, context, situation, chart, category, difficulty } = scenario;
  return (
    <div className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
        {title}
      </h2>
      {chart === null ? null : <PriceFigure chart={chart} />}
      <div className="flex flex-wrap gap-2">
        <Tag tone="brass">{difficultyLabel(difficulty)}</Tag>
        <Tag>{category}</Tag>
        <StatusBadge status={status} />
      </div>
      <p className="text-soft">{context}</p>
      <p>{situation}</p>
    </div>
  );
}

function StatusBadge({ status }: { status: ScenarioStatus }) {
  if (status === 'unanswered') return null;
  if (status === 'missed') return <Tag>Not solved yet</Tag>;
  return (
    <Tag tone="up">
      <Check size={14} aria-hidden="true" />
      Solved
    </Tag>
  );
}

/** The price up to the decision. */
function PriceFigure({ chart }: { chart: NonNullable<Scenario['chart']> }) {
  const { title, candles } = chart;
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-panel">
      <div className="bg-sunk">
        <DecisionChart candles={candles} visible={candles.length} decidedAfter={null} />
      </div>
      <figcaption className="border-line border-t px-4 py-3 text-md text-soft">{title}</figcaption>
      <CandleTable candles={candles} mark={null} />
    </figure>
  );
}
