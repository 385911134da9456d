import type Stripe from 'stripe';
import { newId, randomText } from './ids.ts';
import { inSeconds, type Work } from './mutations.ts';
import type { Charge, PaymentIntent, PaymentIntentData, PaymentMethod } from './objects.ts';
import type { StripeError } from './refusal.ts';
import type { TestMethod } from './test-methods.ts';

/** The ways to pay, when it is not said which. */
export const METHOD_TYPES = ['card', 'us_bank_account'] as const;

export interface NewIntent extends PaymentIntentData {
  readonly amount: number;
  readonly currency: string;
  readonly payment_method_types?: string[] | undefined;
  readonly automatic_payment_methods?: Stripe.PaymentIntent.AutomaticPaymentMethods | undefined;
}

/** A payment intent that waits for a way to pay. */
export function newIntent(work: Work, wanted: NewIntent): PaymentIntent {
  const id = newId('payment_intent');
  const { amount, currency, metadata = {}, payment_method_types = [...METHOD_TYPES] } = wanted;
  return {
    ...unusedIntentFields,
    id,
    object: 'payment_intent',
    ...{ amount, currency, metadata, payment_method_types },
    automatic_payment_methods: wanted.automatic_payment_methods ?? null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: inSeconds(work.now),
    description: wanted.description ?? null,
    receipt_email: wanted.receipt_email ?? null,
    status: 'requires_payment_method',
  };
}

const unusedIntentFields = {
  allowed_payment_method_types: null,
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
  statement_descriptor_suffix: null,
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

/** What is kept of a card or an account: never its number. */
export function newPaymentMethod(work: Work, method: TestMethod, payer: Payer, expiry: Expiry): PaymentMethod {
  const last4 = method.number.slice(-4);
  return {
    id: newId('payment_method'),
    object: 'payment_method',
    billing_details: billingDetails(payer),
    created: inSeconds(work.now),
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

export interface NewCharge {
  readonly intent: PaymentIntent;
  readonly method: PaymentMethod;
  readonly status: 'succeeded' | 'pending' | 'failed';
  readonly decline?: StripeError;
}

export function newCharge(work: Work, { intent, method, status, decline }: NewCharge): Charge {
  const { amount, currency, description, metadata, receipt_email } = intent;
  return {
    ...unusedChargeFields,
    id: newId('charge'),
    object: 'charge',
    ...{ amount, currency, description, metadata, receipt_email, status },
    amount_captured: status === 'succeeded' ? amount : 0,
    billing_details: method.billing_details,
    captured: status === 'succeeded',
    created: inSeconds(work.now),
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: outcomeOf(status, decline),
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: chargedWith(method),
  };
}

const unusedChargeFields = {
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: 'WICKWISE SANDBOX',
  customer: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Charge>;

function outcomeOf(status: NewCharge['status'], decline: StripeError | undefined): Stripe.Charge.Outcome {
  const isDeclined = status === 'failed';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: isDeclined ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.decline_code ?? null,
    seller_message: isDeclined ? 'The bank declined the payment.' : 'Payment complete.',
    type: isDeclined ? 'issuer_declined' : 'authorized',
  };
}

function chargedWith({ type, card, us_bank_account }: PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (card === undefined) {
    const { last4 = null, routing_number = null, bank_name = null } = us_bank_account ?? {};
    const account = { account_holder_type: null, account_type: null, fingerprint: null, payment_reference: null };
    return { type, us_bank_account: { ...account, last4, routing_number, bank_name } };
  }
  const { brand, checks, country, exp_month, exp_year, funding, last4 } = card;
  return { type, card: { ...unusedCardFields, brand, checks, country, exp_month, exp_year, funding, last4 } };
}

const unusedCardFields = {
  amount_authorized: null,
  authorization_code: null,
  electronic_commerce_indicator: null,
  installments: null,
  mandate: null,
  network: 'visa',
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
} satisfies Partial<Stripe.Charge.PaymentMethodDetails.Card>;
