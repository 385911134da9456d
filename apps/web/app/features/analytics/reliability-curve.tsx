import type { CalibrationBin } from '@wickwise/contract/analytics';
import { MAX_CONFIDENCE, MIN_CONFIDENCE } from '@wickwise/contract/constants';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { percentText, rangeText } from './model.ts';

const WIDTH = 480;
const HEIGHT = 340;
const LEFT = 56;
const RIGHT = 20;
const TOP = 16;
const BOTTOM = 48;
const LETTERS = 'num text-[17px] sm:text-[12px]';

/** How often answers were right at each degree of confidence; on the diagonal, 80% means 80%. */
export function ReliabilityCurve({ bins }: { bins: readonly CalibrationBin[] }) {
  return (
    <div>
      <figure className="overflow-hidden rounded-lg border border-line bg-sunk">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`How often you were right, by how sure you were. ${bins.map(binText).join(' ')}`}
          className="block h-auto w-full fill-none"
        >
          <Axes />
          <path
            d={`M${x(MIN_CONFIDENCE)} ${y(MIN_CONFIDENCE)}L${x(MAX_CONFIDENCE)} ${y(MAX_CONFIDENCE)}`}
            strokeDasharray="5 5"
            strokeWidth="1.5"
            className="stroke-control"
          />
          {bins.length > 1 ? (
            <path
              d={bins
                .map(({ confidence, correct }, index) => `${index ? 'L' : 'M'}${x(confidence)} ${y(correct)}`)
                .join('')}
              strokeWidth="2"
              strokeLinejoin="round"
              className="stroke-brass"
            />
          ) : null}
          {bins.map((bin) => (
            <Point key={bin.from} bin={bin} />
          ))}
        </svg>
        <figcaption className="border-line border-t bg-panel px-4 py-3 text-sm text-soft">
          The dashed line is perfect calibration. A point below it means you were overconfident, and a point above it
          underconfident. The vertical bars are 95% intervals.
        </figcaption>
      </figure>
      <details className="mt-3">
        <summary className="min-h-11 content-center text-md">Show the curve as a table</summary>
        <DataTable caption="Answers by confidence" columns={columns} rows={bins} keyOf={({ from }) => String(from)} />
      </details>
    </div>
  );
}

const columns: readonly Column<CalibrationBin>[] = [
  { key: 'confidence', title: 'How sure', cell: (bin) => <span className="num">{binName(bin)}</span> },
  { key: 'answers', title: 'Answers', className: 'text-right [td&]:num', cell: ({ answers }) => answers },
  {
    key: 'correct',
    title: 'Right, 95% interval',
    className: 'text-right [td&]:num',
    cell: ({ correct, interval }) => (
      <>
        {percentText(correct)}
        <span className="block text-muted text-sm">{rangeText(interval)}</span>
      </>
    ),
  },
];

function Axes() {
  return (
    <g>
      {[0, 25, 50, 75, 100].map((share) => (
        <g key={share}>
          <path d={`M${LEFT} ${y(share)}H${WIDTH - RIGHT}`} className="stroke-line" />
          <text x={LEFT - 10} y={y(share) + 5} textAnchor="end" className={`fill-muted ${LETTERS}`}>
            {share}%
          </text>
        </g>
      ))}
      {[50, 60, 70, 80, 90, 100].map((confidence) => (
        <text
          key={confidence}
          x={x(confidence)}
          y={HEIGHT - 26}
          textAnchor="middle"
          className={`fill-muted ${LETTERS}`}
        >
          {confidence}
        </text>
      ))}
      <text
        x={(LEFT + WIDTH - RIGHT) / 2}
        y={HEIGHT - 6}
        textAnchor="middle"
        className="fill-muted text-[15px] sm:text-[12px]"
      >
        How sure you were, in percent
      </text>
    </g>
  );
}

function Point({ bin: { confidence, correct, interval } }: { bin: CalibrationBin }) {
  const [top, bottom] = [y(interval.high), y(interval.low)];
  return (
    <g className="stroke-ink">
      <path d={`M${x(confidence)} ${top}V${bottom}M${x(confidence) - 5} ${top}h10M${x(confidence) - 5} ${bottom}h10`} />
      <circle cx={x(confidence)} cy={y(correct)} r="6" strokeWidth="1.5" className="fill-brass" />
    </g>
  );
}

function x(confidence: number): number {
  return LEFT + 14 + ((WIDTH - LEFT - RIGHT - 28) * (confidence - MIN_CONFIDENCE)) / (MAX_CONFIDENCE - MIN_CONFIDENCE);
}

function y(share: number): number {
  return TOP + ((HEIGHT - TOP - BOTTOM) * (100 - share)) / 100;
}

/** `80%`, or `80% to 89%` for a bin of several. */
function binName({ from, to }: CalibrationBin): string {
  return from === to ? `${from}%` : `${from}% to ${to}%`;
}

function binText(bin: CalibrationBin): string {
  return `${binName(bin)} sure: ${percentText(bin.correct)} of ${bin.answers} right.`;
}
