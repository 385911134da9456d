import { z } from 'zod';
import { PAYMENT_METHOD_TYPES } from '../payment/payment-objects.ts';
import { invalidRequest, type StripeError } from '../stripe-error.ts';
import { currencies } from './currencies.ts';
import type { Form } from './form.ts';

export const boolean = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

const INVALID_INTEGER = 'Invalid integer';
const UNKNOWN_CURRENCY = 'Invalid currency';

export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, INVALID_INTEGER)
  .transform(Number);

/** An amount of money, in the currency's smallest unit. */
export const amount = integer.pipe(z.number().min(1));

export const currency = z
  .string()
  .toLowerCase()
  .refine((code) => currencies.includes(code), UNKNOWN_CURRENCY);

/** What a browser accepts as an address. */
export const emailAddress = z.email({ pattern: z.regexes.html5Email }).max(254);

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
  receipt_email: emailAddress.optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
};

export const allowedTypes = arrayOf(z.enum(PAYMENT_METHOD_TYPES)).optional();

const MAX_EXPAND_LEVELS = 4;
const TOO_DEEP = `You cannot expand more than ${MAX_EXPAND_LEVELS} levels of a property`;

export const expand = arrayOf(
  z.string().refine((path) => path.split('.').length <= MAX_EXPAND_LEVELS, TOO_DEEP),
).default([]);

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
  const value = valueAt(form, path);
  if (value === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return valueError(issue, { value: String(value), param });
}

/** What is wrong with a value, in Stripe's words. */
function valueError(
  issue: z.core.$ZodIssue | undefined,
  { value, param }: { value: string; param: string },
): StripeError {
  const { message = 'not understood' } = issue ?? {};
  if (message === INVALID_INTEGER) return invalidRequest(`${message}: ${value}`, { code: NO_INTEGER, param });
  if (issue?.code === 'too_small' && issue.origin === 'number') {
    const minimum = `This value must be greater than or equal to ${issue.minimum}.`;
    return invalidRequest(minimum, { code: NO_INTEGER, param });
  }
  if (message === UNKNOWN_CURRENCY) {
    const supported = `Stripe currently supports these currencies: ${currencies.join(', ')}`;
    return invalidRequest(`${message}: ${value.toLowerCase()}. ${supported}`, { param });
  }
  if (message === TOO_DEEP) return invalidRequest(`${message} (got: ${value}).`, { param: 'expand' });
  return invalidRequest(`Invalid ${param}: ${message}.`, { param });
}

const NO_INTEGER = 'parameter_invalid_integer';

/** `line_items[0][quantity]`, as Stripe names parameters. */
function parameterName([first = '', ...rest]: string[]): string {
  return first + rest.map((name) => `[${name}]`).join('');
}

function valueAt(form: Form, path: readonly string[]): string | Form | undefined {
  let value: string | Form | undefined = form;
  for (const name of path) value = typeof value === 'object' ? value[name] : undefined;
  return value;
}
