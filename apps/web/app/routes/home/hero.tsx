import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { HammerPlate } from './hammer-plate.tsx';

export function Hero() {
  return (
    <div className="grid items-center gap-12 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-18">
      <div>
        <h1 className="text-4xl">Learn to read the market, one candle at a time.</h1>
        <p className="mt-6 max-w-[34em] text-lg text-soft">
          Candlestick and chart patterns, taught the way a patient friend would: what each one is, what it isn’t, and
          how often it fails. Then practice until you see it without trying.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/learn">Start the lessons</ButtonLink>
          <ButtonLink to="/vocabulary" variant="quiet">
            Practice vocabulary
          </ButtonLink>
        </div>
      </div>
      <HammerPlate />
    </div>
  );
}
