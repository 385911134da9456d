import type { FundamentalsSection } from '@wickwise/curriculum/fundamentals/fundamentals-section';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { fundamentalsPath } from '../model.ts';

interface FundamentalsStepsProps {
  sections: readonly FundamentalsSection[];
  current: FundamentalsSection;
  /** Marks the current section complete. */
  onFinish: () => void;
}

/** The buttons to the previous and next section; moving on completes the current one. */
export function FundamentalsSteps({ sections, current, onFinish }: FundamentalsStepsProps) {
  const place = sections.indexOf(current);
  const [previous, next] = [sections[place - 1], sections[place + 1]];
  return (
    <div className="flex flex-wrap justify-between gap-3 border-line border-t pt-6 print:hidden">
      {previous ? (
        <ButtonLink to={fundamentalsPath(previous.id)} variant="quiet">
          <ArrowLeft size={18} aria-hidden="true" />
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      <ButtonLink to={next ? fundamentalsPath(next.id) : '/vocabulary'} onClick={onFinish}>
        {next ? 'Next Section' : 'Continue to Vocabulary'}
        <ArrowRight size={18} aria-hidden="true" />
      </ButtonLink>
    </div>
  );
}
