const DAY_WIDTH = 24;
const DAY_NAMES = [
  'Six days ago',
  'Five days ago',
  'Four days ago',
  'Three days ago',
  'Two days ago',
  'Yesterday',
  'Today',
];

interface WeekCandlesProps {
  /** The last seven days, oldest first, today last; true when studied. */
  days: readonly boolean[];
  /** Hidden from screen readers: the text says the same, or it is only an illustration. */
  decorative?: boolean;
}

/** Seven days of study as candles: a full body for a day with study, a bare wick for one without. */
export function WeekCandles({ days, decorative = false }: WeekCandlesProps) {
  const studied = days.filter(Boolean).length;
  const today = days.at(-1) ? 'today included' : 'today not yet';
  return (
    <svg
      role={decorative ? 'presentation' : 'img'}
      aria-label={decorative ? undefined : `Studied on ${studied} of the last ${days.length} days, ${today}`}
      viewBox={`0 0 ${DAY_WIDTH * days.length - 10} 34`}
      className="block h-[34px] w-auto max-w-full"
    >
      {DAY_NAMES.map((name, index) => (
        <DayCandle key={name} x={index * DAY_WIDTH} studied={days[index] ?? false} />
      ))}
    </svg>
  );
}

function DayCandle({ x, studied }: { x: number; studied: boolean }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M7 2v30" className="stroke-line-strong" />
      {studied ? (
        <rect x="1.5" y="7" width="11" height="20" className="fill-brass stroke-ink" />
      ) : (
        <rect x="1.5" y="16" width="11" height="3" className="fill-ground stroke-control" />
      )}
    </g>
  );
}
