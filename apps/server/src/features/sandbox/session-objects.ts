import type Stripe from 'stripe';
import { newId, randomText } from './ids.ts';
import { inSeconds, type Work } from './mutations.ts';
import type { PaymentIntentData, Session } from './objects.ts';
import { METHOD_TYPES } from './payment-objects.ts';

export interface Line {
  readonly quantity: number;
  readonly price_data: {
    readonly currency: string;
    readonly unit_amount: number;
    readonly product_data: { readonly name: string };
  };
}

export interface NewSession {
  readonly lines: readonly Line[];
  /** Takes everything off. */
  readonly isFree: boolean;
  readonly metadata: Record<string, string>;
  readonly paymentIntentData: PaymentIntentData;
  readonly allowedTypes: string[] | null;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly clientReferenceId: string | null;
  readonly customerEmail: string | null;
  readonly expiresAt: Date;
}

export function newSession(work: Work, wanted: NewSession): Session {
  const id = newId('checkout.session');
  const subtotal = wanted.lines.map(amountOf).reduce((sum, amount) => sum + amount, 0);
  const discount = wanted.isFree ? subtotal : 0;
  return {
    ...unusedSessionFields,
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: subtotal - discount,
    cancel_url: wanted.cancelUrl,
    client_reference_id: wanted.clientReferenceId,
    created: inSeconds(work.now),
    currency: wanted.lines[0]?.price_data.currency ?? 'usd',
    customer_email: wanted.customerEmail,
    expires_at: inSeconds(wanted.expiresAt),
    line_items: listOfLines(id, wanted),
    metadata: wanted.metadata,
    payment_intent_data: wanted.paymentIntentData,
    payment_method_types: wanted.allowedTypes ?? [...METHOD_TYPES],
    allowed_payment_method_types: wanted.allowedTypes,
    payment_status: subtotal === discount ? 'no_payment_required' : 'unpaid',
    success_url: wanted.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    url: `${work.publicUrl}/sandbox/checkout/${id}`,
  };
}

function amountOf({ quantity, price_data }: Line): number {
  return quantity * price_data.unit_amount;
}

function listOfLines(sessionId: string, { lines, isFree }: NewSession): Stripe.ApiList<Stripe.LineItem> {
  const url = `/v1/checkout/sessions/${sessionId}/line_items`;
  return { object: 'list', data: lines.map((line) => lineItem(line, isFree)), has_more: false, url };
}

function lineItem(line: Line, isFree: boolean): Stripe.LineItem {
  const amount = amountOf(line);
  return {
    id: `li_${randomText(24)}`,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: isFree ? amount : 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: isFree ? 0 : amount,
    currency: line.price_data.currency,
    description: line.price_data.product_data.name,
    metadata: {},
    price: null,
    quantity: line.quantity,
  };
}

const unusedSessionFields = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Session>;
