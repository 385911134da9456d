import webPush from 'web-push';
import { z } from 'zod';
import { keepSecret } from '../../db/kept-secret.ts';
import type { Env } from '../../env.ts';

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** What tells push services that messages come from this site (RFC 8292). */
export type VapidKeys = z.output<typeof vapidKeys>;

type KeySettings = Pick<Env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'DATABASE_URL' | 'DATA_DIR'>;

/**
 * Configured, or generated once and stored in the data folder. Null with a database of its own: its processes would each
 * make their own keys, and a browser subscribes to one.
 */
export async function readVapidKeys(env: KeySettings): Promise<VapidKeys | null> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  if (env.DATABASE_URL !== undefined) return null;
  const create = () => JSON.stringify(webPush.generateVAPIDKeys());
  const { file, text } = await keepSecret(env.DATA_DIR, { name: 'vapid-keys', create });
  try {
    return vapidKeys.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(
      `The file ${file} holds no pair of keys. Restore it from a backup, or delete it and start again: new keys are made then, and reminders on devices have to be turned on again.`,
      { cause },
    );
  }
}
