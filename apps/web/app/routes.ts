import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { UnbuiltPath } from './ui/unbuilt-screens.ts';

/** A screen that is specified but not built yet: its link leads to an honest page. */
function opensSoon(path: UnbuiltPath): RouteConfigEntry {
  return route(path, 'routes/system/opens-soon.tsx', { id: `opens-soon:${path}` });
}

const workbench = process.env.NODE_ENV === 'production' ? [] : [route('dev/ui', 'routes/system/dev-ui.tsx')];

/** Every path there is. The layouts that nest around a route say who may open it. */
export default [
  layout('routes/layout/site-layout.tsx', [
    index('routes/home/home.tsx'),
    route('home', 'routes/home/home.tsx', { id: 'home' }),
    route('landing', 'routes/landing/landing.tsx'),
    route('sign-in', 'routes/identity/sign-in.tsx'),
    route('sign-in/link', 'routes/identity/sign-in-link.tsx'),

    layout('routes/layout/lesson-list.tsx', [route('learn', 'routes/pattern/learn.tsx')]),
    route('learn/:patternId', 'routes/pattern/lesson.tsx'),
    route('learn/articles/:articleId', 'routes/article/article.tsx'),
    opensSoon('learning-path'),
    opensSoon('trading-fundamentals'),
    opensSoon('flashcards'),
    opensSoon('quiz'),
    opensSoon('vocabulary'),
    opensSoon('vocabulary-quiz'),
    opensSoon('progress'),

    route('tier-breakdown', 'routes/access/tier-breakdown.tsx'),
    route('checkout', 'routes/payment/checkout.tsx'),
    route('payment-success', 'routes/payment/payment-success.tsx'),
    route('restore-access', 'routes/access/restore-access.tsx'),
    route('activate-heritage', 'routes/access/activate-heritage.tsx'),
    route('heritage-access', 'routes/access/heritage-access.tsx'),
    route('heritage-direct', 'routes/access/heritage-direct.tsx'),
    route('admin-patterns', 'routes/access/admin-patterns.tsx'),

    layout('routes/layout/signed-in.tsx', [
      route('account', 'routes/identity/account.tsx'),
      route('account/receipt/:purchaseId', 'routes/payment/receipt.tsx'),
      route('subscribe', 'routes/access/subscribe.tsx'),
      route('test-access', 'routes/access/test-access.tsx'),

      layout('routes/layout/heritage.tsx', [
        opensSoon('live-charts'),
        opensSoon('pattern-gallery'),
        opensSoon('scenarios'),
        opensSoon('trading-journal'),
        opensSoon('analytics'),
      ]),
    ]),

    ...workbench,
    route('*', 'routes/system/not-found.tsx'),
  ]),
] satisfies RouteConfig;
