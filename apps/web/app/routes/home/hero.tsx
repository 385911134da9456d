import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { HammerPlate } from './hammer-plate.tsx';

/** What the site is, and something to do at once: on a phone the exercise comes before the text. */
export function Hero() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 py-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[1fr_auto_auto_1fr] lg:py-18">
      <h1 className="lg:row-start-2 lg:text-4xl">Learn to read the market, one candle at a time.</h1>
      <div className="lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-center">
        <HammerPlate />
      </div>
      <div className="lg:row-start-3">
        <p className="max-w-[34em] text-lg text-soft">
          Candlestick and chart patterns, taught the way a patient friend would: what each one is, what it isn’t, and
          how it can fail. Then practice until you see it without trying.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/learn">Start the lessons</ButtonLink>
          <ButtonLink to="/vocabulary" variant="quiet">
            Practice vocabulary
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
