import type Stripe from 'stripe';
import { newId, randomText } from '../ids.ts';
import { type Context, unixSeconds } from '../mutations.ts';
import type { PaymentIntent, PaymentIntentData, PaymentMethod } from '../objects.ts';
import type { TestMethod } from './test-methods.ts';

/** The payment method types that are allowed unless the request lists others. */
export const PAYMENT_METHOD_TYPES = ['card', 'us_bank_account'] as const;

export interface IntentParams extends PaymentIntentData {
  readonly amount: number;
  readonly currency: string;
  readonly allowed_payment_method_types?: string[] | null | undefined;
  readonly automatic_payment_methods?: Stripe.PaymentIntent.AutomaticPaymentMethods | undefined;
}

/** Builds a payment intent that has no payment method yet. */
export function buildIntent(context: Context, params: IntentParams): PaymentIntent {
  const id = newId('payment_intent');
  const { amount, currency, metadata = {}, allowed_payment_method_types = null } = params;
  return {
    ...intentDefaults,
    id,
    object: 'payment_intent',
    amount,
    currency,
    metadata,
    allowed_payment_method_types,
    automatic_payment_methods: params.automatic_payment_methods ?? null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: unixSeconds(context.now),
    description: params.description ?? null,
    payment_method_types: allowed_payment_method_types ?? [...PAYMENT_METHOD_TYPES],
    receipt_email: params.receipt_email ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
  };
}

const intentDefaults = {
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  transfer_group: null,
} as const satisfies Partial<PaymentIntent>;

export interface Payer {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

export interface Expiry {
  readonly exp_month: number;
  readonly exp_year: number;
}

/** Builds what is stored of a card or an account, which is never its number. */
export function buildPaymentMethod(context: Context, method: TestMethod, payer: Payer, expiry: Expiry): PaymentMethod {
  const last4 = method.number.slice(-4);
  return {
    id: newId('payment_method'),
    object: 'payment_method',
    billing_details: billingDetails(payer),
    created: unixSeconds(context.now),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: method.type,
    ...(method.type === 'card' ? { card: cardOf(last4, expiry) } : { us_bank_account: accountOf(last4) }),
  };
}

function billingDetails({ name, email }: Payer): Stripe.PaymentMethod.BillingDetails {
  return { address: null, email: email ?? null, name: name ?? null, phone: null, tax_id: null };
}

function cardOf(last4: string, expiry: Expiry): Stripe.PaymentMethod.Card {
  return {
    ...expiry,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: 'visa',
    funding: 'credit',
    generated_from: null,
    last4,
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function accountOf(last4: string): Stripe.PaymentMethod.UsBankAccount {
  return {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    financial_connections_account: null,
    fingerprint: null,
    last4,
    networks: null,
    routing_number: '110000000',
    status_details: null,
  };
}
