export function HowItWorks() {
  return (
    <details className="border-line border-t text-md text-soft">
      <summary className="min-h-11 content-center font-medium text-ink">How it works</summary>
      <ol className="grid list-decimal gap-2 pb-3 pl-5">
        <li>
          You get a chart that ends at a random bar. Prices are rescaled to 100, and the symbol and dates are hidden
          until the end, even if you choose the symbol.
        </li>
        <li>Plan each trade and its stop before you place it, then step forward bar by bar.</li>
        <li>Every fill pays the cost you choose, for commission, spread and slippage.</li>
        <li>At the end, you’ll see the symbol, how your original plans would have done, and how buy and hold did.</li>
        <li>With 20 trades or more, we test whether luck alone explains your calls.</li>
      </ol>
      <p className="pb-3 text-muted text-sm">
        No real money is involved, and a replay earns no XP. It stays in this browser; your account stores whether you
        kept each stop and planned exit, with the trade’s ID and the time.
      </p>
    </details>
  );
}
