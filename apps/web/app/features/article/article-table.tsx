import type { Block } from '@wickwise/curriculum/articles/article';
import { type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ArticleText } from './article-text.tsx';
import { numberColumns } from './chart/figures.ts';

type Table = Extract<Block, { kind: 'table' }>;

const CELL = 'py-2.5 pr-5 last:pr-0';
/** On a phone each cell of a stacked row is a line of its own, below its column's heading. */
const STACKED_CELL = 'max-sm:block max-sm:pt-0 max-sm:pr-0';

export function ArticleTable({ table: { caption, head, rows } }: { table: Table }) {
  const captionId = useId();
  const isNumber = numberColumns({ head, rows });
  // Words need more space than a phone has; numbers fit.
  const stacks = isNumber.slice(1).includes(false);
  return (
    <figure className="my-3 grid gap-3">
      <figcaption id={captionId} className="max-w-2xl text-muted text-sm">
        <ArticleText text={caption} />
      </figcaption>
      <Scroller labelId={captionId}>
        <table
          aria-labelledby={captionId}
          className={classNames('w-full border-line border-y text-left text-md', stacks && 'max-sm:block sm:min-w-136')}
        >
          <thead className={classNames(stacks && 'max-sm:sr-only')}>
            <HeadRow head={head} isNumber={isNumber} />
          </thead>
          <tbody className={classNames('divide-y divide-line', stacks && 'max-sm:block')}>
            {rows.map((row) => (
              <BodyRow key={row[0]} row={row} head={head} isNumber={isNumber} stacks={stacks} />
            ))}
          </tbody>
        </table>
      </Scroller>
    </figure>
  );
}

/** Content too wide for the screen scrolls in its own box, by keyboard too. */
function Scroller({ labelId, children }: { labelId: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus the keys could not scroll it.
    <section aria-labelledby={labelId} tabIndex={0} className="overflow-x-auto">
      {children}
    </section>
  );
}

interface RowProps {
  /** For each column, whether it holds numbers. */
  isNumber: readonly boolean[];
}

function HeadRow({ head, isNumber }: RowProps & Pick<Table, 'head'>) {
  return (
    <tr className="border-line-strong border-b align-bottom text-muted text-sm">
      {head.map((title, column) =>
        title === '' ? (
          <td key={title} />
        ) : (
          <th key={title} scope="col" className={classNames(CELL, 'font-medium', isNumber[column] && 'text-right')}>
            <ArticleText text={title} />
          </th>
        ),
      )}
    </tr>
  );
}

interface BodyRowProps extends RowProps, Pick<Table, 'head'> {
  row: readonly string[];
  stacks: boolean;
}

function BodyRow({ row, head, isNumber, stacks }: BodyRowProps) {
  const cells = row.map((text, column) => ({ text, column, title: head[column] ?? '' }));
  return (
    <tr className={classNames('align-baseline', stacks && 'max-sm:block max-sm:py-2.5')}>
      {cells.map(({ text, column, title }) =>
        column === 0 ? (
          <th key={column} scope="row" className={classNames(CELL, 'font-medium', stacks && STACKED_CELL)}>
            <ArticleText text={text} />
          </th>
        ) : (
          <td
            key={column}
            className={classNames(
              CELL,
              isNumber[column] ? 'num sm:text-right' : 'text-soft',
              isNumber[column] && !stacks && 'text-right',
              stacks && STACKED_CELL,
            )}
          >
            {stacks ? <StackedTitle>{title}</StackedTitle> : null}
            <ArticleText text={text} />
          </td>
        ),
      )}
    </tr>
  );
}

/** The column's heading within a stacked row. Screen readers hear the table's own. */
function StackedTitle({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="block font-medium font-sans text-muted text-sm sm:hidden">
      <ArticleText text={children} />
    </span>
  );
}
