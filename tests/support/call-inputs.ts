import type { Call, CallRequest } from '@wickwise/contract/call';
import type { contract } from '@wickwise/contract/contract';

type Nouns = typeof contract;
type Inputs = {
  [Noun in keyof Nouns]: {
    [Name in keyof Nouns[Noun]]: Nouns[Noun][Name] extends infer C extends Call ? CallRequest<C> : never;
  };
};

/** Valid input for every call: a call that is added to the contract does not compile until it has some here. */
export const callInputs: Inputs = {
  identity: {
    currentUser: {},
    signInMethods: {},
    linkAddress: { body: { token: 'no-such-token' } },
    spendLink: { body: { token: 'no-such-token' } },
    signIn: { query: { returnTo: '/learn' } },
    signOut: {},
    account: {},
    updateAccount: { body: { name: 'Another Name' } },
    setPassword: { body: { newPassword: 'another-password', currentPassword: 'not-the-password' } },
    endSession: { params: { id: 'no-such-session' } },
    endOtherSessions: {},
    removePasskey: { params: { id: 'no-such-passkey' } },
    exportAccount: {},
    deleteAccount: { body: { email: 'somebody-else@example.com' } },
  },
  access: {
    subscriptionInfo: {},
    directAccess: { body: { email: 'nobody@example.com' } },
    grantHeritageAccess: { body: { email: 'nobody@example.com' } },
    emergencyLogin: { body: { email: 'nobody@example.com' } },
    restoreAccess: { body: { token: 'no-such-token' } },
  },
  payment: {
    createPaymentIntent: { body: { amount: 37, description: 'Heritage Tier - Lifetime Access' } },
    createCheckout: {},
    refreshPayment: { params: { providerId: 'pi_unknown' } },
    claimPurchase: { body: {} },
    forgetUnclaimedPurchase: {},
    listPurchases: {},
    refundPurchase: { params: { purchaseId: 'no-such-purchase' } },
  },
  pattern: {
    listPatterns: {},
    listPatternOverview: {},
    patternPicture: { params: { patternId: 'hammer' } },
  },
  progress: {
    listProgress: {},
    updateProgress: { params: { patternId: 'doji' }, body: { completed: true, masteryLevel: 'mastered' } },
    mergeProgress: { body: { patternIds: ['doji'] } },
  },
  reward: { stats: {}, rewardsTotal: {} },
  system: { health: {}, ready: {}, support: {} },
};

/** The input of a call by its name, such as `progress.updateProgress`. */
export function inputOf(name: string): object {
  const [noun, call] = name.split('.');
  return (callInputs as Record<string, Record<string, object>>)[noun ?? '']?.[call ?? ''] ?? {};
}
