import type { purchase } from '../../db/schema/access.ts';
import { receiptNumber } from '../access/public.ts';
import type { Mail } from '../mail/public.ts';
import { SANDBOX_NOTE } from './refund-mail.ts';

interface ReleaseMailOptions {
  readonly publicUrl: string;
  readonly isSandbox: boolean;
}

/**
 * For the account that loses a purchase to the owner of the address on its receipt; null once it is deleted. It names
 * neither that address nor the account that has the purchase now.
 */
export function releaseMail(
  { publicUrl, isSandbox }: ReleaseMailOptions,
  { number }: Pick<typeof purchase.$inferSelect, 'number'>,
  to: string,
): Mail | null {
  if (to === '') return null;
  const receipt = receiptNumber(number);
  return {
    to,
    subject: `Purchase ${receipt} is no longer in your Wickwise account`,
    text: `Hello,

You added purchase ${receipt} to your account in the browser where it was paid for. The owner of the email address
on its receipt has now claimed it, so it's no longer in your account and doesn't unlock Heritage there. That address
decides, so that no one gets what someone else paid for on a shared computer.

You keep your account, your progress and the free lessons:

${publicUrl}/learn

If you paid for it, write to us and mention the receipt number: ${publicUrl}/contact
${isSandbox ? SANDBOX_NOTE : ''}`,
  };
}
