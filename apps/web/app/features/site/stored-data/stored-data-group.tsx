import type { StoredGroup } from './stored-table.ts';

export function StoredDataGroup({ group: { title, text, tables } }: { group: StoredGroup }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <p className="text-soft">{text}</p>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {tables.map(({ table, what, why, howLong }) => (
          <li key={table} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div>
              <p className="font-semibold text-md">{what}</p>
              <p className="mt-1 text-md text-soft">{why}</p>
            </div>
            <div className="text-md">
              <p>
                <span className="text-muted">Kept:</span> {howLong}
              </p>
              <p className="num mt-1 break-all text-muted text-sm">{table}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
