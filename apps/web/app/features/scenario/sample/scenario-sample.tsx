import type { ScenarioOptionId } from '@wickwise/contract/scenario';
import { sampleScenario } from '@wickwise/curriculum/copy/sample-scenario';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { SampleFrame } from '#app/ui/sample-frame.tsx';
import { AnswerReview } from '../answer-review.tsx';
import { OptionList } from '../option-list.tsx';
import { ScenarioStory } from '../scenario-story.tsx';
import { asked, reviewOf } from './asked-scenario.ts';

/** One scenario to try without an account. Its answer is in the page, is sent nowhere and earns nothing. */
export function ScenarioSample() {
  const [chosen, setChosen] = useState<ScenarioOptionId | null>(null);
  const review = chosen === null ? null : reviewOf(chosen);
  return (
    <SampleFrame title="Try one" text="You decide, then see what each choice would have led to.">
      <ScenarioStory scenario={asked} status="unanswered" />
      <KeepFocus state={chosen}>
        <section aria-label="Your decision" className="grid gap-4">
          <h3>{sampleScenario.question}</h3>
          <OptionList
            scenario={asked}
            chosen={chosen}
            reviews={review?.options ?? null}
            onChoose={(option) => setChosen((before) => before ?? option)}
          />
          <p role="status" className="sr-only">
            {review ? (review.isCorrect ? 'Correct!' : 'Not quite right') : null}
          </p>
          {review ? <AnswerReview scenario={asked} review={review} /> : null}
          {review ? (
            <Button variant="quiet" className="justify-self-start" onClick={() => setChosen(null)}>
              Start Over
            </Button>
          ) : null}
        </section>
      </KeepFocus>
    </SampleFrame>
  );
}
