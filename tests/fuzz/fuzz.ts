import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { patterns } from '@wickwise/curriculum/patterns';
import fc from 'fast-check';
import { type InjectedResponse, injectBriefly } from '../support/inject.ts';
import type { TestServer } from '../support/server.ts';
import { type ActorCredentials, createActors, insertOwn } from './actors.ts';
import { createBystander } from './bystander.ts';
import { createJudge, type JudgedAnswer, type Principal } from './judge.ts';
import { type Operation, readOperations } from './operations.ts';
import { type FuzzRequest, requestOf } from './requests.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly calls: number;
}

/** An answer that is wrong, with what repeats it: the seed of the run, its place in it, and the request. */
export interface FuzzFailure {
  readonly index: number;
  readonly principal: Principal;
  readonly request: FuzzRequest;
  readonly status: number;
  readonly body: string;
  readonly problems: readonly string[];
}

export interface FuzzRun extends FuzzOptions {
  /** How often each kind of call got each status. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly failures: readonly FuzzFailure[];
  /** The state of the learner who made no calls. */
  readonly harm: readonly string[];
}

const PEOPLE: readonly Principal[] = ['visitor', 'genesis', 'heritage'];

/** What only readers with heritage may see: one text of each of their lessons. */
const premiumTexts = patterns
  .filter(({ requiredTier }) => requiredTier === 'heritage')
  .map((entry) => entry.definition);

/** Makes calls of every documented kind as every kind of person, the same ones for the same seed. */
export async function fuzz(server: TestServer, { seed, calls }: FuzzOptions): Promise<FuzzRun> {
  const bystander = await createBystander(server);
  const { origin } = server;
  const kinds = (await readOperations(server.app)).map((operation) => ({
    operation,
    requests: requestOf(operation, bystander.knownTexts, origin),
  }));
  const [actors, judge] = [createActors(server), createJudge(premiumTexts)];
  const statuses = new Map<string, Map<number, number>>();
  const failures: FuzzFailure[] = [];
  for (let index = 0; index < calls; index += 1) {
    const { operation, requests } = pick(kinds, index);
    const [request] = fc.sample(requests, { seed: seedOf(seed, index), numRuns: 1 });
    if (request === undefined) throw new Error('No request was made up.');
    const presented = await actors.present(pick(PEOPLE, Math.floor(index / kinds.length)), request.cookie);
    const { principal } = presented;
    const answer = await send(server, { request, presented, address: addressOf(index) });
    count(statuses, operation, answer.status);
    const problems = judge({ operation, principal, isRouted: request.isRouted, answer });
    if (problems.length > 0) failures.push({ index, principal, request, ...answer, problems });
  }
  return { seed, calls, statuses, failures, harm: await bystander.findHarm() };
}

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
}

/** Each call has a seed of its own, so that leaving one out does not change the next. */
function seedOf(seed: number, index: number): number {
  return Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
}

/** Each call comes from its own network, so that rate limits by address stop none. */
function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

interface SendInput {
  readonly request: FuzzRequest;
  readonly presented: ActorCredentials;
  readonly address: string;
}

async function send({ app }: TestServer, { request, presented, address }: SendInput): Promise<JudgedAnswer> {
  const { method, url, headers, body } = request;
  const { cookie, own } = presented;
  const response = await injectBriefly(app, {
    method,
    url: insertOwn(url, own),
    headers: { ...headers, ...(cookie !== null && { cookie }) },
    remoteAddress: address,
    ...(body !== null && { payload: typeof body === 'string' ? insertOwn(body, own) : body }),
  });
  return { status: response.statusCode, headers: response.headers, body: textOf(response) };
}

/** The body as a browser reads it. */
function textOf({ headers, rawPayload }: InjectedResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString();
  return (encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
}

function count(statuses: Map<string, Map<number, number>>, { method, path }: Operation, status: number): void {
  const kind = `${method} ${path}`;
  const counts = statuses.get(kind) ?? new Map<number, number>();
  statuses.set(kind, counts.set(status, (counts.get(status) ?? 0) + 1));
}
