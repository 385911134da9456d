import { type CombineProblem, combineProblem } from '@wickwise/journal/spread/edit-spread';
import { isSpread, type ListedTrade } from '@wickwise/journal/spread/spread';
import { Button } from '#app/ui/button/button.tsx';
import { useSpreadChanges } from './bulk-changes.ts';

interface SpreadEditsProps {
  chosen: readonly ListedTrade[];
  onDone: () => void;
}

const problems: Record<CombineProblem, string> = {
  one: 'Select two trades or more to combine them.',
  stage: 'Only trades that were taken can be combined.',
  account: 'Trades of different accounts can’t be combined.',
  currency: 'Trades in different currencies can’t be combined.',
};

/** Combines the selected trades as one spread, or splits the spreads among them. */
export function SpreadEdits({ chosen, onDone }: SpreadEditsProps) {
  const { combine, split } = useSpreadChanges();
  const problem = combineProblem(chosen);
  const then = (change: Promise<void>) => void change.then(onDone);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="quiet" disabled={problem !== null} onClick={() => then(combine(chosen))}>
        Combine as one spread
      </Button>
      <Button variant="quiet" disabled={!chosen.some(isSpread)} onClick={() => then(split(chosen))}>
        Split into legs
      </Button>
      <p className="text-muted text-sm">{problem === null ? 'Each leg keeps its prices.' : problems[problem]}</p>
    </div>
  );
}
