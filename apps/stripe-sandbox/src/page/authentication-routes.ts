import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseForm } from '../api/form.ts';
import type { Sandbox } from '../sandbox.ts';
import { authenticatedPage, authenticationPage } from './authentication-page.ts';
import { sendPage, sendPageForError } from './send-page.ts';

const authenticationQuery = z.object({ client_secret: z.string().catch('') });
const authenticationForm = authenticationQuery.extend({ outcome: z.enum(['complete', 'fail']) });

interface AuthenticationRoute {
  Params: { id: string };
}

/** The page of the card holder's bank. The client secret gives access to it. */
export function authenticationRoutes(scope: FastifyInstance, { browser, merchant }: Sandbox): void {
  const url = '/authenticate/:id(^\\w+$)';
  const options = { errorHandler: sendPageForError(merchant) };
  scope.get<AuthenticationRoute>(url, options, async ({ params, query }, reply) => {
    const { client_secret } = authenticationQuery.parse(query);
    const intent = await browser.findPayment(params.id, client_secret);
    const isOpen = intent.status === 'requires_action';
    const page = isOpen ? authenticationPage(intent, merchant) : authenticatedPage(merchant);
    return sendPage(reply, { page, merchant });
  });
  scope.post<AuthenticationRoute>(url, options, async ({ params, body }, reply) => {
    const { client_secret, outcome } = authenticationForm.parse(parseForm(String(body)));
    const authentication = { clientSecret: client_secret, isAuthenticated: outcome === 'complete' };
    const redirectUrl = await browser.authenticate(params.id, authentication);
    if (redirectUrl !== null) return reply.redirect(redirectUrl, 303);
    return sendPage(reply, { page: authenticatedPage(merchant), merchant });
  });
}
