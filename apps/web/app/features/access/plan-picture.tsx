const COLUMNS = 14;
const ROWS = 4;
const STEP = { x: 24, y: 29 };
const PLACES = Array.from({ length: COLUMNS * ROWS }, (_, place) => place);
const SIZE = { width: COLUMNS * STEP.x, height: ROWS * STEP.y };

/** One candle for each pattern: drawn when the plan includes it, a bare wick when it does not. */
export function PlanPicture({ included }: { included: number }) {
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" className="block h-auto w-full fill-none">
      {PLACES.map((place) => (
        <SmallCandle key={place} place={place} isIncluded={place < included} />
      ))}
    </svg>
  );
}

function SmallCandle({ place, isIncluded }: { place: number; isIncluded: boolean }) {
  const x = (place % COLUMNS) * STEP.x + STEP.x / 2;
  const y = Math.floor(place / COLUMNS) * STEP.y;
  if (!isIncluded) return <path d={`M${x} ${y + 8}v12`} className="stroke-line-strong" />;
  // Uneven on purpose, and the same each time.
  const top = y + 6 + ((place * 5) % 7);
  const height = 5 + ((place * 11) % 8);
  const isRising = (place * 7) % 5 < 3;
  return (
    <g strokeWidth="1.25" className={isRising ? 'stroke-up' : 'fill-down stroke-down'}>
      <path d={`M${x} ${y + 3}V${top}M${x} ${top + height}V${y + 26}`} />
      <rect x={x - 5} y={top} width="10" height={height} />
    </g>
  );
}
