import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { hasField, listObjects, readObject } from '../data.ts';
import { sandboxObject } from '../db/schema.ts';
import type { Context } from '../mutations.ts';
import type { Kind } from '../objects.ts';
import { type ErrorObject, withDocUrl } from '../stripe-error.ts';
import { expandObject } from './expand.ts';
import type { Form } from './form.ts';
import { arrayOf, expand, integer, parseParameters } from './parameters.ts';

export interface ApiResponse {
  readonly status: number;
  readonly body: object;
  /** Set on the saved response to an earlier request with the same idempotency key. */
  readonly isReplayed?: true;
}

/** An endpoint of Stripe's API as the sandbox implements it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  handle(context: Context, input: { id: string; form: Form }): Promise<ApiResponse>;
}

interface EndpointInput<P> {
  readonly context: Context;
  /** From the path, or empty if the path has none. */
  readonly id: string;
  readonly parameters: P;
}

interface EndpointDefinition<S extends z.ZodRawShape> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: S;
  /** Returns the object, or why a payment was declined. A decline throws no error, because its changes are kept. */
  run(input: EndpointInput<z.output<z.ZodObject<S>>>): Promise<{ object: object } | { decline: ErrorObject }>;
}

export function defineEndpoint<S extends z.ZodRawShape>({
  method,
  path,
  parameters,
  run,
}: EndpointDefinition<S>): Endpoint {
  const own = z.object(parameters);
  const accepted = z.strictObject({ ...parameters, expand });
  const handle: Endpoint['handle'] = async (context, { id, form }) => {
    const { expand: paths, ...rest } = parseParameters(accepted, form) as { expand: string[] };
    const result = await run({ context, id, parameters: rest as z.output<typeof own> });
    if ('decline' in result) return { status: 402, body: { error: withDocUrl(result.decline) } };
    return { status: 200, body: await expandObject(context.db, result.object, paths) };
  };
  return { method, path, handle };
}

export function retrieveEndpoint(kind: Kind, path: string): Endpoint {
  const run = async ({ context, id }: EndpointInput<object>) => ({ object: await readObject(context.db, kind, id) });
  return defineEndpoint({ method: 'GET', path: `${path}/:id`, parameters: {}, run });
}

const createdRange = z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial();

const paging = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  created: z.union([integer, createdRange]).optional(),
};

/** Lists the newest objects. `fields` are those that Stripe filters this kind by. */
export function listEndpoint(kind: Kind, path: string, fields: readonly string[]): Endpoint {
  const filters = Object.fromEntries(
    fields.map((field) => [field, z.union([z.string(), arrayOf(z.string())]).optional()]),
  );
  return defineEndpoint({
    method: 'GET',
    path,
    parameters: { ...paging, ...filters },
    run: async ({ context, parameters }) => {
      const { limit, starting_after, created, ...values } = parameters as z.output<z.ZodObject<typeof paging>>;
      const where = [...createdFilter(created), ...fieldFilters(values)];
      const { data, has_more } = await listObjects(context.db, kind, { limit, startingAfter: starting_after, where });
      return { object: { object: 'list', url: path, has_more, data } };
    },
  });
}

function fieldFilters(values: Record<string, string | string[] | undefined>): SQL[] {
  return Object.entries(values).map(([field, value]) => hasField(singular(field), [value ?? []].flat()));
}

/** Events are filtered by `type` or by `types`. */
function singular(field: string): string {
  return field === 'types' ? 'type' : field;
}

const comparisons = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` };

function createdFilter(created: number | z.output<typeof createdRange> | undefined): SQL[] {
  if (created === undefined) return [];
  if (typeof created === 'number') return [sql`${sandboxObject.created} = ${created}`];
  return Object.entries(created).map(
    ([name, moment]) => sql`${sandboxObject.created} ${comparisons[name as keyof typeof comparisons]} ${moment}`,
  );
}
