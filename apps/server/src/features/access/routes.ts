import { accessCalls } from '@wickwise/contract/access';
import { answer, type Scope } from '../../plugins/scope.ts';
import { hasHeritageAccess } from '../../plugins/session.ts';
import { type AccessOptions, activate, mailEmergencyLink, restoreAccess } from './mutations.ts';
import { messages } from './rules.ts';

export function accessRoutes(scope: Scope<'signed-in'>): void {
  answer(scope, accessCalls.subscriptionInfo, ({ learner }) => ({
    tier: learner.tier,
    status: learner.status,
    hasHeritageAccess: hasHeritageAccess(learner),
  }));
}

/** For buyers who are not, or not yet, in the account that owns what they bought. */
export function activationRoutes(scope: Scope<'everyone'>, options: AccessOptions): void {
  const { directAccess, grantHeritageAccess, emergencyLogin } = accessCalls;
  for (const [call, success] of [
    [directAccess, messages.directAccess],
    [grantHeritageAccess, messages.grantHeritageAccess],
  ] as const) {
    answer(scope, call, ({ body, learner, request, reply }) =>
      activate({ ...options, ...body, learner, request, reply, success }),
    );
  }

  answer(scope, emergencyLogin, async ({ body, request, reply }) => {
    await mailEmergencyLink({ ...options, ...body, request, reply });
    return { message: messages.emergencyLogin };
  });

  answer(scope, accessCalls.restoreAccess, async ({ body, request, reply }) => ({
    hasHeritageAccess: await restoreAccess({ ...options, ...body, request, reply }),
  }));
}
