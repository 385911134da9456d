import Stripe from 'stripe';
import type { ErrorObject } from './stripe-error.ts';

// Stripe's own types, narrowed to how objects are stored: they refer to each other by id.
export type PaymentIntent = Stripe.PaymentIntent & {
  readonly client_secret: string;
  readonly latest_charge: string | null;
  readonly payment_method: string | null;
};
export type PaymentMethod = Stripe.PaymentMethod;
export type Charge = Stripe.Charge & { readonly payment_intent: string };
export type Refund = Stripe.Refund & { readonly charge: string; readonly payment_intent: string };
export type Dispute = Stripe.Dispute & { readonly charge: string; readonly payment_intent: string };
export type Session = Stripe.Checkout.Session & {
  readonly amount_total: number;
  readonly currency: string;
  readonly line_items: Stripe.ApiList<Stripe.LineItem>;
  readonly payment_intent: string | null;
  /** The parameters of its payment intent, which the API never shows. */
  readonly payment_intent_data: PaymentIntentData;
  readonly success_url: string;
};

export interface PaymentIntentData {
  readonly metadata?: Record<string, string> | undefined;
  readonly description?: string | undefined;
  readonly receipt_email?: string | undefined;
  readonly statement_descriptor_suffix?: string | undefined;
}

/** The stored objects by kind, which is their own `object` field. */
export interface StoredObjects {
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  'checkout.session': Session;
  event: Stripe.Event;
}
export type Kind = keyof StoredObjects;
export type StoredObject = StoredObjects[Kind];

/** The version of Stripe's API that the installed SDK was made for. */
export const API_VERSION: string = Stripe.API_VERSION;

/** Returns the payment intent that an object belongs to. */
export function paymentIntentOf(object: StoredObject): string | null {
  if (object.object === 'payment_intent') return object.id;
  return 'payment_intent' in object && typeof object.payment_intent === 'string' ? object.payment_intent : null;
}

/** An object with every field that `expand` can show. */
export function expandable<T extends object>(object: T): T {
  const { payment_intent_data: _, ...rest } = object as T & Partial<Session>;
  return rest as T;
}

/** An object as the API shows it without `expand`. */
export function apiView<T extends object>(object: T): T {
  const { line_items: _, ...rest } = expandable(object) as T & Partial<Session>;
  return rest as T;
}

/** What a browser with the client secret may see of a payment. */
export function browserView({ id, object, status, client_secret, next_action, amount, currency }: PaymentIntent) {
  return { id, object, status, client_secret, next_action, amount, currency, livemode: false };
}

/** What a browser may see of an error. */
export function browserError({ payment_intent: _, payment_method: __, ...error }: ErrorObject): ErrorObject {
  return error;
}
