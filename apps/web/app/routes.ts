import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const workbench = process.env.NODE_ENV === 'production' ? [] : [route('dev/ui', 'routes/system/dev-ui.tsx')];

/** Every path of the site. The layouts that nest around a route say who may open it. */
export default [
  layout('routes/layout/site-layout.tsx', [
    index('routes/home/home.tsx'),
    route('home', 'routes/home/home.tsx', { id: 'home' }),
    route('today', 'routes/today/today.tsx'),
    route('landing', 'routes/landing/landing.tsx'),
    route('sign-in', 'routes/identity/sign-in.tsx'),
    route('sign-in/link', 'routes/identity/sign-in-link.tsx'),
    route('sign-in/second-factor', 'routes/identity/second-factor.tsx'),

    layout('routes/layout/lesson-list.tsx', [route('learn', 'routes/pattern/learn.tsx')]),
    route('learn/:patternId', 'routes/pattern/lesson.tsx'),
    route('learn/articles/:articleId', 'routes/article/article.tsx'),
    route('learning-path', 'routes/progress/learning-path.tsx'),
    route('trading-fundamentals', 'routes/article/trading-fundamentals.tsx'),
    route('flashcards', 'routes/review/flashcards.tsx'),
    route('chart-of-the-day', 'routes/drill/chart-of-the-day.tsx'),
    route('practice', 'routes/drill/practice.tsx'),
    route('quiz', 'routes/quiz/quiz.tsx'),
    route('vocabulary', 'routes/vocabulary/vocabulary.tsx'),
    route('vocabulary-quiz', 'routes/vocabulary/vocabulary-quiz.tsx'),
    route('progress', 'routes/progress/progress.tsx'),
    route('unsubscribe', 'routes/identity/unsubscribe.tsx'),
    route('end-session', 'routes/identity/end-session.tsx'),
    route('email-change', 'routes/identity/email-change.tsx'),

    route('tier-breakdown', 'routes/access/tier-breakdown.tsx'),
    route('checkout', 'routes/payment/checkout.tsx'),
    route('payment-success', 'routes/payment/payment-success.tsx'),
    route('restore-access', 'routes/access/restore-access.tsx'),
    route('activate-heritage', 'routes/access/activate-heritage.tsx'),
    route('heritage-access', 'routes/access/heritage-access.tsx'),
    route('heritage-direct', 'routes/access/heritage-direct.tsx'),
    route('admin-patterns', 'routes/access/admin-patterns.tsx'),

    route('terms', 'routes/legal/terms.tsx'),
    route('privacy', 'routes/legal/privacy.tsx'),
    route('what-we-store', 'routes/legal/what-we-store.tsx'),
    route('refunds', 'routes/legal/refunds.tsx'),
    route('contact', 'routes/legal/contact.tsx'),

    layout('routes/layout/signed-in.tsx', [
      route('account', 'routes/identity/account.tsx'),
      route('account/receipt/:purchaseId', 'routes/payment/receipt.tsx'),
      route('subscribe', 'routes/access/subscribe.tsx'),
      route('test-access', 'routes/access/test-access.tsx'),

      layout('routes/layout/heritage.tsx', [
        route('live-charts', 'routes/market/live-charts.tsx'),
        route('live-charts/replay', 'routes/market/blind-replay.tsx'),
        route('pattern-gallery', 'routes/pattern/gallery.tsx'),
        route('scenarios', 'routes/scenario/scenarios.tsx'),
        route('trading-journal', 'routes/journal/trading-journal.tsx'),
        route('analytics', 'routes/analytics/analytics.tsx'),
      ]),
    ]),

    ...workbench,
    route('*', 'routes/system/not-found.tsx'),
  ]),
] satisfies RouteConfig;
