import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A call of a visit. */
interface Step {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

/** How long a learner reads or thinks before the next step: drawn evenly from half of this to half more. */
export const THINK_MS = 5000;

/** What pages ask for at once when a learner opens the site. */
const OPENING: readonly Step[] = [
  '/api/auth/user',
  '/api/today',
  '/api/stats',
  '/api/progress',
  '/api/subscription/info',
  '/api/celebrations?unviewedOnly=true',
].map((path) => ({ method: 'GET', path }));

const PATTERNS = ['doji', 'hammer', 'shooting-star', 'bullish-engulfing', 'bearish-engulfing'];

/** One after the other, with time to think before each: a drill of three charts, a flashcard, and what is next. */
function practiceOf(visit: number): Step[][] {
  const patternId = PATTERNS[visit % PATTERNS.length];
  const drill = `/api/patterns/${patternId}/drills/${randomUUID()}`;
  const answer = (question: number): Step[] => [
    { method: 'POST', path: `${drill}/answers`, body: { question, chosen: '1' } },
  ];
  const reviewedAt = new Date().toISOString();
  const grade = { kind: 'grade', id: randomUUID(), cardId: patternId, grade: 'good', reviewedAt };
  const next: Step[] = ['/api/today', '/api/stats'].map((path) => ({ method: 'GET', path }));
  return [
    OPENING.slice(),
    [{ method: 'GET', path: drill }],
    answer(0),
    answer(1),
    answer(2),
    [{ method: 'GET', path: '/api/reviews' }],
    [{ method: 'POST', path: '/api/reviews', body: { entries: [grade] } }],
    next,
  ];
}

export interface Answered {
  /** Such as `GET /api/today`. */
  readonly call: string;
  readonly ms: number;
  readonly ok: boolean;
}

interface Visitor {
  /** The addresses of the processes; a proxy would choose one for each call. */
  readonly urls: readonly string[];
  readonly cookie: string;
  /** Which visitor it is, from 0: each comes from an address of its own. */
  readonly place: number;
  readonly signal: AbortSignal;
  readonly report: (answered: Answered) => void;
}

/** Visits the site again and again, each step after the answer to the one before, until it is told to stop. */
export async function visitAgain(visitor: Visitor): Promise<void> {
  try {
    await pause(Math.random() * THINK_MS, null, visitor);
    for (let visit = visitor.place; ; visit++) {
      for (const steps of practiceOf(visit)) {
        await Promise.all(steps.map((step) => take(step, visitor)));
        await pause(THINK_MS * (0.5 + Math.random()), null, visitor);
      }
    }
  } catch (error) {
    if (!visitor.signal.aborted) throw error;
  }
}

async function take({ method, path, body }: Step, { urls, cookie, place, report }: Visitor): Promise<void> {
  const url = urls[Math.floor(Math.random() * urls.length)] ?? '';
  const headers = {
    cookie,
    origin: url,
    'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  const begun = performance.now();
  const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  await response.arrayBuffer();
  report({ call: nameOf(method, path), ms: performance.now() - begun, ok: response.ok });
}

/** Without what differs from call to call. */
function nameOf(method: string, path: string): string {
  return `${method} ${path.replace(/\?.*/, '').replace(/patterns\/[^/]+\/drills\/[^/]+/, 'patterns/…/drills/…')}`;
}
