import type { ChartRating } from '@wickwise/contract/today';

/** How well the learner reads charts, and how sure that figure is. */
export function ChartRatingCard({ rating: { value, low, high, answers } }: { rating: ChartRating }) {
  return (
    <section
      aria-labelledby="chart-rating"
      className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-lg border border-line bg-panel p-5 sm:p-6"
    >
      <div>
        <h2 id="chart-rating" className="font-medium font-sans text-base text-muted">
          Your chart rating
        </h2>
        <p className="num mt-1 text-3xl">{value}</p>
      </div>
      <p className="min-w-0 max-w-xl flex-1 basis-64 text-md text-soft">
        Most likely between <span className="num">{low}</span> and <span className="num">{high}</span>, from your last{' '}
        <span className="num">{answers}</span> answers on new charts. At 1500, you’re even with a chart of average
        difficulty. It goes up and down with your answers.
      </p>
    </section>
  );
}
