import webPush from 'web-push';
import { CallError } from '../../plugins/errors.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** A reminder that couldn't be delivered for so long is of no use any more. */
const TTL_SECONDS = 4 * 60 * 60;
const TIMEOUT_MS = 10_000;

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What the service worker shows. */
export interface Notice {
  readonly title: string;
  readonly body: string;
}

export interface PushSender {
  readonly keys: VapidKeys;
  /** Whom a push service may write to, as an address. */
  readonly contact: string;
}

export type PushOutcome = 'sent' | 'gone';

/**
 * Sends a message by the Web Push protocol (RFC 8030), encrypted for the browser.
 * @returns `gone` when the browser has ended its subscription.
 * @throws PushError when the push service refuses it otherwise.
 */
export async function sendPush(
  { keys, contact }: PushSender,
  target: PushTarget,
  notice: Notice,
): Promise<PushOutcome> {
  const { method, headers, body, endpoint } = webPush.generateRequestDetails(
    toSubscription(target),
    JSON.stringify(notice),
    { vapidDetails: { subject: `mailto:${contact}`, ...keys }, TTL: TTL_SECONDS, topic: 'reminder', urgency: 'normal' },
  );
  const { status } = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: body && new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (status === 404 || status === 410) return 'gone';
  if (status >= 200 && status < 300) return 'sent';
  throw new PushError(status);
}

/** A refusal without the service's text, which may quote the endpoint: errors are logged. */
export class PushError extends Error {
  readonly isTemporary: boolean;

  constructor(status: number) {
    super(`The push service responded with ${status}.`);
    this.name = 'PushError';
    this.isTemporary = status === 429 || status >= 500;
  }
}

/** @throws CallError when a browser's keys don't encrypt: then no message would ever reach it. */
export function requireUsableKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): void {
  try {
    webPush.encrypt(p256dh, auth, 'reminder', 'aes128gcm');
  } catch {
    throw new CallError('invalid_request', 'This browser’s keys can’t be used. Turn the reminder on again.');
  }
}

function toSubscription({ endpoint, p256dh, auth }: PushTarget) {
  return { endpoint, keys: { p256dh, auth } };
}
