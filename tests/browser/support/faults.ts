import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** What went wrong behind the screen during a test, and which of it the test expects. */
export interface Faults {
  /** Expects a fault that contains this text, such as `401 GET /api/account`. */
  expect(text: string): void;
  /** Watches every page of a browser. */
  watch(context: BrowserContext): void;
  /** The unexpected faults. */
  unexpected(): string[];
}

/**
 * Collects console errors (a violated content policy is one), uncaught errors, refused answers and failed requests of
 * our own origin.
 */
export function collectFaults(origin: string): Faults {
  const found: string[] = [];
  const expected: string[] = [];
  const isOurs = (url: string) => new URL(url).origin === origin;
  const add = (fault: string | null) => {
    if (fault !== null) found.push(fault);
  };
  return {
    expect: (text) => expected.push(text),
    watch: (context) => {
      context.on('console', (message) => add(consoleFault(message, isOurs)));
      context.on('weberror', (error) => add(`uncaught ${error.error().stack ?? error.error().message}`));
      context.on('response', (response) => add(responseFault(response, isOurs)));
      context.on('requestfailed', (request) => add(requestFault(request, isOurs)));
    },
    unexpected: () => found.filter((fault) => !expected.some((text) => fault.includes(text))),
  };
}

type IsOurs = (url: string) => boolean;

/** A failed load is in the console too, but without its method and path: the response or request tells it better. */
function consoleFault(message: ConsoleMessage, isOurs: IsOurs): string | null {
  const page = message.page();
  if (message.type() !== 'error' || page === null || !isOurs(page.url())) return null;
  return message.text().startsWith('Failed to load resource') ? null : `console ${message.text()}`;
}

function responseFault(response: Response, isOurs: IsOurs): string | null {
  const request = response.request();
  return response.status() < 400 || !isOurs(response.url()) ? null : `${response.status()} ${named(request)}`;
}

/** The browser aborts what a page that is left was still waiting for: that is not a fault. */
function requestFault(request: Request, isOurs: IsOurs): string | null {
  const reason = request.failure()?.errorText ?? '';
  return reason === 'net::ERR_ABORTED' || !isOurs(request.url()) ? null : `failed ${named(request)} ${reason}`;
}

function named(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}
