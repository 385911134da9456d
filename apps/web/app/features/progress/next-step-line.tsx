import ArrowRight from 'lucide-react/icons/arrow-right';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { NextStep } from './next-step.ts';

/** What to do next and why. */
export function NextStepLine({ step }: { step: NextStep }) {
  return (
    <section
      aria-label="What to do next"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-brass bg-panel px-5 py-4 sm:px-6"
    >
      <p className="min-w-0 max-w-3xl">
        <span className="font-semibold">Next: {step.what}.</span> <span className="text-soft">{step.why}</span>
      </p>
      <ButtonLink to={step.to} className="max-sm:w-full">
        {step.what}
        <ArrowRight size={18} aria-hidden="true" />
      </ButtonLink>
    </section>
  );
}
