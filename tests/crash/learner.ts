import { PASSWORD, signUp } from '../simulation/sign-up.ts';
import { CrashClient, type LearnerClient } from './client.ts';
import { ExpectedValue } from './expected-value.ts';
import { payForHeritage } from './payment.ts';
import type { World } from './world.ts';

/** A lesson that is open to everyone from the start. */
const LESSON = 'doji';
/** How many steps a learner takes before the next one arrives. */
const STEPS = 25;

/** A simulated learner who signs up, uses the product and records what the server has acknowledged. */
export interface CrashLearner {
  readonly client: LearnerClient;
  readonly email: string;
  readonly name: ExpectedValue<string>;
  readonly isLessonComplete: ExpectedValue<boolean>;
  /** Whether the lesson was ever complete: then it has earned, once. */
  hasEarned: boolean;
  /** Whether the server has said that the password works: a crash right after the link was spent may have lost it. */
  readonly hasPassword: boolean;
}

let learners = 0;

/** Learners arrive one after the other until the run is over, and each is inspected after every crash. */
export async function keepLearning(world: World, all: CrashLearner[]): Promise<void> {
  while (!world.isOver) {
    const learner = await arrive(world);
    all.push(learner);
    for (let step = 0; step < STEPS && !world.isOver; step += 1) await doSomething(world, learner, step);
  }
}

async function doSomething(world: World, learner: CrashLearner, step: number): Promise<void> {
  const chance = world.random();
  if (step === 10) await payForHeritage(world, learner);
  else if (chance < 0.4) await rename(world, learner, step);
  else if (chance < 0.9) await mark(world, learner, step % 2 === 0);
  else await signInAgain(world, learner);
}

async function arrive(world: World): Promise<CrashLearner> {
  learners += 1;
  const [client, email, name] = [new CrashClient(world), `learner-${learners}@example.com`, `Learner ${learners}`];
  const hasPassword = await signUp(client, { name, email });
  world.acknowledged += 2;
  const expected = { name: new ExpectedValue(name), isLessonComplete: new ExpectedValue(false) };
  return { client, email, ...expected, hasEarned: false, hasPassword };
}

export async function rename(world: World, { client, name }: CrashLearner, step: number): Promise<void> {
  const next = `Name ${step} of ${world.acknowledged}`;
  name.attempt(next);
  const reply = await client.send('PATCH', '/api/account', { name: next });
  if (!isAcknowledged(world, reply, 'a new name')) return;
  name.acknowledge(next);
}

export async function mark(world: World, learner: CrashLearner, completed: boolean): Promise<void> {
  const { client, isLessonComplete } = learner;
  isLessonComplete.attempt(completed);
  const masteryLevel = completed ? 'mastered' : 'learning';
  const reply = await client.send('PUT', `/api/progress/${LESSON}`, { completed, masteryLevel });
  // Reopening a lesson is limited per learner.
  if (reply?.status === 429) return;
  if (!isAcknowledged(world, reply, 'a lesson')) return;
  isLessonComplete.acknowledge(completed);
  learner.hasEarned ||= completed;
}

export async function signInAgain(world: World, { client, email, hasPassword }: CrashLearner): Promise<void> {
  if (!hasPassword) return;
  const reply = await client.send('POST', '/api/auth/sign-in/email', { email, password: PASSWORD });
  // Limited per account, whatever the address.
  if (reply?.status !== 429) isAcknowledged(world, reply, 'a session');
}

export function isAcknowledged(world: World, reply: { status: number; body: unknown } | null, what: string): boolean {
  if (reply === null) return false;
  if (reply.status !== 200) {
    world.losses.push(`Storing ${what} was answered ${reply.status} ${JSON.stringify(reply.body)}.`);
    return false;
  }
  world.acknowledged += 1;
  return true;
}

/** Compares what the server says now with what it has acknowledged. */
export async function checkLearner(world: World, { client, email, ...expected }: CrashLearner): Promise<void> {
  const lose = (loss: string) => world.losses.push(`${email} ${loss}`);
  const account = await client.look('/api/account');
  if (account.status !== 200) return void lose(`is no longer signed in (${account.status}).`);
  const { name } = account.body as { name: string };
  if (!expected.name.admits(name)) lose(`is called ${name}, not ${expected.name}.`);
  const { body } = await client.look('/api/progress');
  const lesson = (body as { patternId: string; completed: boolean }[]).find(({ patternId }) => patternId === LESSON);
  const isComplete = lesson?.completed ?? false;
  if (!expected.isLessonComplete.admits(isComplete)) lose(`has a lesson whose completion is ${isComplete}.`);
}
