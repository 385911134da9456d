import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sandboxObject } from '../../../db/schema/sandbox.ts';
import { hasField, listObjects, readObject } from '../data.ts';
import type { Work } from '../mutations.ts';
import type { Kind } from '../objects.ts';
import type { StripeError } from '../refusal.ts';
import { expandObject } from './expand.ts';
import type { Form } from './form.ts';
import { expand, listOf, readParameters, wholeNumber } from './parameters.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly body: object;
}

/** A call of Stripe's API as the sandbox answers it. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  answer(work: Work, sent: { id: string; form: Form }): Promise<ApiAnswer>;
}

interface Asked<P> {
  readonly work: Work;
  /** From the path; empty where it has none. */
  readonly id: string;
  readonly parameters: P;
}

interface Declaration<S extends z.ZodRawShape> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: S;
  /** Answers the object, or why a payment was declined: that is no refusal, for what became of it is kept. */
  run(asked: Asked<z.output<z.ZodObject<S>>>): Promise<{ object: object } | { decline: StripeError }>;
}

export function defineApiCall<S extends z.ZodRawShape>({ method, path, parameters, run }: Declaration<S>): ApiCall {
  const own = z.object(parameters);
  const all = z.strictObject({ ...parameters, expand });
  const answer: ApiCall['answer'] = async (work, { id, form }) => {
    const { expand: paths, ...rest } = readParameters(all, form) as { expand: string[] };
    const result = await run({ work, id, parameters: rest as z.output<typeof own> });
    if ('decline' in result) return { status: 402, body: { error: result.decline } };
    return { status: 200, body: await expandObject(work.db, result.object, paths) };
  };
  return { method, path, answer };
}

export function retrieveCall(kind: Kind, path: string): ApiCall {
  const run = async ({ work, id }: Asked<object>) => ({ object: await readObject(work.db, kind, id) });
  return defineApiCall({ method: 'GET', path: `${path}/:id`, parameters: {}, run });
}

const since = z.strictObject({ gt: wholeNumber, gte: wholeNumber, lt: wholeNumber, lte: wholeNumber }).partial();

const paging = {
  limit: wholeNumber.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  created: z.union([wholeNumber, since]).optional(),
};

/** A list of the newest objects, by the fields that Stripe filters them by. */
export function listCall(kind: Kind, path: string, fields: readonly string[]): ApiCall {
  const filters = Object.fromEntries(
    fields.map((field) => [field, z.union([z.string(), listOf(z.string())]).optional()]),
  );
  return defineApiCall({
    method: 'GET',
    path,
    parameters: { ...paging, ...filters },
    run: async ({ work, parameters }) => {
      const { limit, starting_after, created, ...wanted } = parameters as z.output<z.ZodObject<typeof paging>>;
      const where = [...createdFilter(created), ...fieldFilters(wanted)];
      const { data, has_more } = await listObjects(work.db, kind, { limit, startingAfter: starting_after, where });
      return { object: { object: 'list', url: path, has_more, data } };
    },
  });
}

function fieldFilters(wanted: Record<string, string | string[] | undefined>): SQL[] {
  return Object.entries(wanted).map(([field, value]) => hasField(singular(field), [value ?? []].flat()));
}

/** Events are asked for by `type` or by `types`. */
function singular(field: string): string {
  return field === 'types' ? 'type' : field;
}

const comparisons = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` };

function createdFilter(created: number | z.output<typeof since> | undefined): SQL[] {
  if (created === undefined) return [];
  if (typeof created === 'number') return [sql`${sandboxObject.created} = ${created}`];
  return Object.entries(created).map(
    ([name, moment]) => sql`${sandboxObject.created} ${comparisons[name as keyof typeof comparisons]} ${moment}`,
  );
}
