import { countText } from '../trade-texts.ts';
import { ImportRows } from './import-rows.tsx';
import type { ImportView, LeftOutGroup } from './import-view.ts';

/** What became of every row: the parts add up to all rows of the files. */
export function ImportAccount({ view: { counts, leftOut } }: { view: ImportView }) {
  const { used, aside, rejected, asked } = counts;
  const all = used + aside + rejected + asked;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-md">
        <b className="font-semibold">
          {countText(all)} {all === 1 ? 'row' : 'rows'}
        </b>{' '}
        = {countText(used)} in trades + {countText(aside)} set aside + {countText(rejected)} rejected
      </p>
      {leftOut.map((group) => (
        <LeftOut key={`${group.outcome} ${group.reason}`} group={group} />
      ))}
    </div>
  );
}

const endings: Record<LeftOutGroup['outcome'], string> = {
  used: 'counted in part:',
  aside: 'set aside:',
  // What follows is a sentence.
  rejected: 'rejected.',
  asked: 'open:',
};

function LeftOut({ group: { outcome, reason, count, rows } }: { group: LeftOutGroup }) {
  return (
    <details>
      <summary className="min-h-11 content-center text-md">
        <b className="font-semibold">
          {countText(count)} {count === 1 ? 'row' : 'rows'}
        </b>{' '}
        {endings[outcome]} {reason}
      </summary>
      <ImportRows caption={`Rows left out: ${reason}`} heading={[]} rows={rows} />
      {count > rows.length ? (
        <p className="mt-2 text-muted text-sm">and {countText(count - rows.length)} more</p>
      ) : null}
    </details>
  );
}
