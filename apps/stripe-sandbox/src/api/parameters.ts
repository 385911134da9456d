import { z } from 'zod';
import { PAYMENT_METHOD_TYPES } from '../payment/payment-objects.ts';
import { invalidRequest, type StripeError } from '../stripe-error.ts';
import type { Form } from './form.ts';

export const boolean = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

export const integer = z
  .string()
  .regex(/^\d{1,12}$/, 'must be a whole number')
  .transform(Number);

export const currency = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{3}$/, 'must be a three-letter ISO code');

/** Arrays arrive as forms whose names are the indices. */
export function arrayOf<T extends z.ZodType>(item: T) {
  return z.preprocess((input) => (isForm(input) ? Object.values(input) : input), z.array(item));
}

function isForm(input: unknown): input is Form {
  return typeof input === 'object' && input !== null;
}

export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 50, 'can have up to 50 keys')
  .default({});

/** The optional parameters of a payment intent, which a checkout session takes as `payment_intent_data`. */
export const paymentIntentData = {
  metadata,
  description: z.string().max(1000).optional(),
  receipt_email: z.email().optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
};

export const allowedTypes = arrayOf(z.enum(PAYMENT_METHOD_TYPES)).optional();

export const expand = arrayOf(z.string()).default([]);

/** Returns the parameters as `schema` has them, or throws Stripe's error about the first that is wrong. */
export function parseParameters<S extends z.ZodType>(schema: S, form: Form): z.output<S> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  throw parameterError(parsed.error.issues[0], form);
}

function parameterError(issue: z.core.$ZodIssue | undefined, form: Form): StripeError {
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') {
    const param = parameterName([...path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = parameterName(path);
  if (!isPresent(form, path)) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return invalidRequest(`Invalid ${param}: ${issue?.message ?? 'not understood'}.`, { param });
}

/** `line_items[0][quantity]`, as Stripe names parameters. */
function parameterName([first = '', ...rest]: string[]): string {
  return first + rest.map((name) => `[${name}]`).join('');
}

function isPresent(form: Form, path: readonly string[]): boolean {
  let value: string | Form | undefined = form;
  for (const name of path) value = typeof value === 'object' ? value[name] : undefined;
  return value !== undefined;
}
