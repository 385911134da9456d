import './app.css';
import sans from '@subset-fonts/instrument-sans-core.woff2?url';
import serif from '@subset-fonts/newsreader-core.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import icon from '../public/favicon.svg?inline';
import type { Route } from './+types/root.ts';
import { signedInScript, useReloadAfterSignOut } from './features/identity/signed-in-hint.ts';
import { BareFrame } from './features/site/bare-frame.tsx';
import { siteMeta } from './features/site/page-meta.ts';
import { blockedStorageScript } from './lib/blocked-storage.ts';
import { createQueryClient } from './lib/query-client.ts';
import { CrashScreen } from './routes/system/crash-screen.tsx';
import NotFound from './routes/system/not-found.tsx';
import { StartScreen } from './routes/system/start-screen.tsx';
import { appearanceScript } from './ui/theme.ts';

export function meta() {
  return siteMeta({
    title: 'Learn to read the market',
    description: 'Lessons, drills and a trading journal for people who are learning to read the stock market.',
  });
}

/**
 * What a page needs beside its styles: the fonts of text and headings (that of figures is so small that the build
 * inlines it), and who the viewer is, which `currentUserQuery` picks up.
 */
export const links: Route.LinksFunction = () => [
  ...[sans, serif].map(
    (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const,
  ),
  { rel: 'preload', as: 'fetch', href: '/api/auth/user', crossOrigin: 'use-credentials' },
];

/** No form submits itself: before its page works, that would put a password into the address. */
const formScript = 'addEventListener("submit",function(event){event.preventDefault()},true)';

/** It has already run when the application starts, so its module need not be loaded. */
const headScript = import.meta.env.SSR
  ? `${blockedStorageScript};${appearanceScript};${signedInScript};${formScript}`
  : '';

/** What the head script wrote to the root element: React keeps it where it has to render the whole page again. */
const headAttributes = import.meta.env.SSR ? {} : dataOf(document.documentElement);

function dataOf({ attributes }: Element): Record<string, string> {
  const data = [...attributes].filter(({ name }) => name.startsWith('data-'));
  return Object.fromEntries(data.map(({ name, value }) => [name, value]));
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...headAttributes} suppressHydrationWarning>
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
  useReloadAfterSignOut();
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
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
  if (!isRouteErrorResponse(error) || error.status !== 404) return <CrashScreen error={error} />;
  return (
    <BareFrame>
      <NotFound />
    </BareFrame>
  );
}
