import { QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  type BoundFunctions,
  cleanup,
  fireEvent,
  type queries,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { currentUserQuery } from '../../apps/web/app/features/identity/queries.ts';
import { createQueryClient } from '../../apps/web/app/lib/query-client.ts';
import { ToastProvider } from '../../apps/web/app/ui/overlay/toast.tsx';

interface ScreenOptions {
  /** The URL to open it at. */
  readonly at?: string;
  /** The state of the navigation to it. */
  readonly state?: unknown;
  /** The path of its route, such as `/learn/:patternId`. Any by default. */
  readonly path?: string;
  /** The `handle` of its route. */
  readonly handle?: unknown;
  /** A viewer who is known before it is shown, as behind a guard. */
  readonly viewer?: CurrentUser;
}

/** Renders a screen or part of one as the product does: with router, queries and toasts. */
export function renderScreen(element: ReactNode, { at = '/', state, path = '*', handle, viewer }: ScreenOptions = {}) {
  const routes = [{ path, element, handle }, ...(path === '*' ? [] : [{ path: '*', element: <Elsewhere /> }])];
  window.history.replaceState(state === undefined ? null : { usr: state }, '', at);
  const router = createBrowserRouter(routes);
  const client = createQueryClient();
  if (viewer) client.setQueryData(currentUserQuery.queryKey, viewer);
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    client,
    /** Shows the URL that the screen navigated to. */
    address: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
  };
}

function Elsewhere() {
  return <p>Another page</p>;
}

/** The button of a toast, once it can be clicked: as a toast appears, its region lets the pointer through for a moment. */
export async function toastButton(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => {
    if (button.closest<HTMLElement>('[role=region]')?.style.pointerEvents === 'none') throw new Error('Not yet.');
  });
  return button;
}

/** A part of the page to look in, as `within` gives it. */
export type Part = BoundFunctions<typeof queries>;

export { act, cleanup, fireEvent, screen, waitFor, within };
