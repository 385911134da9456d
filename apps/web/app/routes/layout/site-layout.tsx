import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SiteFooter } from '#app/features/site/site-footer.tsx';
import { ToastProvider } from '#app/ui/overlay/toast.tsx';
import { PlanBar } from './plan-bar.tsx';
import { PrefetchByIntent } from './prefetch-by-intent.tsx';
import { SiteBar, SiteHeader } from './site-navigation.tsx';
import { StayWhileOffline } from './stay-while-offline.tsx';

const MAIN_ID = 'main';

/** The frame around every screen. */
export default function SiteLayout() {
  const main = useFocusAfterNavigation();
  return (
    <ToastProvider>
      <div className="fills-window flex flex-col">
        <a
          href={`#${MAIN_ID}`}
          className="-translate-y-20 fixed top-3 left-3 z-50 rounded-md bg-ink px-4 py-3 font-semibold text-ground focus:translate-y-0 print:hidden"
        >
          Skip to content
        </a>
        <SiteHeader />
        <PlanBar />
        <main ref={main} id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <Outlet />
        </main>
      </div>
      <SiteFooter />
      <SiteBar />
      <PrefetchByIntent />
      <StayWhileOffline />
    </ToastProvider>
  );
}

/** A new page takes the focus, so that keyboards and screen readers start at its beginning. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
