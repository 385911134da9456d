import { z } from 'zod';
import { METHOD_TYPES } from '../payment-objects.ts';
import { invalidRequest, type Refusal } from '../refusal.ts';
import type { Form } from './form.ts';

export const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

export const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/, 'must be a whole number')
  .transform(Number);

export const currency = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{3}$/, 'must be a three-letter ISO code');

/** Lists arrive with their indices as names. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.preprocess(
    (given) => (given instanceof Object || isForm(given) ? Object.values(given) : given),
    z.array(item),
  );
}

function isForm(given: unknown): given is Form {
  return typeof given === 'object' && given !== null;
}

export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((given) => Object.keys(given).length <= 50, 'can have up to 50 keys')
  .default({});

/** What else a payment intent can be made with, here and for a checkout session. */
export const paymentIntentData = {
  metadata,
  description: z.string().max(1000).optional(),
  receipt_email: z.email().optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
};

export const allowedTypes = listOf(z.enum(METHOD_TYPES)).optional();

export const expand = listOf(z.string()).default([]);

/** Checks what was sent. What Stripe calls it when something is wrong with it is thrown. */
export function readParameters<S extends z.ZodType>(schema: S, given: Form): z.output<S> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error.issues[0], given);
}

function refusalOf(issue: z.core.$ZodIssue | undefined, given: Form): Refusal {
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(path);
  if (!isGiven(given, path)) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return invalidRequest(`Invalid ${param}: ${issue?.message ?? 'not understood'}.`, { param });
}

/** `line_items[0][quantity]`, as Stripe names parameters. */
function nameOf([first = '', ...rest]: string[]): string {
  return first + rest.map((name) => `[${name}]`).join('');
}

function isGiven(given: Form, path: readonly string[]): boolean {
  let value: string | Form | undefined = given;
  for (const name of path) value = typeof value === 'object' ? value[name] : undefined;
  return value !== undefined;
}
