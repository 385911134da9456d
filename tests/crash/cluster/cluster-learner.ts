import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Flashcard } from '@wickwise/contract/review';
import { callUntilAnswered } from '../../simulation/retry.ts';
import { PASSWORD } from '../../simulation/sign-up.ts';
import { ExpectedValue } from '../expected-value.ts';
import { type CrashLearner, isAcknowledged, mark, rename, signInAgain } from '../learner.ts';
import type { World } from '../world.ts';
import { ClusterClient } from './cluster-client.ts';
import type { Incidents } from './incidents.ts';

/** Between two writes of a learner. */
const THINK_MS = { least: 1_000, most: 3_000 };

/** A learner whose flashcard grades are entries of a log, each with an id of its own. */
export interface ClusterLearner extends CrashLearner {
  readonly client: ClusterClient;
  readonly sentGrades: string[];
  readonly acknowledgedGrades: string[];
}

interface Arrival {
  readonly addresses: readonly string[];
  readonly incidents: Incidents;
  readonly email: string;
}

/** Signs in a learner who is in the database already. */
export async function arrive({ origin }: World, { addresses, incidents, email }: Arrival): Promise<ClusterLearner> {
  const client = new ClusterClient({ origin, addresses, incidents });
  const body = { email, password: PASSWORD };
  const reply = await callUntilAnswered({ client, method: 'POST', path: '/api/auth/sign-in/email', body });
  if (reply.status !== 200)
    throw new Error(`${email} could not sign in: ${reply.status} ${JSON.stringify(reply.body)}`);
  return {
    client,
    email,
    name: new ExpectedValue(email),
    isLessonComplete: new ExpectedValue(false),
    hasEarned: false,
    hasPassword: true,
    sentGrades: [],
    acknowledgedGrades: [],
  };
}

/** Writes until the run is over. */
export async function keepWriting(world: World, learner: ClusterLearner): Promise<void> {
  const cards = (await learner.client.look('/api/flashcards')).body as Flashcard[];
  for (let step = 0; !world.isOver; step += 1) {
    await pause(THINK_MS.least + world.random() * (THINK_MS.most - THINK_MS.least));
    const chance = world.random();
    if (chance < 0.6) await grade(world, learner, cards[Math.floor(world.random() * cards.length)]?.id ?? '');
    else if (chance < 0.8) await rename(world, learner, step);
    else if (chance < 0.98) await mark(world, learner, step % 2 === 0);
    else await signInAgain(world, learner);
  }
}

/** Sends a grade until it is acknowledged, as our page does: each time with the same id. */
async function grade(world: World, { client, sentGrades, acknowledgedGrades }: ClusterLearner, cardId: string) {
  const id = randomUUID();
  const entry = { kind: 'grade', id, cardId, grade: 'good', reviewedAt: new Date().toISOString() };
  sentGrades.push(id);
  const body = { entries: [entry] };
  const reply = await callUntilAnswered({ client, method: 'POST', path: '/api/reviews', body });
  if (!isAcknowledged(world, reply, 'a grade')) return;
  const { refused } = reply.body as { refused: string[] };
  if (refused.length > 0) world.losses.push(`A grade of ${cardId} was refused.`);
  acknowledgedGrades.push(id);
}
