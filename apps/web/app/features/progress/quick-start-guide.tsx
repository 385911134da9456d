import { ButtonLink } from '#app/ui/button/button-link.tsx';

/** Two ways to start: for beginners, and for those who know the basics. */
export function QuickStartGuide() {
  return (
    <section
      aria-labelledby="quick-start"
      className="grid gap-8 rounded-lg border border-line-strong bg-panel p-6 md:grid-cols-2 md:p-8"
    >
      <h2 id="quick-start" className="md:col-span-2">
        Quick Start Guide
      </h2>
      <div className="grid content-start justify-items-start gap-3">
        <h3>New to trading?</h3>
        <p className="max-w-prose text-soft">
          Start with what a market is, what a trade costs, and how much of an account to risk on one. Five short
          sections, and you don’t need to know how to read a chart yet.
        </p>
        <ButtonLink to="/trading-fundamentals">Start Here</ButtonLink>
      </div>
      <div className="grid content-start justify-items-start gap-3 md:border-line md:border-l md:pl-8">
        <h3>Know the basics?</h3>
        <p className="max-w-prose text-soft">
          Go straight to the candlesticks. Each lesson shows the pattern, what only looks like it, and one that failed.
        </p>
        <ButtonLink to="/learn" variant="quiet">
          Skip to Patterns
        </ButtonLink>
      </div>
    </section>
  );
}
