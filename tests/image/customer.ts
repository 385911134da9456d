import { setTimeout as pause } from 'node:timers/promises';
import { Browser, type Reply } from '../simulation/browser.ts';
import { awaitArrival, beginPayment, payByCard } from '../simulation/payment.ts';
import { PASSWORD } from '../simulation/sign-up.ts';
import type { SmtpServer } from '../support/counterparts/smtp.ts';

const EMAIL = 'ann@example.com';
const POLL_INTERVAL_MS = 50;

/** Signs up by the mailed link, signs in by password, buys with the test card and has Heritage after that. */
export async function signInAndBuy(origin: string, smtp: SmtpServer): Promise<void> {
  const visitor = createClient(origin);
  const credentials = { email: EMAIL, password: PASSWORD };
  await succeed(visitor.send('POST', '/api/auth/sign-up/email', { name: 'Ann', ...credentials }));
  await succeed(visitor.send('POST', '/api/auth/link', { token: await mailedToken(smtp) }));
  const learner = createClient(origin);
  await succeed(learner.send('POST', '/api/auth/sign-in/email', credentials));
  const payment = await beginPayment(learner);
  if (payment === null) throw new Error('The learner has Heritage already.');
  await succeed(payByCard(learner, payment, { email: EMAIL, origin }).then(expectReply));
  const state = await awaitArrival(learner, payment.id);
  if (state !== 'paid') throw new Error(`The payment is ${state}.`);
  const { body } = await succeed(learner.send('GET', '/api/subscription/info'));
  if (!(body as { hasHeritageAccess: boolean }).hasHeritageAccess) throw new Error('The buyer has no Heritage.');
}

function createClient(origin: string) {
  const browser = new Browser(origin);
  return { send: (method: string, path: string, body?: object) => browser.fetch(method, path, { body }) };
}

function expectReply(reply: Reply | null): Reply {
  if (reply === null) throw new Error('There was no response.');
  return reply;
}

async function succeed(sent: Promise<Reply>): Promise<Reply> {
  const reply = await sent;
  if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
}

/** The mail is sent by a job, after the response. */
async function mailedToken({ deliveries }: SmtpServer): Promise<string> {
  for (;;) {
    for (const { mail } of deliveries) {
      const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1];
      if (token !== undefined) return token;
    }
    await pause(POLL_INTERVAL_MS);
  }
}
