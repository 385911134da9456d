import type { LinkMailer } from '../identity/public.ts';
import type { Mailer } from '../mail/public.ts';
import type { AccessContext } from './context.ts';
import { hasMoved, listBought } from './data.ts';
import { inactiveMail, inactiveReason } from './inactive-mail.ts';
import { movedMail } from './moved-mail.ts';

export interface WayBackContext extends Pick<AccessContext, 'db' | 'payments'> {
  readonly linkMailer: LinkMailer;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

/**
 * Mails the owner of this address a link to their Heritage, or why there is none any more: they have changed the address
 * since, or no purchase is paid. Nothing to an address that never bought it.
 */
export async function mailWayBack(context: WayBackContext, email: string): Promise<void> {
  const { db, linkMailer, mailer, publicUrl } = context;
  const bought = await listBought(context, email);
  if (bought.some(({ status }) => status === 'paid')) {
    await linkMailer.send({ email, purpose: 'restore-access' });
    return;
  }
  if (await hasMoved(db, email)) {
    mailer.sendLater(movedMail({ email, publicUrl }));
    return;
  }
  const reason = inactiveReason(bought);
  if (reason === null) return;
  const write = (link: URL) => inactiveMail({ email, reason, link, publicUrl });
  await linkMailer.send({ email, purpose: 'sign-in', returnTo: '/account#purchases', write });
}
