import { supportCalls } from '@wickwise/contract/support';
import { createRateLimiter, enforceRateLimit, networkOf } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { enqueueSupportMail, type SupportContext } from './support-mail.ts';

/** From one network address. */
const messageLimit = { name: 'support', points: 5, seconds: 60 * 60 };
const TOO_MANY_MESSAGES = 'You’ve written several messages already. Give us some time to answer.';

export function supportRoutes(scope: Scope<'everyone'>, context: SupportContext): void {
  const messages = createRateLimiter(context.db, messageLimit);
  registerCall(scope, supportCalls.writeToSupport, async ({ request, body, learner }) => {
    await enforceRateLimit(messages, networkOf(request), TOO_MANY_MESSAGES);
    await enqueueSupportMail(context, { ...body, learner });
    return { status: 'accepted' as const };
  });
}
