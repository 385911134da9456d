import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import icon from '../public/favicon.svg?inline';
import type { Route } from './+types/root.ts';
import { rememberedTierScript } from './features/identity/remembered-tier.ts';
import { BareFrame } from './features/site/bare-frame.tsx';
import { earlySignInScript } from './features/site/early-sign-in.ts';
import { pageMeta } from './features/site/page-meta.ts';
import { createQueryClient } from './lib/query-client.ts';
import { CrashScreen } from './routes/system/crash-screen.tsx';
import NotFound from './routes/system/not-found.tsx';
import { StartScreen } from './routes/system/start-screen.tsx';
import { earlyPressScript, useReplayEarlyPresses } from './ui/early-presses.ts';
import { appearanceScript } from './ui/theme.ts';

export function meta() {
  return pageMeta({
    title: 'Learn to read the market',
    description: 'Lessons, drills and a trading journal for people who are learning to read the stock market.',
  });
}

/** It has already run when the application starts, so its module need not be loaded. */
const headScript = import.meta.env.SSR
  ? `${appearanceScript};${rememberedTierScript};${earlySignInScript};${earlyPressScript}`
  : '';

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The appearance script writes the chosen theme to this element before React reads it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1216" media="(prefers-color-scheme: dark)" />
        {/* Inlined: a browser would fetch it before the page is painted. */}
        <link rel="icon" href={icon} type="image/svg+xml" />
        <Meta />
        <Links />
        <script suppressHydrationWarning>{headScript}</script>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const [client] = useState(createQueryClient);
  useReplayEarlyPresses();
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}

export function HydrateFallback() {
  return <StartScreen />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <CrashScreen />;
  return (
    <BareFrame>
      <NotFound />
    </BareFrame>
  );
}
