import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { useAppearance } from '#app/ui/theme.ts';
import type { ChartKey } from '../chart-choice.ts';

const SCRIPT = 'https://s3.tradingview.com/external-embedding/embed-widget-advanced-chart.js';
const LOAD_TIMEOUT_MS = 15_000;

type WidgetState = 'loading' | 'loaded' | 'failed';

/** TradingView's own chart, with its own prices. It loads from TradingView's server, which may be unreachable. */
export function TradingViewChart({ symbol, interval }: ChartKey) {
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>('loading');
  const { theme } = useAppearance();
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    setState('loading');
    const frame = element.appendChild(document.createElement('div'));
    frame.className = 'tradingview-widget-container h-full';
    const widget = frame.appendChild(document.createElement('div'));
    widget.className = 'tradingview-widget-container__widget h-full';
    const script = document.createElement('script');
    script.textContent = JSON.stringify(settings({ symbol, interval, isDark: isDark(theme) }));
    script.async = true;
    script.src = SCRIPT;
    script.onload = () => setState('loaded');
    script.onerror = () => setState('failed');
    frame.append(script);
    const timer = setTimeout(() => setState((before) => (before === 'loading' ? 'failed' : before)), LOAD_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      frame.remove();
    };
  }, [symbol, interval, theme]);
  return (
    <div className="relative min-h-0 flex-1">
      <div ref={host} hidden={state === 'failed'} className="h-full" />
      {state === 'loading' ? (
        <Skeleton label="Loading TradingView’s chart" className="absolute inset-0 rounded-none" />
      ) : null}
      {state === 'failed' ? (
        <div className="absolute inset-0 grid content-center p-4">
          <ErrorState
            title="TradingView’s chart didn’t load"
            text="Its script comes from TradingView’s own server, which we couldn’t reach. A content blocker or your network may be blocking it. The Wickwise chart works without it."
            onRetry={() => window.location.reload()}
          />
        </div>
      ) : null}
    </div>
  );
}

function isDark(theme: string): boolean {
  return theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

/** Named as in TradingView's documentation of the Advanced Chart widget. */
function settings({ symbol, interval, isDark }: ChartKey & { isDark: boolean }) {
  return {
    symbol,
    interval,
    autosize: true,
    timezone: 'America/New_York',
    theme: isDark ? 'dark' : 'light',
    style: '1',
    locale: 'en',
    allow_symbol_change: false,
    support_host: 'https://www.tradingview.com',
  };
}
