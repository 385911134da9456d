import type { CallsByRoute } from '@wickwise/contract/contract';
import type { RouteEvents } from '../../plugins/log/security-event.ts';
import { AUTH_PATH } from './auth.ts';
import { OIDC_PROVIDER_ID } from './oidc.ts';

/** The calls whose outcome is a security event. Rate limits and refused access are logged where errors are sent. */
const calls = {
  'POST /api/auth/sign-up/email': { event: 'sign-up', method: 'password' },
  'POST /api/auth/sign-in/email': { event: 'sign-in', method: 'password' },
  'POST /api/auth/link': { event: 'sign-in', method: 'link' },
  'POST /api/restore-access': { event: 'sign-in', method: 'restore-link' },
  'POST /api/auth/second-factor': { event: 'sign-in', method: 'second-factor' },
  'PUT /api/account/password': { event: 'password-set' },
  'PUT /api/account/two-factor': { event: 'second-factor-added' },
  'DELETE /api/account/two-factor': { event: 'second-factor-removed' },
  'POST /api/account/two-factor/recovery-codes': { event: 'recovery-codes-renewed' },
  'DELETE /api/account/passkeys/:id': { event: 'passkey-removed' },
  'PUT /api/account/email-change': { event: 'email-change-requested' },
  'POST /api/email-change': { event: 'email-change-confirmed' },
  'DELETE /api/account/sessions/:id': { event: 'session-ended' },
  'DELETE /api/account/sessions': { event: 'other-sessions-ended' },
  'POST /api/end-session': { event: 'session-ended', method: 'link' },
  'GET /api/account/export': { event: 'account-exported' },
  'DELETE /api/account': { event: 'account-deleted' },
} satisfies Partial<Record<keyof CallsByRoute, RouteEvents[string]>>;

export const SECURITY_EVENTS: RouteEvents = {
  ...calls,
  [`GET ${AUTH_PATH}/callback/${OIDC_PROVIDER_ID}`]: { event: 'sign-in', method: 'openid' },
  [`POST ${AUTH_PATH}/passkey/verify-authentication`]: { event: 'sign-in', method: 'passkey' },
  [`POST ${AUTH_PATH}/passkey/verify-registration`]: { event: 'passkey-added' },
};
