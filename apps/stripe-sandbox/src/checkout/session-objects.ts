import type Stripe from 'stripe';
import { newId, randomText } from '../ids.ts';
import { type Context, unixSeconds } from '../mutations.ts';
import type { PaymentIntentData, Session } from '../objects.ts';
import { PAYMENT_METHOD_TYPES } from '../payment/payment-objects.ts';

export interface Line {
  readonly quantity: number;
  readonly price_data: {
    readonly currency: string;
    readonly unit_amount: number;
    readonly product_data: { readonly name: string };
  };
}

export interface SessionParams {
  readonly line_items: readonly Line[];
  readonly metadata: Record<string, string>;
  readonly payment_intent_data: PaymentIntentData;
  readonly allowed_payment_method_types?: string[] | undefined;
  readonly success_url: string;
  readonly cancel_url?: string | undefined;
  readonly client_reference_id?: string | undefined;
  readonly customer_email?: string | undefined;
  /** Whether a coupon takes everything off. */
  readonly isFree: boolean;
  readonly expiresAt: Date;
}

export function buildSession(context: Context, params: SessionParams): Session {
  const id = newId('checkout.session');
  const subtotal = params.line_items.map(amountOf).reduce((sum, amount) => sum + amount, 0);
  const discount = params.isFree ? subtotal : 0;
  return {
    ...sessionDefaults,
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: subtotal - discount,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: unixSeconds(context.now),
    currency: params.line_items[0]?.price_data.currency ?? 'usd',
    customer_email: params.customer_email ?? null,
    expires_at: unixSeconds(params.expiresAt),
    line_items: lineItems(id, params),
    metadata: params.metadata,
    payment_intent_data: params.payment_intent_data,
    payment_method_types: params.allowed_payment_method_types ?? [...PAYMENT_METHOD_TYPES],
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    payment_status: subtotal === discount ? 'no_payment_required' : 'unpaid',
    success_url: params.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id),
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    url: `${context.publicUrl}/sandbox/checkout/${id}`,
  };
}

function amountOf({ quantity, price_data }: Line): number {
  return quantity * price_data.unit_amount;
}

function lineItems(sessionId: string, { line_items, isFree }: SessionParams): Stripe.ApiList<Stripe.LineItem> {
  const url = `/v1/checkout/sessions/${sessionId}/line_items`;
  return { object: 'list', data: line_items.map((line) => lineItem(line, isFree)), has_more: false, url };
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

const sessionDefaults = {
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
