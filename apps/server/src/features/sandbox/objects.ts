import Stripe from 'stripe';
import type { StripeError } from './refusal.ts';

// As Stripe's own types have them, with references as ids: that is how they are stored.
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
  /** What its payment intent will be made with. Never shown. */
  readonly payment_intent_data: PaymentIntentData;
  readonly success_url: string;
};

export interface PaymentIntentData {
  readonly metadata?: Record<string, string> | undefined;
  readonly description?: string | undefined;
  readonly receipt_email?: string | undefined;
  readonly statement_descriptor_suffix?: string | undefined;
}

/** What is stored, by the name that each object carries itself. */
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

/** The payment intent that an object belongs to. */
export function paymentIntentOf(object: StoredObject): string | null {
  if (object.object === 'payment_intent') return object.id;
  return 'payment_intent' in object && typeof object.payment_intent === 'string' ? object.payment_intent : null;
}

/** An object as the API shows it unless more is asked for. */
export function shown<T extends object>(object: T): T {
  const { line_items: _, payment_intent_data: __, ...rest } = object as T & Partial<Session>;
  return rest as T;
}

/** What of a payment a browser that holds its client secret may see. */
export function browserView({ id, object, status, client_secret, next_action, amount, currency }: PaymentIntent) {
  return { id, object, status, client_secret, next_action, amount, currency, livemode: false };
}

/** The error of a browser's answer: what concerns the payment as a whole is cut down to what a browser may see. */
export function browserError({ payment_intent: _, payment_method: __, ...error }: StripeError): StripeError {
  return error;
}
