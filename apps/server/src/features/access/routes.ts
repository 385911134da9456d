import { accessCalls } from '@wickwise/contract/access';
import { answer, type Scope } from '../../plugins/scope.ts';
import { hasHeritageAccess } from '../../plugins/session.ts';

export function accessRoutes(scope: Scope<'signed-in'>): void {
  answer(scope, accessCalls.subscriptionInfo, ({ learner }) => ({
    tier: learner.tier,
    status: learner.status,
    hasHeritageAccess: hasHeritageAccess(learner),
  }));
}
