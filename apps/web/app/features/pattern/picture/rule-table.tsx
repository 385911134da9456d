import type { PatternLesson } from '@wickwise/contract/lesson/lesson';

/** What is measured, and the bound it must meet. */
export function RuleTable({ rules }: Pick<PatternLesson, 'rules'>) {
  return (
    <table className="w-full border-line border-y text-left text-md">
      <thead className="sr-only">
        <tr>
          <th scope="col">Measured</th>
          <th scope="col">Bound</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rules.map(({ measure, bound }) => (
          <tr key={measure} className="align-baseline">
            <th scope="row" className="py-2.5 pr-4 font-normal text-ink">
              {measure}
            </th>
            <td className="num py-2.5 text-right text-muted text-sm">{bound}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
