export { type Auth, createAuth } from './auth.ts';
export { DEFAULT_TIME_ZONE, findEmail, toCurrentUser } from './data.ts';
export { exportIdentity } from './export.ts';
export { createLinkMailer, type LinkMailer } from './magic-link.ts';
export { endOtherSessions, stopWeeklyEmail } from './mutations.ts';
export { discoverOidc } from './oidc.ts';
export { isFresh } from './rules.ts';
export { signInByLink } from './sign-up-proof.ts';
export { mountOneClickUnsubscribe, unsubscribeUrl } from './unsubscribe.ts';
