import { deviceName } from '@wickwise/contract/identity/device-name';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { session, user } from '../../../db/schema/identity.ts';
import type { Mailer } from '../../mail/public.ts';
import type { Auth } from '../auth.ts';
import { DEFAULT_TIME_ZONE } from '../data.ts';
import { endSessionUrl } from './end-session-link.ts';
import { newDeviceMail } from './new-device-mail.ts';

interface MailContext {
  readonly db: Database;
  readonly auth: Auth;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

/** Mails the owner of an account about a session that a new device has opened. */
export async function tellNewDevice({ db, auth, mailer, publicUrl }: MailContext, token: string): Promise<void> {
  const [opened] = await db
    .select({ session, email: user.email, timeZone: user.timeZone })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.token, token));
  if (opened === undefined) return;
  const { id: sessionId, userId, createdAt, userAgent, ipAddress } = opened.session;
  const { secret } = await auth.$context;
  mailer.sendLater(
    newDeviceMail({
      to: opened.email,
      signedInAt: createdAt,
      timeZone: opened.timeZone ?? DEFAULT_TIME_ZONE,
      device: deviceName(userAgent),
      ipAddress: ipAddress ?? '',
      endUrl: endSessionUrl({ publicUrl, secret, userId, sessionId }),
      publicUrl,
    }),
  );
}
