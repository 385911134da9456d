import type { PlanFeature } from '@wickwise/curriculum/copy/plans';

interface PlanComparisonProps {
  caption: string;
  features: readonly PlanFeature[];
}

/** What each plan has, line by line. */
export function PlanComparison({ caption, features }: PlanComparisonProps) {
  return (
    <table className="w-full text-md">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line-strong border-b text-left">
          <th scope="col" className="py-3 pr-3 font-medium text-muted">
            Feature
          </th>
          <th scope="col" className="w-1/4 px-2 py-3 font-serif font-[460] text-xl">
            Genesis
          </th>
          <th scope="col" className="w-1/4 py-3 pl-2 font-serif font-[460] text-xl">
            Heritage
          </th>
        </tr>
      </thead>
      <tbody>
        {features.map(({ name, genesis, heritage }) => (
          <tr key={name} className="border-line border-b">
            <th scope="row" className="py-3 pr-3 text-left font-normal text-soft">
              {name}
            </th>
            <td className="px-2 py-3">
              <Extent value={genesis} />
            </td>
            <td className="py-3 pl-2">
              <Extent value={heritage} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Extent({ value }: { value: PlanFeature['genesis'] }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <span aria-hidden="true" className={value ? 'font-semibold text-brass' : 'text-muted'}>
        {value ? '✓' : '–'}
      </span>
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </>
  );
}
