import { ButtonLink } from '#app/ui/button/button-link.tsx';

/** Next steps, once all sections are done. At the end, so that nothing shifts when it appears. */
export function FundamentalsDone() {
  return (
    <section aria-labelledby="congratulations" className="grid gap-4 rounded-lg border border-up bg-panel p-6 md:p-8">
      <h2 id="congratulations">Congratulations</h2>
      <p className="max-w-2xl text-soft">
        You’ve completed all five sections. Next, learn the vocabulary, or see what the learning path has unlocked.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/vocabulary">Go to Vocabulary</ButtonLink>
        <ButtonLink to="/learning-path" variant="quiet">
          Back to the learning path
        </ButtonLink>
      </div>
    </section>
  );
}
