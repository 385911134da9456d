import { Link } from 'react-router';

/** The name of the product with its two candles, as the link home; with `compact`, a phone shows the candles only. */
export function SiteMark({ compact = false }: { compact?: boolean }) {
  return (
    <Link
      to="/"
      className="flex min-h-11 min-w-6 shrink-0 items-center gap-2.5 font-[560] font-serif text-[1.3rem] leading-none tracking-[-0.01em] no-underline"
    >
      <svg
        width="20"
        height="28"
        viewBox="0 0 20 28"
        aria-hidden="true"
        className="fill-none stroke-[1.5] stroke-current"
      >
        <path d="M5 3v22M15 1v26" />
        <rect x="1.5" y="9" width="7" height="12" className="fill-ground" />
        <rect x="11.5" y="5" width="7" height="13" className="fill-brass" />
      </svg>
      <span className={compact ? 'pt-1 max-sm:sr-only' : 'pt-1'}>Wickwise</span>
    </Link>
  );
}
