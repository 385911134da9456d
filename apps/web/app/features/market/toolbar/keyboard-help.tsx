const keys = [
  ['← →', 'Previous or next candle'],
  ['Page Up, Page Down', 'Ten candles back or forward'],
  ['Home, End', 'First or newest candle'],
  ['↑ ↓', 'Previous or next pattern'],
  ['Enter', 'Show the rules of the pattern at the crosshair'],
  ['1 to 4, N', 'In “Ask me first”: name the pattern, go to the next one'],
  ['P', 'Hear the visible candles: the pitch follows the close, and a second tone marks a pattern'],
  ['M', 'Sound on or off'],
  ['+ −', 'Zoom in or out'],
  ['T, L, R', 'Draw a trend line or a level, or measure'],
  ['↑ ↓, then Enter', 'While drawing: which price of the candle, then place the point'],
  ['Esc', 'Stop the sound, or stop drawing'],
] as const;

/** The keyboard shortcuts of the chart. */
export function KeyboardHelp() {
  return (
    <details className="border-line border-t px-4 text-md">
      <summary className="min-h-11 content-center text-muted hover:text-ink">Keyboard and sound</summary>
      <dl className="grid gap-y-2 pb-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6">
        {keys.map(([key, text]) => (
          <div key={text} className="contents">
            <dt className="num font-medium">{key}</dt>
            <dd className="text-soft max-sm:mb-1">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
