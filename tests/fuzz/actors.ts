import { eq } from 'drizzle-orm';
import { purchase } from '../../apps/server/src/db/schema/access.ts';
import { session } from '../../apps/server/src/db/schema/identity.ts';
import { hasHeritageAccess } from '../../apps/server/src/features/access/entitlement.ts';
import { createLearner, type TestLearner, type TestServer } from '../support/server.ts';
import { placeholders } from './examples.ts';
import type { Principal } from './judge.ts';
import type { CookieKind } from './requests.ts';

/** The credentials that an actor's requests carry. */
export interface ActorCredentials {
  readonly cookie: string | null;
  /** The identity the server should see. */
  readonly principal: Principal;
  /** Their own values, by placeholder. */
  readonly own: Readonly<Record<string, string>>;
}

/** The people whose requests are made. A call may end a session, an account or a purchase: then they begin again. */
export interface Actors {
  present(as: Principal, kind: CookieKind): Promise<ActorCredentials>;
}

export function insertOwn(text: string, own: ActorCredentials['own']): string {
  return Object.entries(own).reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, value), text);
}

export function createActors(server: TestServer): Actors {
  const people = new Map<Principal, Person>();
  let made = 0;
  const revive = async (as: Exclude<Principal, 'visitor'>): Promise<Person> => {
    const present = people.get(as);
    if (present !== undefined && (await isAs(server, present.learner, as))) return present;
    made += 1;
    const learner = await createLearner(server, { role: as, email: `${as}-${made}@example.com` });
    const person = { learner, own: await findOwn(server, learner) };
    people.set(as, person);
    return person;
  };
  return {
    async present(as, kind) {
      if (as === 'visitor') return { cookie: kind === 'garbage' ? GARBAGE : null, principal: 'visitor', own: {} };
      const { learner, own } = await revive(as);
      const { cookie } = learner;
      if (kind === 'own') return { cookie, principal: as, own };
      return { cookie: spoil(cookie, kind), principal: 'visitor', own };
    },
  };
}

interface Person {
  readonly learner: TestLearner;
  readonly own: ActorCredentials['own'];
}

async function findOwn(server: TestServer, { id, email }: TestLearner): Promise<ActorCredentials['own']> {
  const { db } = server.runtime;
  const [opened] = await db.select().from(session).where(eq(session.userId, id));
  const [bought] = await db.select().from(purchase).where(eq(purchase.userId, id));
  return {
    [placeholders.email]: email,
    ...(opened && { [placeholders.session]: opened.id }),
    ...(bought && { [placeholders.purchase]: bought.id }),
  };
}

async function isAs(server: TestServer, learner: TestLearner, as: Principal): Promise<boolean> {
  const found = await server.app.findLearner(tokenOf(learner.cookie));
  if (found === null) return false;
  return as === 'heritage' ? hasHeritageAccess(found) : found.tier === as;
}

export function tokenOf(cookie: string): string {
  return decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? '';
}

const GARBAGE = `wickwise.session_token=%00; a=%E0%A4%A; =; wickwise.session_token; b=${'x'.repeat(2_000)}; __proto__=1`;

/** A cookie without a valid session. */
function spoil(cookie: string, kind: Exclude<CookieKind, 'own'>): string | null {
  if (kind === 'none') return null;
  return kind === 'garbage' ? GARBAGE : cookie.replace('=', '=0');
}
