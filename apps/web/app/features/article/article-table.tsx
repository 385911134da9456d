import type { Block } from '@wickwise/curriculum/articles/article';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ArticleText } from './article-text.tsx';
import { numberColumns } from './figures.ts';

type Table = Extract<Block, { kind: 'table' }>;

const CELL = 'py-2.5 pr-5 last:pr-0';

export function ArticleTable({ table: { caption, head, rows } }: { table: Table }) {
  const captionId = useId();
  const isNumber = numberColumns({ head, rows });
  return (
    <figure className="my-3 grid gap-3">
      <figcaption id={captionId} className="max-w-2xl text-muted text-sm">
        <ArticleText text={caption} />
      </figcaption>
      <Scroller labelId={captionId}>
        <table
          aria-labelledby={captionId}
          className={classNames(
            'w-full border-line border-y text-left text-md',
            // Words need more room than a phone has; numbers do with it.
            isNumber.slice(1).includes(false) && 'min-w-136',
          )}
        >
          <thead>
            <HeadRow head={head} isNumber={isNumber} />
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <BodyRow key={row[0]} row={row} isNumber={isNumber} />
            ))}
          </tbody>
        </table>
      </Scroller>
    </figure>
  );
}

/** What is too wide for the screen scrolls within itself, by keyboard too. */
function Scroller({ labelId, children }: { labelId: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus the keys could not scroll it.
    <section aria-labelledby={labelId} tabIndex={0} className="overflow-x-auto">
      {children}
    </section>
  );
}

interface RowProps {
  /** Of each column whether it holds numbers. */
  isNumber: readonly boolean[];
}

function HeadRow({ head, isNumber }: RowProps & Pick<Table, 'head'>) {
  return (
    <tr className="border-line-strong border-b align-bottom text-muted text-sm">
      {head.map((title, column) => (
        <th key={title} scope="col" className={classNames(CELL, 'font-medium', isNumber[column] && 'text-right')}>
          <ArticleText text={title} />
        </th>
      ))}
    </tr>
  );
}

function BodyRow({ row, isNumber }: RowProps & { row: readonly string[] }) {
  const cells = row.map((text, column) => ({ text, column }));
  return (
    <tr className="align-baseline">
      {cells.map(({ text, column }) =>
        column === 0 ? (
          <th key={column} scope="row" className={`${CELL} font-medium`}>
            <ArticleText text={text} />
          </th>
        ) : (
          <td key={column} className={classNames(CELL, isNumber[column] ? 'num text-right' : 'text-soft')}>
            <ArticleText text={text} />
          </td>
        ),
      )}
    </tr>
  );
}
