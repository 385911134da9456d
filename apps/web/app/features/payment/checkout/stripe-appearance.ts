import type { Appearance } from '@stripe/stripe-js';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppearance } from '#app/ui/theme.ts';

/** Our colors for Stripe's fields: their frame does not see our style sheet. */
export function useStripeAppearance(): Appearance {
  const { theme } = useAppearance();
  const systemIsDark = useSyncExternalStore(subscribe, isDarkSystem);
  const isDark = theme === 'system' ? systemIsDark : theme === 'dark';
  const [appearance, setAppearance] = useState(() => readAppearance(isDark));
  useEffect(() => setAppearance(readAppearance(isDark)), [isDark]);
  return appearance;
}

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

function isDarkSystem(): boolean {
  return darkSystem().matches;
}

function subscribe(listener: () => void): () => void {
  const query = darkSystem();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function readAppearance(isDark: boolean): Appearance {
  const border = `1px solid ${shownColor('--control')}`;
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: shownColor('--brass-text'),
      colorBackground: shownColor('--panel'),
      colorText: shownColor('--ink'),
      colorTextSecondary: shownColor('--soft'),
      colorTextPlaceholder: shownColor('--muted'),
      colorDanger: shownColor('--danger'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '6px',
      gridRowSpacing: '20px',
      gridColumnSpacing: '16px',
    },
    rules: { '.Input': { border, boxShadow: 'none' }, '.Tab': { border, boxShadow: 'none' } },
  };
}

/** A color as the browser shows it now: the tokens themselves are pairs of a light and a dark one. */
function shownColor(token: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
