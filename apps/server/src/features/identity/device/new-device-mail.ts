import type { Mail } from '../../mail/public.ts';

interface NewDevice {
  readonly to: string;
  readonly signedInAt: Date;
  readonly timeZone: string;
  readonly device: string;
  readonly ipAddress: string;
  /** Ends the session. */
  readonly endUrl: string;
  readonly publicUrl: string;
}

/** Tells the owner of an account about a sign-in from a browser that it has not seen before. */
export function newDeviceMail({ to, signedInAt, timeZone, device, ipAddress, endUrl, publicUrl }: NewDevice): Mail {
  return {
    to,
    subject: 'New sign-in to your Wickwise account',
    text: `Hello,

Someone just signed in to your Wickwise account from a browser that hasn't been used with it before.

Time: ${formatMoment(signedInAt, timeZone)}
Device: ${device}
Network: ${roughNetwork(ipAddress)}

If this was you, you don't have to do anything. A private window, or a browser whose cookies were deleted, counts as new each time.

If this wasn't you, end that session:

${endUrl}

Then set a new password, if you sign in with one:

${publicUrl}/account#password
`,
  };
}

function formatMoment(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(moment);
}

/** Enough to recognize one's own provider, and not the whole address. */
export function roughNetwork(ipAddress: string): string {
  if (ipAddress.includes(':')) return `${ipAddress.split(':').slice(0, 3).join(':')}:…`;
  const parts = ipAddress.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.…` : 'unknown';
}
