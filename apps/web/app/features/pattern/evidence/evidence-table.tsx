import type { CountedRate, Evidence } from '@wickwise/contract/lesson/evidence';
import type { ReactNode } from 'react';
import { formatWholeNumber } from '#app/lib/whole-number.ts';

export type EvidenceWithRate = Extract<Evidence, { kind: 'measured' }>;

/** The rates of the picture as text: what was counted, its interval, and the number of cases. */
export function EvidenceTable({
  evidence: { percent, bounds, sample, cases, real, noise },
}: {
  evidence: EvidenceWithRate;
}) {
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="pb-1 font-normal">
            <span className="sr-only">Count</span>
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            Rate
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            95% interval
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            Cases
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-y">
        <Row name="Published" mark={<rect x="2" y="2" width="8" height="8" className="fill-ink" />}>
          <Cell>{percent}%</Cell>
          <Cell>{bounds ? range(bounds) : 'unknown'}</Cell>
          <Cell>{cases === null ? 'see below' : formatWholeNumber(cases)}</Cell>
        </Row>
        <Row name="Our count" mark={<circle cx="6" cy="6" r="4" strokeWidth="1.5" className="fill-none stroke-ink" />}>
          <Counted rate={real} missing={noise === null ? 'none' : 'under 100'} />
        </Row>
        <Row name="Chance" mark={<path d="M6 0v12" strokeWidth="2" className="stroke-brass" />}>
          <Counted rate={noise} missing="none" />
        </Row>
      </tbody>
      <caption className="caption-bottom pt-1.5 text-left text-muted">
        Published sample: {sample}.
        {real === null && noise === null
          ? null
          : ' Our count: daily candles of seven US-listed stocks and funds, up to 2021.'}
      </caption>
    </table>
  );
}

function Row({ name, mark, children }: { name: string; mark: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 font-normal">
        <svg viewBox="0 0 12 12" aria-hidden="true" className="mr-1.5 inline-block size-3 align-[-0.1em]">
          {mark}
        </svg>
        {name}
      </th>
      {children}
    </tr>
  );
}

function Counted({ rate, missing }: { rate: CountedRate | null; missing: string }) {
  return (
    <>
      <Cell>{rate ? `${rate.percent.toFixed(1)}%` : '–'}</Cell>
      <Cell>{rate ? `${rate.low.toFixed(1)}–${rate.high.toFixed(1)}%` : '–'}</Cell>
      <Cell>{rate ? formatWholeNumber(rate.cases) : missing}</Cell>
    </>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="num whitespace-nowrap py-1.5 pl-2 text-right">{children}</td>;
}

function range({ low, high }: { low: number; high: number }): string {
  const digits = Number.isInteger(low) && Number.isInteger(high) ? 0 : 1;
  return `${low.toFixed(digits)}–${high.toFixed(digits)}%`;
}
