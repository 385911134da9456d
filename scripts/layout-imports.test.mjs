import { describe, expect, test } from 'vitest';
import { server, violations, web } from './layout-tree.mjs';

describe('imports', () => {
  test.each([
    ['packages/market/src/a.ts', "import { b } from './b.ts';"],
    ['packages/market/src/a.ts', "import type { Tier } from '@wickwise/contract/access';"],
    ['packages/market/src/a.test.ts', "import { c } from '@wickwise/curriculum/c';"],
    ['packages/learning/src/a.ts', "import { fsrs } from 'ts-fsrs';"],
    ['packages/curriculum/src/a.ts', "import { candle } from '@wickwise/market/candle';"],
    [`${server}/app.ts`, "import { routes } from './features/payment/routes.ts';"],
    [`${server}/seed.ts`, "import { learner } from '../../../tests/factories/learner.ts';"],
    [`${server}/plugins/session.ts`, "import { pool } from '../db/client.ts';"],
    [`${server}/db/client.ts`, "import { env } from '../env.ts';"],
    [`${server}/features/payment/data.ts`, "import { lessons } from '@wickwise/curriculum/lessons';"],
    [`${server}/features/payment/data.ts`, "import { sameOrigin } from '../../plugins/security.ts';"],
    [`${server}/features/payment/routes.ts`, "import { data } from './data.ts';"],
    [`${server}/features/payment/routes.ts`, "import { user } from '../identity/public.ts';"],
    [`${web}/features/quiz/quiz-card.tsx`, "import { usePattern } from '../pattern/queries.ts';"],
    [`${web}/features/quiz/quiz-card.tsx`, "import { Button } from '../apps/web/app/ui/button/button.tsx';"],
    [`${web}/features/quiz/quiz-card.test.tsx`, "import { Button } from '../../ui/button.tsx';"],
    [`${web}/features/payment/model.ts`, "import { useAccess } from '../access/queries.ts';"],
    [`${web}/features/pattern/model.ts`, "import { useProgress } from '../progress/queries.ts';"],
    [`${web}/ui/candle.tsx`, "import { layoutCandles } from '@wickwise/market/candle-geometry';"],
    [`${server}/features/system/routes.ts`, "import { learner } from '../identity/public.ts';"],
    [`${server}/features/progress/mutations.ts`, "import { lessons } from '../pattern/public.ts';"],
    [`${web}/routes/quiz/quiz.tsx`, "import { QuizCard } from '#app/features/quiz/quiz-card.tsx';"],
    [`${web}/routes/quiz/quiz.tsx`, "import type { Route } from './+types/quiz';"],
    [`${web}/lib/api-client.ts`, "import { contract } from '@wickwise/contract/contract';"],
    [`${web}/routes/access/landing.tsx`, "import { landing } from '@wickwise/curriculum/copy/landing';"],
    ['apps/web/scripts/public-patterns.ts', "import { r } from '@wickwise/curriculum/reader-patterns';"],
    [`${web}/features/vocabulary/model.ts`, "import { v } from '@wickwise/curriculum/vocabulary/vocabulary';"],
    [`${web}/features/reward/model.ts`, "import { achievements } from '@wickwise/curriculum/achievements';"],
    [`${web}/routes/progress/learning-path.tsx`, "import { m } from '@wickwise/curriculum/learning-modules';"],
    ['packages/curriculum/src/vocabulary/term.ts', "import type { Arithmetic } from '../arithmetic.ts';"],
    ['packages/curriculum/src/fundamentals/risk.ts', "import { a } from '../articles/article-text.ts';"],
    ['packages/curriculum/src/patterns/doji.ts', "import { terms } from '../vocabulary/vocabulary.ts';"],
    ['tests/browser/quiz.ts', "import { app } from '../../apps/server/src/app.ts';"],
  ])('%s may contain %s', (path, source) => {
    expect(violations({ [path]: source })).toEqual([]);
  });

  test.each([
    ['packages/contract/src/a.ts', "import type { Candle } from '@wickwise/market/candle';", 'no other workspace'],
    ['packages/market/src/a.ts', "import { tier } from '@wickwise/contract/access';", 'takes only types from contract'],
    ['packages/market/src/a.ts', "import { type Tier } from '@wickwise/contract/access';", 'takes only types'],
    ['packages/market/src/a.ts', "import type { Xp } from '@wickwise/learning/xp';", 'imports only contract'],
    ['packages/journal/src/a.ts', "export * from '@wickwise/market/candle';", 'imports only statistics, contract'],
    [
      'packages/curriculum/src/a.ts',
      "import { r } from '@wickwise/stripe-sandbox/r';",
      'imports only contract, market, learning, statistics',
    ],
    ['packages/curriculum/src/a.ts', "import { c } from '../../market/src/candle.ts';", 'by name: @wickwise/market/'],
    [`${server}/features/quiz/data.ts`, "import { x } from '../../../../web/app/lib/x.ts';", 'server imports only'],
    [`${server}/features/quiz/data.ts`, "import { learner } from '@wickwise/tests/learner';", 'server imports only'],
    [`${server}/db/client.ts`, "import { data } from '../features/payment/data.ts';", 'db imports only env'],
    [`${server}/db/client.ts`, "import { data } from '../features/payment/public.ts';", 'db imports only env'],
    [
      `${server}/plugins/session.ts`,
      "import type { A } from '../features/identity/public.ts';",
      'plugins imports only env, db',
    ],
    [`${server}/features/quiz/data.ts`, "import { app } from '../../app.ts';", 'nothing below it imports app.ts'],
    [
      `${server}/features/quiz/data.ts`,
      "import { grant } from '../payment/mutations.ts';",
      'only through its public.ts',
    ],
    [`${server}/features/quiz/data.ts`, "const a = await import('../payment/data.ts');", 'only through its public.ts'],
    [`${web}/features/quiz/model.ts`, "import { a } from '@wickwise/server/src/env.ts';", 'web imports only'],
    [`${web}/features/quiz/model.ts`, "import { a } from '@wickwise/stripe-sandbox/sandbox';", 'web imports only'],
    ['apps/stripe-sandbox/src/a.ts', "import { a } from '../../server/src/env.ts';", 'no other workspace'],
    ['apps/stripe-sandbox/src/a.ts', "import type { A } from '@wickwise/contract/payment';", 'no other workspace'],
    [
      `${server}/app.ts`,
      "import { a } from '../../stripe-sandbox/src/sandbox.ts';",
      'by name: @wickwise/stripe-sandbox/',
    ],
    [`${web}/features/quiz/model.ts`, "import { a } from '@wickwise/curriculum/lessons';", 'never reach a browser'],
    ['apps/web/scripts/postbuild.ts', "import { a } from '@wickwise/curriculum/lessons';", 'never reach a browser'],
    ...[
      'patterns',
      'patterns/doji',
      'gallery/gallery',
      'scenarios/scenarios',
      'quizzes/quizzes',
      'learning-module',
      'copy',
      'copywriting/landing',
      'achievements-of-members',
      'copy/../patterns',
    ].map((file) => [
      `${web}/features/quiz/model.ts`,
      `import { a } from '@wickwise/curriculum/${file}';`,
      'never reach a browser',
    ]),
    [
      `${web}/features/quiz/model.ts`,
      "import type { Entry } from '@wickwise/curriculum/pattern';",
      'never reach a browser',
    ],
    [
      `${web}/features/quiz/model.ts`,
      "const { patterns } = await import('@wickwise/curriculum/patterns');",
      'never reach a browser',
    ],
    [
      `${web}/lib/a.ts`,
      "import { a } from '../../../../packages/curriculum/src/copy/landing.ts';",
      'by name: @wickwise/',
    ],
    ['packages/curriculum/src/copy/landing.ts', "import { patterns } from '../patterns.ts';", 'loads nothing premium'],
    [
      'packages/curriculum/src/achievements.ts',
      "export { a } from './scenarios/scenarios.ts';",
      'loads nothing premium',
    ],
    [
      `${web}/features/quiz/model.ts`,
      "import { a } from '../pattern/model.ts';",
      'only through its public.ts or queries.ts',
    ],
    [
      `${web}/features/quiz/model.ts`,
      "export { a } from '../../routes/quiz/quiz.tsx';",
      'features imports only lib, ui',
    ],
    [`${web}/features/access/model.ts`, "import { a } from '../payment/queries.ts';", 'payment stands above access'],
    [`${web}/features/progress/model.ts`, "import { a } from '../pattern/public.ts';", 'let a route hand in'],
    [`${web}/features/site/header.tsx`, "import type { A } from '../identity/queries.ts';", 'imports only run down'],
    [`${server}/features/mail/rules.ts`, "import { a } from '../identity/public.ts';", 'let app.ts hand in'],
    [`${server}/features/pattern/data.ts`, "import { a } from '../reward/public.ts';", 'reward stands above pattern'],
    [`${web}/ui/button.tsx`, "import { a } from '../features/quiz/queries.ts';", 'ui imports only lib'],
    [`${web}/features/quiz/model.ts`, "import { B } from '../../ui/button.tsx';", 'top: #app/ui/button.tsx'],
    [
      `${web}/routes/quiz/quiz.tsx`,
      "import { Q } from '../../features/quiz/quiz-card.tsx';",
      'top: #app/features/quiz/quiz-card.tsx',
    ],
    [`${web}/ui/button.tsx`, "import type { Tier } from '@wickwise/contract/access';", 'ui imports only market'],
    [`${web}/ui/story.tsx`, "import { a } from '@wickwise/curriculum/copy/landing';", 'ui imports only market'],
    [
      `${web}/lib/api-client.ts`,
      "import { a } from '../apps/web/app/ui/button/button.tsx';",
      'lib imports no other layer',
    ],
    [`${web}/lib/api-client.ts`, "import '../root.tsx';", 'nothing below it imports root.tsx'],
  ])('%s may not contain %s', (path, source, message) => {
    const found = violations({ [path]: source });
    expect(found).toMatchObject([{ path, rule: 'imports' }]);
    expect(found[0].message).toContain(message);
  });

  test('a message names the line', () => {
    const source = "// why\nimport {\n  a,\n} from '../features/quiz/model.ts';\n";
    expect(violations({ [`${web}/ui/button.tsx`]: source })[0].message).toMatch(/^line 4 imports \.\.\/features/);
  });
});
