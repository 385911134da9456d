import type { ScenarioOptionId } from '@wickwise/contract/scenario';
import { sampleScenario } from '@wickwise/curriculum/copy/sample-scenario';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
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
      <section aria-label="Your decision" className="grid gap-4">
        <h3>{sampleScenario.question}</h3>
        <OptionList
          scenario={asked}
          chosen={chosen}
          reviews={review?.options ?? null}
          onChoose={(option) => setChosen((before) => before ?? option)}
        />
        <div role="status" className="grid gap-4 empty:hidden">
          {review ? <AnswerReview scenario={asked} review={review} /> : null}
        </div>
        {review ? (
          <Button variant="quiet" className="justify-self-start" onClick={() => setChosen(null)}>
            Start Over
          </Button>
        ) : null}
      </section>
    </SampleFrame>
  );
}
