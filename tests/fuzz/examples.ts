import { listCalls } from '@wickwise/contract/contract';
import { inputOf } from '../support/call-inputs.ts';
import { TEST_PASSWORD } from '../support/server.ts';
import { placeholders } from './actors.ts';

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
