import { patternCalls } from '@wickwise/contract/lesson/pattern';
import { withLines } from '@wickwise/curriculum/picture-lines';
import { isLessonIncluded, readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { candleSvg } from '@wickwise/market/candle-svg';
import { CallError } from '../../plugins/errors.ts';
import { prepareResponse, sendPrepared } from '../../plugins/prepared-response.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { listGallery, listPatternOverview, patternById } from './data.ts';
import { listRealExamples } from './real-examples.ts';

/** The light palette: a picture that is fetched alone cannot know the reader's theme. */
const PALETTE = { ground: '#F3EEE5', grid: '#E3DDD2', rising: '#0F7A5F', falling: '#B93A2B', mark: '#B97A1E' };

const NO_SUCH_PATTERN = 'There is no pattern with that name.';

/** The lists are the same for all readers of one tier and as long as the process runs, so each is serialized once. */
const genesis = prepareResponse(JSON.stringify(readerPatterns({ hasHeritageAccess: false })));
const heritage = prepareResponse(JSON.stringify(readerPatterns({ hasHeritageAccess: true })));
const overview = prepareResponse(JSON.stringify(listPatternOverview()));
const gallery = prepareResponse(JSON.stringify(listGallery()));

export function patternRoutes(scope: Scope<'everyone'>): void {
  registerCall(scope, patternCalls.listPatterns, ({ learner, request, reply }) => {
    const prepared = hasHeritageAccess(learner) ? heritage : genesis;
    return sendPrepared({ request, reply, prepared, cache: 'private' });
  });

  registerCall(scope, patternCalls.listPatternOverview, ({ request, reply }) =>
    sendPrepared({ request, reply, prepared: overview, cache: 'public' }),
  );

  registerCall(scope, patternCalls.patternPicture, ({ params, reply }) => {
    const svg = drawnPicture(params.patternId);
    if (svg === null) throw new CallError('not_found', NO_SUCH_PATTERN);
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(svg);
  });

  registerCall(scope, patternCalls.listRealExamples, ({ params, learner }) => {
    const entry = patternById.get(params.patternId);
    if (entry === undefined) throw new CallError('not_found', NO_SUCH_PATTERN);
    return isLessonIncluded(entry, { hasHeritageAccess: hasHeritageAccess(learner) }) ? listRealExamples(entry) : [];
  });
}

const drawnPictures = new Map<string, string>();

/** Drawn once: a picture is the same for everyone. Null for an unknown pattern. */
function drawnPicture(patternId: string): string | null {
  const entry = patternById.get(patternId);
  if (entry === undefined) return null;
  const drawn =
    drawnPictures.get(patternId) ??
    candleSvg({ ...withLines(entry, entry.example), title: entry.name, palette: PALETTE });
  drawnPictures.set(patternId, drawn);
  return drawn;
}

export function galleryRoutes(scope: Scope<'heritage'>): void {
  registerCall(scope, patternCalls.listGallery, ({ request, reply }) =>
    sendPrepared({ request, reply, prepared: gallery, cache: 'private' }),
  );
}
