import { ProgressBar } from '#app/ui/state/progress-bar.tsx';

interface FundamentalsBannerProps {
  /** Null until it has loaded. */
  done: number | null;
  total: number;
  minutes: number;
}

/** What the lesson is, and how much of it is done. */
export function FundamentalsBanner({ done, total, minutes }: FundamentalsBannerProps) {
  const label = `${done ?? '–'} / ${total} sections`;
  return (
    <header className="mb-8 grid gap-6 rounded-lg border border-line bg-sunk p-6 md:mb-12 md:grid-cols-[minmax(0,1fr)_18rem] md:items-end md:p-10">
      <div>
        <h1 className="wrap-anywhere">Trading Fundamentals</h1>
        <p className="mt-3 max-w-2xl text-lg text-soft">
          What a market is, what a trade costs, and how much of an account to risk on one.{' '}
          <span className="num">{total}</span> sections, <span className="num">{minutes}</span> minutes in all.
        </p>
      </div>
      <div className="grid gap-2">
        <p className="num text-md">{label}</p>
        <ProgressBar value={done ?? 0} max={total} label="Sections completed" valueText={label} />
      </div>
    </header>
  );
}
