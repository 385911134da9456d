import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseForm } from '../api/form.ts';
import type { BrowserSide } from '../browser.ts';
import { answerUnknown } from './answer-unknown.ts';
import { authenticatedPage, authenticationPage } from './authentication-page.ts';

const asked = z.object({ client_secret: z.string().catch('') });
const chosen = asked.extend({ outcome: z.enum(['complete', 'fail']) });

interface About {
  Params: { id: string };
}

/** The page of the card holder's bank. The client secret proves who comes there. */
export function authenticationRoutes(scope: FastifyInstance, browser: BrowserSide): void {
  const url = '/authenticate/:id(^\\w+$)';
  const options = { schema: { hide: true }, errorHandler: answerUnknown };
  scope.get<About>(url, options, async ({ params, query }, reply) => {
    const { client_secret } = asked.parse(query);
    const intent = await browser.findPayment(params.id, client_secret);
    const isOpen = intent.status === 'requires_action';
    return reply.type('text/html').send(isOpen ? authenticationPage(intent) : authenticatedPage());
  });
  scope.post<About>(url, options, async ({ params, body }, reply) => {
    const { client_secret, outcome } = chosen.parse(parseForm(String(body)));
    const by = { clientSecret: client_secret, isAuthentic: outcome === 'complete' };
    const goTo = await browser.authenticate(params.id, by);
    return goTo === null ? reply.type('text/html').send(authenticatedPage()) : reply.redirect(goTo, 303);
  });
}
