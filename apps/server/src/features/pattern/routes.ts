import { patternCalls } from '@wickwise/contract/pattern';
import { withLines } from '@wickwise/curriculum/picture-lines';
import { candleSvg } from '@wickwise/market/candle-svg';
import { CallError } from '../../plugins/errors.ts';
import { prepareAnswer, sendReady } from '../../plugins/ready-answer.ts';
import { answer, type Scope } from '../../plugins/scope.ts';
import { hasHeritageAccess } from '../../plugins/session.ts';
import { listPatternOverview, listPatterns, patternById } from './data.ts';

/** The light palette: a picture that is fetched alone cannot know the reader's theme. */
const PALETTE = { ground: '#F3EEE5', grid: '#E3DDD2', rising: '#0F7A5F', falling: '#B93A2B', mark: '#B97A1E' };

/** The lists are the same for all readers of one tier, so each is serialised once, at start. */
export function patternRoutes(scope: Scope<'everyone'>): void {
  const genesis = prepareAnswer(JSON.stringify(listPatterns({ hasHeritageAccess: false })));
  const heritage = prepareAnswer(JSON.stringify(listPatterns({ hasHeritageAccess: true })));
  const overview = prepareAnswer(JSON.stringify(listPatternOverview()));

  answer(scope, patternCalls.listPatterns, ({ learner, request, reply }) => {
    const ready = hasHeritageAccess(learner) ? heritage : genesis;
    return sendReady({ request, reply, ready, cache: 'private' });
  });

  answer(scope, patternCalls.listPatternOverview, ({ request, reply }) =>
    sendReady({ request, reply, ready: overview, cache: 'public' }),
  );

  answer(scope, patternCalls.patternPicture, ({ params, reply }) => {
    const entry = patternById.get(params.patternId);
    if (entry === undefined) throw new CallError('not_found', 'There is no pattern of that name.');
    const svg = candleSvg({ ...withLines(entry, entry.example), title: entry.name, palette: PALETTE });
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(svg);
  });
}
