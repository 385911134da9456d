import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { CallError } from './errors.ts';

/** In place of the schema library's own words about a field, which learners don't know. `/api/docs` has the form. */
const MALFORMED = 'This request is incomplete, or not in the form we expect.';

/** Validates a request by its schema. Of what is wrong it says the sentences that the contract has for it, each once. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input) => {
    const { data, error } = schema.safeParse(input, { error: () => MALFORMED });
    if (error === undefined) return { value: data };
    const sentences = new Set(error.issues.map(({ message }) => message));
    if (sentences.size > 1) sentences.delete(MALFORMED);
    return { error: new CallError('invalid_request', [...sentences].join(' ')) };
  };
