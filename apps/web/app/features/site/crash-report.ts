import { CRASH_FRAMES_LIMIT, CRASH_TEXT_LIMIT } from '@wickwise/contract/constants';
import { makeCall } from '#app/lib/api-client.ts';

interface CrashReport {
  readonly page: string;
  readonly error: string;
  readonly frames: string[];
}

/** What an operator needs to find the cause: no query of the address, which can hold a secret or an email address. */
export function describeCrash(error: unknown, page: string): CrashReport {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const frames = stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
  const short = (text: string) => text.trim().slice(0, CRASH_TEXT_LIMIT);
  return {
    page: short(page),
    error: short(`${name}: ${message}`),
    frames: frames.slice(0, CRASH_FRAMES_LIMIT).map(short),
  };
}

/** Tells the server's log, and returns the reference under which it is found there: null if the server can't be told. */
export async function reportCrash(error: unknown): Promise<string | null> {
  try {
    const { reference } = await makeCall('POST /api/crashes', { body: describeCrash(error, window.location.pathname) });
    return reference;
  } catch {
    return null;
  }
}
