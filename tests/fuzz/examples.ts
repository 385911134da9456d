import { listCalls } from '@wickwise/contract/contract';
import { inputOf } from '../support/call-inputs.ts';
import { TEST_PASSWORD } from '../support/server.ts';

/** Placeholders in requests for values that are only known once they are sent. They look like those values. */
export const placeholders = {
  email: 'own-address@example.com',
  session: 'own-session-of-the-sender',
  purchase: 'own-purchase-of-the-sender',
} as const;

/** Bodies whose parts belong together, such as an address and its password, which no schema expresses. */
const own: readonly [route: string, body: object][] = [
  ['DELETE /api/account', { email: placeholders.email }],
  ['PUT /api/account/password', { newPassword: TEST_PASSWORD, currentPassword: TEST_PASSWORD }],
  ['POST /api/auth/sign-in/email', { email: placeholders.email, password: TEST_PASSWORD }],
  ['POST /api/auth/sign-in/magic-link', { email: placeholders.email }],
  ['POST /api/auth/sign-up/email', { name: 'New', email: 'new@example.com', password: TEST_PASSWORD }],
];

/** A body that each call takes, by its method and path as the document writes it. */
export const exampleBodies: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...listCalls().flatMap(({ name, call }) => {
    const { body } = inputOf(name) as { body?: unknown };
    return body === undefined ? [] : [[`${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`, body] as const];
  }),
  ...own,
]);
