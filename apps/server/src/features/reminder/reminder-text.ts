import type { PlanItem } from '@wickwise/contract/today';
import type { Mail } from '../mail/public.ts';
import type { Notice } from './push.ts';

type FirstStep = Pick<PlanItem, 'title' | 'reason' | 'minutes'>;

interface Links {
  readonly publicUrl: string;
  /** The unsubscribe link. */
  readonly link: string;
}

/** The reminder as an email: what the plan begins with, and why. */
export function reminderMail({ title, reason, minutes }: FirstStep, { publicUrl, link }: Links): Omit<Mail, 'to'> {
  const text = `Hello,

Here’s the first item in today’s plan:

${title} (about ${minutes === 1 ? 'a minute' : `${minutes} minutes`})
${reason}

Start here:
${publicUrl}/today

You’re getting this email because you turned on a daily reminder. To turn it off:
${link}
`;
  return { subject: `Today on Wickwise: ${title}`, text, unsubscribeUrl: link };
}

/** The same as a notification. */
export function reminderNotice({ title, reason }: FirstStep): Notice {
  return { title, body: reason };
}
