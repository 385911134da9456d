import { TRADES_FOR_VERDICT } from '@wickwise/journal/replay/verdict';

/** How many trades a verdict takes, and how many there are. */
export function TradesForVerdict({ trades }: { trades: number }) {
  const missing = TRADES_FOR_VERDICT - trades;
  const places = Array.from({ length: TRADES_FOR_VERDICT }, (_, index) => index + 1);
  return (
    <div
      role="img"
      aria-label={`${trades} of the ${TRADES_FOR_VERDICT} trades that a verdict requires`}
      className="grid content-center gap-3"
    >
      <div className="grid grid-cols-10 gap-1.5">
        {places.map((place) => (
          <span
            key={place}
            className={`aspect-square rounded-sm border ${place <= trades ? 'border-brass bg-brass' : 'border-control border-dashed'}`}
          />
        ))}
      </div>
      <div className="flex justify-between gap-4 text-md">
        <span>
          {trades} of {TRADES_FOR_VERDICT}
        </span>
        <span className="text-soft">
          {missing} more {missing === 1 ? 'trade' : 'trades'} for a verdict
        </span>
      </div>
    </div>
  );
}
