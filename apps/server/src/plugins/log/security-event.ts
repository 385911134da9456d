import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { securityEvents } from '../metrics.ts';

/** What the log says about an attempt to sign in, or to change how an account is protected. It names no address. */
export interface SecurityEvent {
  /** Such as `sign-in`. */
  readonly event: string;
  readonly outcome: 'succeeded' | 'failed' | 'second-factor-needed';
  /** How it was done, such as `password`. */
  readonly method?: string;
  /** The account's id, where it is known. */
  readonly account?: string;
  /** Why it was refused: the code of the error. */
  readonly code?: string;
  /** The operating system's user, for an operator's command. */
  readonly by?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What a handler adds to the security event of its route. */
    securityNote: Partial<SecurityEvent> | null;
  }
}

/** Writes one line and counts it. The log of a request adds the request's id. */
export function logSecurityEvent(log: FastifyBaseLogger, event: SecurityEvent): void {
  securityEvents.inc({ event: event.event, outcome: event.outcome });
  log.info(event, 'security');
}

/** Runs an operator's command, and logs whether it could be done. */
export async function logCommand<T>(
  log: FastifyBaseLogger,
  command: Pick<SecurityEvent, 'method' | 'by' | 'account'>,
  run: () => Promise<T>,
): Promise<T> {
  const event = { event: 'operator-command', ...command };
  try {
    const done = await run();
    logSecurityEvent(log, { ...event, outcome: 'succeeded' });
    return done;
  } catch (error) {
    logSecurityEvent(log, { ...event, outcome: 'failed' });
    throw error;
  }
}

/** Adds what only the handler knows to the event of this request. */
export function noteSecurity(request: FastifyRequest, note: Partial<SecurityEvent>): void {
  request.securityNote = { ...request.securityNote, ...note };
}

export type RouteEvents = Readonly<Record<string, Pick<SecurityEvent, 'event' | 'method'>>>;

/** Logs the outcome of each request to a route of this table, whose keys are such as `POST /api/auth/link`. */
export function watchSecurityEvents(app: FastifyInstance, events: RouteEvents): void {
  app.decorateRequest('securityNote', null);
  app.addHook('onResponse', (request, reply, next) => {
    const event = events[`${request.method} ${request.routeOptions.url}`];
    if (event !== undefined) logSecurityEvent(request.log, { ...event, ...outcomeOf(request, reply.statusCode) });
    next();
  });
}

function outcomeOf({ securityNote, learner }: FastifyRequest, status: number): Omit<SecurityEvent, 'event'> {
  const account = learner === null ? {} : { account: learner.id };
  if (status >= 400) return { ...account, ...securityNote, outcome: 'failed' };
  return { ...account, outcome: 'succeeded', ...securityNote };
}
