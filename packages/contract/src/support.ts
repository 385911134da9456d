import { z } from 'zod';
import { emailAddress } from './account.ts';
import { defineCall } from './call.ts';
import { SUPPORT_MESSAGE_MAX_LENGTH } from './constants.ts';

const supportMessage = z
  .string()
  .trim()
  .min(1, 'Write your message.')
  .max(SUPPORT_MESSAGE_MAX_LENGTH, `Use at most ${SUPPORT_MESSAGE_MAX_LENGTH} characters.`);

export const supportCalls = {
  writeToSupport: defineCall({
    method: 'POST',
    path: '/api/support/messages',
    access: 'everyone',
    summary: 'Mails a message to support, with the address to reply to and the account it was written in.',
    body: z.strictObject({ email: emailAddress, message: supportMessage }),
    response: z.object({ status: z.literal('accepted') }),
    errors: [],
  }),
};
