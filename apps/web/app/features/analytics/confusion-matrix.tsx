import type { Confusion, ConfusionMatrix as Matrix } from '@wickwise/contract/analytics';
import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { comparisonPath } from '../pattern/public.ts';

type NameOf = (patternId: string) => string;

interface ConfusionMatrixProps {
  matrix: Matrix;
  nameOf: NameOf;
}

/** Patterns the learner mixes up, as a list of pairs and, where there is room, as a matrix. Each links to a comparison. */
export function ConfusionMatrix({ matrix, nameOf }: ConfusionMatrixProps) {
  if (matrix.cells.length === 0) {
    return <p className="text-soft">You haven’t mistaken one pattern for another in a finished quiz or drill.</p>;
  }
  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,max-content)_minmax(18rem,1fr)]">
      <div className="min-w-0 max-md:hidden">
        <MatrixTable matrix={matrix} nameOf={nameOf} />
      </div>
      <PairList cells={matrix.cells} nameOf={nameOf} />
    </div>
  );
}

/** The most rows and columns that fit on a screen. */
const SHOWN_PATTERNS = 12;

function MatrixTable({ matrix: { patternIds: all, cells }, nameOf }: ConfusionMatrixProps) {
  const frequent = [...new Set(cells.flatMap(({ patternId, chosenId }) => [patternId, chosenId]))];
  const kept = new Set(frequent.slice(0, SHOWN_PATTERNS));
  const pairs = cells.filter(({ patternId, chosenId }) => kept.has(patternId) && kept.has(chosenId));
  const shown = new Set(pairs.flatMap(({ patternId, chosenId }) => [patternId, chosenId]));
  const patternIds = all.filter((id) => shown.has(id));
  const most = Math.max(...cells.map(({ times }) => times));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
    <section aria-label="Confusion matrix" tabIndex={0} className="overflow-x-auto">
      <table className="border-separate border-spacing-1 text-sm">
        <caption className="pb-3 text-left text-muted">
          Rows are what the chart showed; columns are what you chose. Select a number to see the two side by side.
          {frequent.length > SHOWN_PATTERNS
            ? ` The table shows at most ${SHOWN_PATTERNS} patterns, so some of your mix-ups aren’t in it.`
            : null}
        </caption>
        <thead>
          <tr>
            <td />
            {patternIds.map((id) => (
              <th key={id} scope="col" className="h-36 w-11 p-1 align-bottom font-medium">
                <span className="inline-block max-h-36 rotate-180 text-left leading-tight [writing-mode:vertical-rl]">
                  {nameOf(id)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {patternIds.map((id) => (
            <tr key={id}>
              <th scope="row" className="max-w-48 pr-3 text-right font-medium leading-tight">
                {nameOf(id)}
              </th>
              {patternIds.map((chosenId) => (
                <td key={chosenId} className="p-0">
                  <MatrixCell
                    cell={cells.find((cell) => cell.patternId === id && cell.chosenId === chosenId) ?? null}
                    isDiagonal={id === chosenId}
                    most={most}
                    nameOf={nameOf}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface MatrixCellProps {
  cell: Confusion | null;
  isDiagonal: boolean;
  most: number;
  nameOf: NameOf;
}

/** The more frequent the mix-up, the stronger the fill. The number says the same. */
const fills = ['bg-brass/15', 'bg-brass/30', 'bg-brass/45'] as const;

function MatrixCell({ cell, isDiagonal, most, nameOf }: MatrixCellProps) {
  const box = 'grid size-11 place-items-center rounded-sm border';
  if (cell === null) {
    return (
      <span className={classNames(box, 'border-line text-muted', isDiagonal && 'bg-sunk')}>
        <span className="sr-only">{isDiagonal ? 'The same pattern' : 'Never'}</span>
      </span>
    );
  }
  const fill = fills[Math.min(fills.length, Math.ceil((fills.length * cell.times) / most)) - 1];
  return (
    <Link
      to={comparisonPath(cell.patternId, cell.chosenId)}
      className={classNames(box, 'num border-brass font-semibold text-ink hover:border-ink', fill)}
    >
      {cell.times}
      <span className="sr-only">
        {' '}
        {cell.times === 1 ? 'time' : 'times'} {nameOf(cell.patternId)} mistaken for {nameOf(cell.chosenId)}: compare
        them
      </span>
    </Link>
  );
}

/** The most pairs in the list. */
const SHOWN_PAIRS = 8;

function PairList({ cells, nameOf }: { cells: readonly Confusion[]; nameOf: NameOf }) {
  return (
    <div>
      {cells.length > SHOWN_PAIRS ? (
        <p className="mb-2 text-muted text-sm">
          {SHOWN_PAIRS} of your {cells.length} mix-ups. The most frequent come first; where they tie, the largest share
          of charts does.
        </p>
      ) : null}
      <ul className="divide-y divide-line border-line border-y">
        {cells.slice(0, SHOWN_PAIRS).map(({ patternId, chosenId, times, outOf }) => (
          <li
            key={`${patternId} ${chosenId}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5"
          >
            <span className="min-w-0">
              <b className="font-semibold">{nameOf(patternId)}</b> mistaken for{' '}
              <b className="font-semibold">{nameOf(chosenId)}</b>
              <span className="block text-muted text-sm">
                <span className="num">{times}</span> of <span className="num">{outOf}</span>{' '}
                {outOf === 1 ? 'chart' : 'charts'} that showed it
              </span>
            </span>
            <Link
              to={comparisonPath(patternId, chosenId)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              Compare
              <span className="sr-only">
                {' '}
                {nameOf(patternId)} with {nameOf(chosenId)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
