import { emailChangeCalls } from '@wickwise/contract/account';
import { mailTo, tokenIn } from '../counterparts/mail.ts';
import { call, type TestLearner, type TestServer } from '../server.ts';

/** Requests a change to a new mailbox. Returns the token of the link that the current one got. */
export async function beginEmailChange(
  server: TestServer,
  as: TestLearner,
  { newEmail = `new-${as.email}`, mails = 1 } = {},
): Promise<string> {
  await call(server, emailChangeCalls.requestEmailChange, { as, body: { newEmail } });
  return tokenIn(await mailTo(server, as.email, mails));
}

/** Requests a change and confirms it in the current mailbox. Returns the token of the link that the new one got. */
export async function confirmCurrentMailbox(
  server: TestServer,
  as: TestLearner,
  newEmail = `new-${as.email}`,
): Promise<string> {
  const token = await beginEmailChange(server, as, { newEmail });
  await call(server, emailChangeCalls.confirmEmailChange, { as: null, body: { token } });
  return tokenIn(await mailTo(server, newEmail));
}
